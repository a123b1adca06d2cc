import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import type { FeatureCollection } from 'geojson';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';

export interface CutTile {
  z: number;
  x: number;
  y: number;
  body: Uint8Array;
}

export interface CutOptions {
  maxZoom: number;
  /** All do by default. */
  isShown?: (properties: Record<string, unknown>, zoom: number) => boolean;
}

/**
 * Cuts the layers into vector tiles to `maxZoom`, each before the four it is divided into, always in the same
 * order. Empty tiles are left out.
 */
export function* cutTiles(
  layers: Record<string, FeatureCollection>,
  { maxZoom, isShown }: CutOptions,
): Generator<CutTile> {
  const cutters = Object.entries(layers).map(([name, data]) => ({ name, cutter: cutterOf(data, maxZoom) }));
  const waiting: [z: number, x: number, y: number][] = [[0, 0, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [z, x, y] = next;
    const tiles = cutters.flatMap(({ name, cutter }) => {
      const tile = cutter.getTile(z, x, y);
      return tile ? [{ name, tile }] : [];
    });
    if (tiles.length === 0) continue;
    const body = encodeShown(tiles, (tags) => !isShown || isShown(tags, z));
    if (body) yield { z, x, y, body };
    if (z === maxZoom) continue;
    for (const [right, down] of [
      [1, 1],
      [0, 1],
      [1, 0],
      [0, 0],
    ] as const) {
      waiting.push([z + 1, 2 * x + right, 2 * y + down]);
    }
  }
}

function cutterOf(data: FeatureCollection, maxZoom: number): GeoJSONVT {
  const whole = { maxZoom, indexMaxZoom: maxZoom, indexMaxPoints: 0 };
  return new GeoJSONVT(data, { ...whole, tolerance: 4, extent: TILE_EXTENT, buffer: 64 });
}

function encodeShown(
  tiles: readonly { name: string; tile: GeoJSONVTTile }[],
  isShown: (properties: Record<string, unknown>) => boolean,
): Uint8Array | undefined {
  const layers: Record<string, TileFeature[]> = {};
  for (const { name, tile } of tiles) {
    const features: TileFeature[] = tile.features;
    layers[name] = features.filter(({ tags }) => isShown(tags ?? {}));
  }
  return Object.values(layers).some(({ length }) => length > 0) ? encodeTile(layers) : undefined;
}
