import type { ErrorEvent as MapErrorEvent, Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { courseTilesUrl } from './world-courses.ts';

/** Keeps the map's courses to the filter, and to the newest dataset when the one that it was showing is gone. */
export function useCourseTiles(map: MapLibreMap | null, query: string): void {
  const shown = useRef(query);
  useEffect(() => {
    if (!map) return;
    const source = map.getSource<VectorTileSource>('courses');
    if (shown.current !== query) source?.setUrl(courseTilesUrl(query));
    shown.current = query;
    let isAsked = false;
    const onError = (event: MapErrorEvent & { sourceId?: string }) => {
      const { status } = event.error as Error & { status?: number };
      // A tile of a version that is no longer served: the TileJSON names the next one.
      if (event.sourceId !== 'courses' || status !== 404 || isAsked) return;
      isAsked = true;
      source?.setUrl(courseTilesUrl(query));
    };
    map.on('error', onError);
    return () => {
      map.off('error', onError);
    };
  }, [map, query]);
}
