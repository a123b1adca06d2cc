import type { ErrorEvent as MapErrorEvent, Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { courseTilesUrl } from './world-courses.ts';

/** Keeps the map's courses to the filter, and to the newest dataset when the one that it was showing is gone. */
export function useCourseTiles(map: MapLibreMap | null, query: string): void {
  const shown = useRef(query);
  useEffect(() => {
    const source = map?.getSource<VectorTileSource>('courses');
    if (!map || !source) return;
    let stopWaiting = () => {};
    const show = () => {
      stopWaiting = whenLoaded(source, () => {
        shown.current = query;
        source.setUrl(courseTilesUrl(query));
      });
    };
    if (shown.current !== query) show();
    let isAsked = false;
    const onError = (event: MapErrorEvent & { sourceId?: string }) => {
      const { status } = event.error as Error & { status?: number };
      // A tile of a version that is no longer served: the TileJSON names the next one.
      if (event.sourceId !== 'courses' || status !== 404 || isAsked) return;
      isAsked = true;
      show();
    };
    map.on('error', onError);
    return () => {
      stopWaiting();
      map.off('error', onError);
    };
  }, [map, query]);
}

/**
 * Calls back as soon as the source has its TileJSON, or could not get it: while it waits for one, another that is asked
 * for may be overtaken by it. The function returned ends the waiting.
 */
function whenLoaded(source: VectorTileSource, onLoaded: () => void): () => void {
  if (source.loaded()) {
    onLoaded();
    return () => {};
  }
  const check = () => {
    if (!source.loaded()) return;
    stop();
    onLoaded();
  };
  const stop = () => {
    source.off('data', check);
    source.off('error', check);
  };
  source.on('data', check);
  source.on('error', check);
  return stop;
}
