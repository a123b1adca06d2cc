'use client';

import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { MapStatus } from '../map-status.ts';
import { MapStatusNote } from '../map-status-note.tsx';
import { useWanted } from '../use-wanted.ts';

const SearchMapView = lazy(async () => ({ default: (await import('./search-map-view.tsx')).SearchMapView }));

export interface SearchMapProps {
  /** What the map shows, for those who can't see it: "Map of the golf courses of Fiji". */
  label: string;
  /** Where the map starts, `[west, south, east, north]`; the whole world without. */
  bounds?: [number, number, number, number] | null;
  /** The map is the page: it starts at once, and place, zoom and filter are kept in the URL. */
  isPage?: boolean;
  /** The map alone, for a place beside a list of the page's own. */
  isNarrow?: boolean;
  /** What stands in the map's place until it runs, and without JavaScript: gives the frame its size. */
  children?: ReactNode;
}

/** A map of all courses beside the list of those in its window. Its code is fetched only when it is wanted. */
export function SearchMap({
  label,
  bounds = null,
  isPage = false,
  isNarrow = false,
  children,
}: SearchMapProps) {
  const frame = useRef<HTMLElement>(null);
  const [isWanted, want] = useWanted(frame);
  useEffect(() => {
    if (isPage) want();
  }, [isPage, want]);
  const [status, setStatus] = useState<MapStatus>('waiting');
  const onStatus = useCallback((next: MapStatus) => setStatus(next), []);
  return (
    <section
      ref={frame}
      className={`search-map ${isPage ? 'search-map-page' : ''} ${isNarrow ? 'search-map-narrow' : ''}`}
      data-map-status={status}
      aria-label={label}
    >
      <style href="search-map" precedence="default">
        {SHELL_CSS}
      </style>
      <div className="search-map-still">{children}</div>
      {isWanted ? (
        <Suspense fallback={<MapStatusNote status="starting" />}>
          <SearchMapView label={label} bounds={bounds} isPage={isPage} onStatus={onStatus} />
        </Suspense>
      ) : (
        <button type="button" className="map-start needs-script" onClick={want}>
          Open the map
        </button>
      )}
    </section>
  );
}

/** The frame's size and place before the map's own style sheet has come. */
const SHELL_CSS = `
.search-map { position: relative; isolation: isolate; height: min(34rem, 80vh); border: 1px solid var(--rule); background: var(--panel); }
.search-map-page { height: 100%; border: 0; }
body:has(.map-page) { height: 100dvh; min-height: 34rem; }
body:has(.map-page) > main { max-width: none; min-height: 0; padding: 0; }
body:has(.map-page) > footer { display: none; }
.map-page { height: 100%; }
.search-map-narrow { height: 22rem; margin-bottom: 2rem; }
.search-map-still { position: absolute; inset: 0; overflow: auto; }
.search-map[data-map-status="ready"] .search-map-still { display: none; }
.map-start, .search-map > .map-note { position: absolute; z-index: 2; left: .75rem; bottom: .75rem; margin: 0; }
.map-start { min-height: 44px; padding: 0 1rem; color: var(--ink); background: var(--paper); border: 1px solid currentColor; border-radius: 2px; }
@media print { .search-map, .section:has(> .search-map) { display: none; } }
`;
