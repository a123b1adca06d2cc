import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { toMapWindow } from './map-view-url.ts';
import type { SearchedWindow } from './use-courses-in-window.ts';

/** What is in the map's window: the place to search, and how many courses the tiles show there. */
export function useMapWindow(map: MapLibreMap | null): {
  searched: SearchedWindow | undefined;
  inView: number | null;
} {
  const [searched, setSearched] = useState<SearchedWindow>();
  const [inView, setInView] = useState<number | null>(null);
  useEffect(() => {
    if (!map) return;
    const onMove = () => {
      const { lat, lng } = map.getCenter();
      const bounds = map.getBounds();
      setSearched({
        middle: { lat: Number(lat.toFixed(5)), lon: Number(lng.toFixed(5)) },
        window: toMapWindow(bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()),
      });
    };
    const onIdle = () => setInView(countInView(map));
    onMove();
    onIdle();
    map.on('moveend', onMove);
    map.on('idle', onIdle);
    return () => {
      map.off('moveend', onMove);
      map.off('idle', onIdle);
    };
  }, [map]);
  return { searched, inView };
}

/** Courses drawn in the window, each once although neighbouring tiles and copies of the world repeat them. */
function countInView(map: MapLibreMap): number {
  const counts = new Map<string, number>();
  for (const { id, layer, properties } of map.queryRenderedFeatures({ layers: ['cluster', 'course'] })) {
    counts.set(`${layer.id} ${id}`, layer.id === 'cluster' ? Number(properties.count) : 1);
  }
  return counts.values().reduce((sum, count) => sum + count, 0);
}
