import { type ReactNode, Suspense, useRef } from 'react';
import { mapPart } from '#messages/parts/map.ts';
import { useTexts } from '#messages/use-texts.ts';
import { useWanted } from './use-wanted.ts';
import './map-frame.css';

/**
 * `waiting` until it's wanted, `starting` while code and data load, `ready` on the screen, `lost` while the
 * graphics card has dropped it, `no-webgl` and `failed` permanently.
 */
export type MapStatus = 'waiting' | 'starting' | 'ready' | 'lost' | 'no-webgl' | 'failed';

interface MapFrameProps {
  className: string;
  label: string;
  status: MapStatus;
  /** Whether the map starts at once. */
  isAsked: boolean;
  /** What's shown until the map runs, or without JavaScript. */
  still: ReactNode;
  /** The map, rendered only once it's wanted. */
  children: ReactNode;
}

export function MapFrame({ className, label, status, isAsked, still, children }: MapFrameProps) {
  const { mapTexts } = useTexts(mapPart);
  const frame = useRef<HTMLElement>(null);
  const [isWanted, want] = useWanted(frame, isAsked);
  return (
    <section
      ref={frame}
      className={className}
      data-map-status={status}
      // The live map names itself.
      aria-label={status === 'ready' ? undefined : label}
    >
      {still}
      {isWanted ? (
        <Suspense fallback={<MapStatusNote status="starting" />}>{children}</Suspense>
      ) : (
        <button
          type="button"
          className="absolute bottom-3 left-3 z-2 min-h-(--tap) rounded-xs border bg-paper px-4 noscript:hidden print:hidden"
          onClick={want}
        >
          {mapTexts.open}
        </button>
      )}
    </section>
  );
}

/** Why the map isn't there (yet); nothing while it is. */
export function MapStatusNote({ status }: { status: MapStatus }) {
  const { mapTexts } = useTexts(mapPart);
  const notes: Record<MapStatus, string | null> = {
    waiting: null,
    starting: mapTexts.loading,
    ready: null,
    lost: mapTexts.lost,
    'no-webgl': mapTexts.noWebgl,
    failed: mapTexts.failed,
  };
  return (
    <p
      role="status"
      className="map-panel absolute inset-x-3 bottom-3 z-2 w-fit px-3 py-2 text-sm print:hidden"
      hidden={notes[status] === null}
    >
      {notes[status]}
    </p>
  );
}
