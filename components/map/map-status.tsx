const NOTES: Record<MapStatus, string | null> = {
  waiting: null,
  starting: 'The map is loading …',
  ready: null,
  lost: 'The graphics card has dropped the map. It comes back by itself as soon as it can.',
  'no-webgl':
    'The map cannot move here, because this browser offers no WebGL. What you see is the plan; everything on it is in the text, too.',
  failed: 'The map could not be loaded. What you see is the plan; reload the page to try again.',
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
