import { mapPart } from '#messages/parts/map.ts';
import { useTexts } from '#messages/use-texts.ts';

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
    <p role="status" className="map-note" hidden={notes[status] === null}>
      {notes[status]}
    </p>
  );
}

/**
 * `waiting` until it's wanted, `starting` while code and data load, `ready` on the screen, `lost` while the
 * graphics card has dropped it, `no-webgl` and `failed` permanently.
 */
export type MapStatus = 'waiting' | 'starting' | 'ready' | 'lost' | 'no-webgl' | 'failed';
