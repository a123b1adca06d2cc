import type { Map as MapLibreMap } from 'maplibre-gl';

/** A graphics card that has not given a map back by then is not waited for any longer. */
const PATIENCE_MILLISECONDS = 15_000;

interface ContextWatcher {
  /** From now on the map has no style: it cannot be drawn on. */
  onLost: () => void;
  /** The map is as it was, and can be drawn on again. */
  onRestored: () => void;
  /** It has not come back in time. It may yet. */
  onGone: () => void;
}

/** Follows the loss of a map's WebGL context and its return; the function returned ends that. */
export function watchContext(map: MapLibreMap, { onLost, onRestored, onGone }: ContextWatcher): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lose = () => {
    onLost();
    clearTimeout(timer);
    timer = setTimeout(onGone, PATIENCE_MILLISECONDS);
  };
  const restored = () => {
    clearTimeout(timer);
    onRestored();
  };
  // The context is back before the style that is drawn with it.
  const restore = () => void map.once('style.load', restored);
  map.on('webglcontextlost', lose);
  map.on('webglcontextrestored', restore);
  return () => {
    clearTimeout(timer);
    map.off('webglcontextlost', lose);
    map.off('webglcontextrestored', restore);
    map.off('style.load', restored);
  };
}
