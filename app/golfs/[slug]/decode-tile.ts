import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

export type TilePoint = [x: number, y: number];

export interface DecodedFeature {
  tags: Record<string, unknown>;
  /** Points, lines or rings in tile units, y down; outlines clockwise as seen, holes the other way. */
  lines: TilePoint[][];
}

/** A layer of a Mapbox Vector Tile 2.1; empty where the tile has none of this name. */
export function decodeLayers(tile: Uint8Array): (layer: string) => DecodedFeature[] {
  const { layers } = new VectorTile(new PbfReader(tile));
  return (name) => {
    const layer = layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => {
      const feature = layer!.feature(index);
      const lines = feature.loadGeometry().map((line) => line.map(({ x, y }): TilePoint => [x, y]));
      return { tags: feature.properties, lines };
    });
  };
}
