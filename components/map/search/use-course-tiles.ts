import type { Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { type CourseTiles, courseTilesUrl } from './world-courses.ts';

/** Has the map show the courses that a filter leaves. */
export function useCourseTiles(map: MapLibreMap | null, tiles: CourseTiles, query: string): void {
  const shown = useRef(query);
  useEffect(() => {
    const source = map?.getSource<VectorTileSource>('courses');
    if (!map || !source || shown.current === query) return;
    return whenLoaded(map, 'courses', () => {
      shown.current = query;
      source.setUrl(courseTilesUrl(tiles, query));
    });
  }, [map, tiles, query]);
}

/**
 * When all of a source's tiles in the window have loaded or failed: one still on its way would bring the previous
 * address's data. The returned function ends the waiting.
 */
function whenLoaded(map: MapLibreMap, sourceId: string, onLoaded: () => void): () => void {
  if (map.isSourceLoaded(sourceId)) {
    onLoaded();
    return () => {};
  }
  const check = () => {
    if (!map.isSourceLoaded(sourceId)) return;
    stop();
    onLoaded();
  };
  const waiting = [map.on('sourcedata', check), map.on('idle', check)];
  const stop = () => {
    for (const each of waiting) each.unsubscribe();
  };
  return stop;
}
