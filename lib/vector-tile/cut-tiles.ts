import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import type { FeatureCollection } from 'geojson';
import { encodeTile, TILE_EXTENT, type TileFeature } from './encode-tile.ts';

export interface CutTile {
  z: number;
  x: number;
  y: number;
  body: Uint8Array;
}

export interface CutOptions {
  maxZoom: number;
  /** The tile to begin with; by default that of the whole world. */
  top?: readonly [z: number, x: number, y: number];
  /** All do by default. */
  isShown?: (properties: Record<string, unknown>, zoom: number) => boolean;
}

/** Tile units beyond a tile's edge that are drawn on it, so that strokes meet across it. */
export const TILE_BUFFER = 64;
/** Half a pixel of a tile drawn 512 pixels wide: how far outlines may be from where they are, but for the last zoom. */
const TOLERANCE = 4;

/**
 * Cuts the layers into vector tiles from `top` to `maxZoom`, each before the four it is divided into, always in the
 * same order. Empty tiles are left out.
 */
export function* cutTiles(
  layers: Record<string, FeatureCollection>,
  { maxZoom, top = [0, 0, 0], isShown }: CutOptions,
): Generator<CutTile> {
  const cutters = Object.entries(layers).map(([name, data]) => ({ name, cutter: openCutter(data, maxZoom) }));
  const waiting = [top];
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

/** A layer whose tiles are cut when they're asked for, down to `maxZoom`. */
export function openCutter(data: FeatureCollection, maxZoom: number): GeoJSONVT {
  const asked = { maxZoom, indexMaxZoom: 0, indexMaxPoints: 0 };
  return new GeoJSONVT(data, { ...asked, tolerance: TOLERANCE, extent: TILE_EXTENT, buffer: TILE_BUFFER });
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
