import type { Position } from '#lib/contract/geometry.ts';
import type { ElevationTile } from './elevation-tile.ts';

/** Finds tiles by position. */
export type TileFinder = {
  /** Tiles that lie at or within one pixel of a position: those that hold it first, then the finest. */
  around(position: Position): ElevationTile[];
  /** Indexes of the positions so that each tile, and in it each block, is visited once. */
  inReadingOrder(positions: readonly Position[]): number[];
};

/** Tiles by whole degrees, which go on over the antimeridian. */
export function makeTileFinder(tiles: readonly ElevationTile[]): TileFinder {
  const byDegree = new Map<string, ElevationTile[]>();
  for (const tile of tiles) {
    const east = tile.west + tile.columns * tile.lonStep;
    const south = tile.north - tile.rows * tile.latStep;
    for (let lon = Math.floor(tile.west - tile.lonStep); lon <= Math.floor(east); lon++) {
      for (let lat = Math.floor(south); lat <= Math.floor(tile.north + tile.latStep); lat++) {
        const key = keyOf(lon, lat);
        byDegree.set(key, [...(byDegree.get(key) ?? []), tile]);
      }
    }
  }
  const around = (position: Position) =>
    (byDegree.get(keyOf(Math.floor(position[0]), Math.floor(position[1]))) ?? [])
      .map((tile) => ({ tile, away: pixelsAway(tile, position) }))
      .filter(({ away }) => away < 1)
      .sort((a, b) => a.away - b.away || a.tile.latStep - b.tile.latStep)
      .map(({ tile }) => tile);
  const order = new Map(tiles.map((tile, i) => [tile, i]));
  return {
    around,
    inReadingOrder(positions) {
      const keys = positions.map((position) => {
        const [tile] = around(position);
        if (!tile) return { tile: -1, row: 0, column: 0 };
        return {
          tile: order.get(tile)!,
          row: Math.floor((tile.north - position[1]) / tile.latStep / tile.blockRows),
          column: Math.floor((lonBeside(tile, position[0]) - tile.west) / tile.lonStep / tile.blockColumns),
        };
      });
      return positions
        .map((_, i) => i)
        .sort((a, b) => {
          const [ka, kb] = [keys[a]!, keys[b]!];
          return ka.tile - kb.tile || ka.row - kb.row || ka.column - kb.column || a - b;
        });
    },
  };
}

/** The longitude as a tile counts it: on its own side of the antimeridian. */
export function lonBeside(tile: Pick<ElevationTile, 'west' | 'lonStep' | 'columns'>, lon: number): number {
  const middle = tile.west + (tile.columns * tile.lonStep) / 2;
  return lon + 360 * Math.round((middle - lon) / 360);
}

/** How far a position lies outside a tile's pixel centres, in pixels; 0 inside. */
function pixelsAway(tile: ElevationTile, [lon, lat]: Position): number {
  const column = (lonBeside(tile, lon) - tile.west) / tile.lonStep;
  const row = (tile.north - lat) / tile.latStep;
  const beyond = (place: number, count: number) => Math.max(0, -place, place - (count - 1));
  const away = Math.max(beyond(column, tile.columns), beyond(row, tile.rows));
  return away < 1e-6 ? 0 : away;
}

function keyOf(lon: number, lat: number): string {
  return `${((((lon + 180) % 360) + 360) % 360) - 180},${lat}`;
}
