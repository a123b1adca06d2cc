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
      stopWaiting = whenLoaded(map, () => {
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
 * Calls back as soon as all of the courses' tiles in the window are there or could not be had: a tile that is still on
 * its way would keep what it brings from the address before. The function returned ends the waiting.
 */
function whenLoaded(map: MapLibreMap, onLoaded: () => void): () => void {
  if (map.isSourceLoaded('courses')) {
    onLoaded();
    return () => {};
  }
  const check = () => {
    if (!map.isSourceLoaded('courses')) return;
    stop();
    onLoaded();
  };
  const stop = () => {
    map.off('sourcedata', check);
    map.off('idle', check);
  };
  map.on('sourcedata', check);
  map.on('idle', check);
  return stop;
}
