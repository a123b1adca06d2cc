import { type GrowingBytes, growingBytes, written } from '../growing-bytes.ts';
import { hilbertIndex } from '../hilbert.ts';
import { thinShapes } from './thin-shapes.ts';
import { EXTENT, HEAD, ZOOMS } from './tile-shapes.ts';
import { BUFFER, writeTile } from './write-tile.ts';

/** Tiles of one zoom, by ascending id, their bytes after each other. */
export type TileRun = {
  ids: Float64Array<ArrayBuffer>;
  lengths: Uint32Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
};

/** Runs of tiles that follow each other. */
export function openRuns() {
  const runs = ZOOM_PLACES.map(() => ({
    ids: [] as number[],
    lengths: [] as number[],
    sink: growingBytes(1 << 16),
  }));
  return {
    /** Cuts the tile and all below it that have shapes. It overwrites `shapes`. */
    add(column: number, row: number, shapes: Int32Array): void {
      let end = shapes.length;
      for (let zoom = ZOOMS.most; zoom >= ZOOMS.least; zoom--) {
        end = thinShapes(shapes, end, zoom);
        cutZoom(column, row, { shapes: shapes.subarray(0, end), zoom }, runs[zoom - ZOOMS.least]!);
      }
    },
    /** A run for each zoom. */
    finish: (): TileRun[] =>
      runs.map(({ ids, lengths, sink }) => ({
        ids: Float64Array.from(ids),
        lengths: Uint32Array.from(lengths),
        bytes: written(sink).slice(),
      })),
  };
}

const ZOOM_PLACES = Array.from({ length: ZOOMS.most - ZOOMS.least + 1 }, (_, place) => place);

type OpenRun = { ids: number[]; lengths: number[]; sink: GrowingBytes };

function cutZoom(
  column: number,
  row: number,
  { shapes, zoom }: { shapes: Int32Array; zoom: number },
  { ids, lengths, sink }: OpenRun,
): void {
  const shift = ZOOMS.most - zoom;
  const side = EXTENT * 2 ** shift;
  const tiles = shapesByTile(column, row, shapes, zoom).sort((a, b) => a.id - b.id);
  for (const { id, x, y, offsets } of tiles) {
    const start = sink.end;
    writeTile(sink, shapes, offsets, { west: x * side, north: y * side, shift });
    if (sink.end === start) continue;
    ids.push(id);
    lengths.push(sink.end - start);
  }
}

type Tile = { id: number; x: number; y: number; offsets: number[] };

function shapesByTile(column: number, row: number, shapes: Int32Array, zoom: number): Tile[] {
  const side = EXTENT * 2 ** (ZOOMS.most - zoom);
  const margin = BUFFER * 2 ** (ZOOMS.most - zoom);
  const across = 2 ** (zoom - ZOOMS.least);
  const tiles: Tile[] = [];
  const places: (Tile | undefined)[] = [];
  for (let at = 0; at < shapes.length; at += shapes[at + HEAD.size]!) {
    const west = Math.max(column * across, Math.floor((shapes[at + HEAD.west]! - margin) / side));
    const east = Math.min((column + 1) * across - 1, Math.floor((shapes[at + HEAD.east]! + margin) / side));
    const north = Math.max(row * across, Math.floor((shapes[at + HEAD.north]! - margin) / side));
    const south = Math.min((row + 1) * across - 1, Math.floor((shapes[at + HEAD.south]! + margin) / side));
    for (let y = north; y <= south; y++) {
      for (let x = west; x <= east; x++) {
        const place = (y - row * across) * across + x - column * across;
        let tile = places[place];
        if (!tile) {
          tile = { id: tileId(zoom, x, y), x, y, offsets: [] };
          places[place] = tile;
          tiles.push(tile);
        }
        tile.offsets.push(at);
      }
    }
  }
  return tiles;
}

/** As PMTiles numbers them: all tiles of the zooms before, then along the curve. */
export function tileId(zoom: number, x: number, y: number): number {
  return (4 ** zoom - 1) / 3 + hilbertIndex(x, y, zoom);
}
