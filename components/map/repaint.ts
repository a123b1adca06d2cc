import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';

/** Gives layers that are on the map the paint of `layers` (same ids, new colours). Data and filters stay. */
export function repaint(map: MapLibreMap, layers: readonly LayerSpecification[]): void {
  for (const { id, paint } of layers) {
    if (!paint || !map.getLayer(id)) continue;
    for (const [property, value] of Object.entries(paint)) {
      map.setPaintProperty(id, property as Parameters<MapLibreMap['setPaintProperty']>[1], value);
    }
  }
}
