import type { GeoJSONVTFeature } from '@maplibre/geojson-vt';
import { fromVectorTileJs, GeoJSONWrapper } from '@maplibre/vt-pbf';

/** Tile units across. */
export const TILE_EXTENT = 4096;

/** A feature in tile units, y down. */
export type TileFeature = GeoJSONVTFeature;

/** A Mapbox Vector Tile 2.1; layers without features are left out. */
export function encodeTile(layers: Record<string, TileFeature[]>): Uint8Array {
  const wrapped: Record<string, GeoJSONWrapper> = {};
  for (const [name, features] of Object.entries(layers)) {
    if (features.length === 0) continue;
    const layer = new GeoJSONWrapper(features, { version: 2, extent: TILE_EXTENT });
    layer.name = name;
    wrapped[name] = layer;
  }
  return fromVectorTileJs({ layers: wrapped });
}
