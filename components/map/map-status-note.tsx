import type { MapStatus } from './map-status.ts';

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
