import { mapTexts } from '#messages/messages.ts';

const NOTES: Record<MapStatus, string | null> = {
  waiting: null,
  starting: mapTexts.loading,
  ready: null,
  lost: mapTexts.lost,
  'no-webgl': mapTexts.noWebgl,
  failed: mapTexts.failed,
};

/** Why the map isn't there (yet); nothing while it is. */
export function MapStatusNote({ status }: { status: MapStatus }) {
  return (
    <p role="status" className="map-note" hidden={NOTES[status] === null}>
      {NOTES[status]}
    </p>
  );
}

/**
 * `waiting` until it's wanted, `starting` while code and data load, `ready` on the screen, `lost` while the
 * graphics card has dropped it, `no-webgl` and `failed` permanently.
 */
export type MapStatus = 'waiting' | 'starting' | 'ready' | 'lost' | 'no-webgl' | 'failed';
