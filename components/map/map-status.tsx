import { mapTexts } from '#messages/messages.ts';

const NOTES: Record<MapStatus, string | null> = {
  waiting: null,
  starting: mapTexts.loading,
  ready: null,
  lost: mapTexts.lost,
  'no-webgl': mapTexts.noWebgl,
  failed: mapTexts.failed,
};

/** Says in a sentence why the map is not there (yet); nothing while it is. */
export function MapStatusNote({ status }: { status: MapStatus }) {
  return (
    <p role="status" className="map-note" hidden={NOTES[status] === null}>
      {NOTES[status]}
    </p>
  );
}

/**
 * Where a map is in its life: `waiting` until it is wanted, `starting` while its code and data load, `ready`
 * on the screen, `lost` while the graphics card has dropped it, `no-webgl` and `failed` for good.
 */
export type MapStatus = 'waiting' | 'starting' | 'ready' | 'lost' | 'no-webgl' | 'failed';
