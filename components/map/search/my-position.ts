import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect } from 'react';
import { rulerAt } from '#lib/geo/ruler.ts';
import { searchMapPart } from '#messages/parts/search-map.ts';
import { useTexts } from '#messages/use-texts.ts';

export interface Position {
  lat: number;
  lon: number;
}

/** A dot where the visitor is, once they've asked for courses nearby. */
export function useMyDot(map: MapLibreMap | null, me: Position | null): void {
  const { searchMapTexts } = useTexts(searchMapPart);
  useEffect(() => {
    if (!map || !me) return;
    const element = document.createElement('div');
    element.className = 'my-dot';
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', searchMapTexts.you);
    const marker = new Marker({ element }).setLngLat([me.lon, me.lat]).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, me, searchMapTexts]);
}

/** Farther away, the distance is no use to anyone. */
const FARTHEST_METRES = 300_000;

/** Metres; null from far away. */
export function distanceFrom(me: Position, [lon, lat]: [number, number]): number | null {
  const metres = rulerAt((me.lat + lat) / 2).distance([me.lon, me.lat], [lon, lat]);
  return metres > FARTHEST_METRES ? null : metres;
}
