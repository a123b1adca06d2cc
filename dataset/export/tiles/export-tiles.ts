import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inOrder } from '../../in-order.ts';
import { openHashed, PIECE_BYTES, writeAll } from '../hashed-file.ts';
import { hilbertIndex } from '../hilbert.ts';
import type { TileRun } from './cut-tiles.ts';
import { pmtilesHead, type TileIndex } from './pmtiles.ts';
import { type boundsOf, EXTENT, LAYERS, ZOOMS } from './tile-shapes.ts';
import { type FarTile, openTileCutter, type TileTask } from './tiles-worker.ts';

type Shapes = { numbers: Int32Array; bounds: ReturnType<typeof boundsOf> };

const FILE = 'golf.pmtiles';
/** Of shapes that are cut in one go: so much work takes a fraction of a second, and its tiles little memory. */
const BYTES_A_TASK = 4 << 20;
/** Fewer aren't worth a thread. */
const TASKS_A_THREAD = 2;

/** The geometry of all courses as vector tiles in one file (PMTiles 3). */
export function openTiles(folder: string) {
  const shapesPath = join(folder, 'shapes.new');
  const shapes = openSync(shapesPath, 'w');
  const tiles = new Map<string, FarTile>();
  let offset = 0;
  return {
    /** Of courses in the order of the files. */
    add(courses: readonly Shapes[]): void {
      for (const { numbers, bounds } of courses) {
        if (!bounds) continue;
        const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
        writeAll(shapes, bytes);
        for (const { column, row } of tilesOf(bounds)) {
          const key = `${column}/${row}`;
          const tile = tiles.get(key) ?? { column, row, blocks: [] };
          tiles.set(key, tile);
          tile.blocks.push({ offset, length: bytes.length });
        }
        offset += bytes.length;
      }
    },
    /** `texts` are in the file's own metadata. */
    async finish(texts: Readonly<Record<string, string>>, onProgress: (done: number, total: number) => void) {
      closeSync(shapes);
      const tasks = inTasks(tiles.values());
      const parts = inOrder<TileTask, TileRun[]>({
        script: new URL('./tiles-worker.ts', import.meta.url),
        path: shapesPath,
        tasks,
        threads: Math.min(availableParallelism(), Math.floor(tasks.length / TASKS_A_THREAD)),
        open: openTileCutter,
      });
      const zooms = openZooms(folder);
      let done = 0;
      for await (const part of parts) {
        zooms.add(part);
        onProgress(++done, tasks.length);
      }
      rmSync(shapesPath);
      const written = zooms.join(join(folder, FILE), texts);
      return { file: FILE, rows: null, ...written, schema: LAYERS.join(', ') };
    },
  };
}

/** Along the curve. */
function inTasks(tiles: Iterable<FarTile>): TileTask[] {
  const placed = [...tiles].map((tile) => ({
    tile,
    place: hilbertIndex(tile.column, tile.row, ZOOMS.least),
  }));
  placed.sort((a, b) => a.place - b.place);
  const tasks: TileTask[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const { tile } of placed) {
    if (bytes >= BYTES_A_TASK) {
      tasks.push([]);
      bytes = 0;
    }
    tasks.at(-1)!.push(tile);
    for (const { length } of tile.blocks) bytes += length;
  }
  return tasks;
}

/** Tiles of the farthest zoom that a course touches; a shape reaches a little over the edge of a tile. */
function* tilesOf([west, north, east, south]: NonNullable<Shapes['bounds']>) {
  const side = EXTENT * 2 ** (ZOOMS.most - ZOOMS.least);
  const margin = side / 64;
  const last = 2 ** ZOOMS.least - 1;
  const from = (value: number) => Math.max(0, Math.floor((value - margin) / side));
  const to = (value: number) => Math.min(last, Math.floor((value + margin) / side));
  for (let row = from(north); row <= to(south); row++) {
    for (let column = from(west); column <= to(east); column++) yield { column, row };
  }
}

/** Along the curve each zoom's tiles come in ascending order, so that a file for each is all the sorting there is. */
function openZooms(folder: string) {
  const zooms = Array.from({ length: ZOOMS.most - ZOOMS.least + 1 }, (_, place) => {
    const path = join(folder, `zoom-${place}.new`);
    const index: TileIndex = { ids: [], lengths: [] };
    return { path, file: openSync(path, 'w+'), index };
  });
  return {
    add(parts: TileRun[]): void {
      for (const [place, { ids, lengths, bytes }] of parts.entries()) {
        const { file, index } = zooms[place]!;
        for (const id of ids) index.ids.push(id);
        for (const length of lengths) index.lengths.push(length);
        writeAll(file, bytes);
      }
    },
    join(path: string, texts: Readonly<Record<string, string>>) {
      const target = openHashed(path);
      const all: TileIndex = {
        ids: zooms.flatMap(({ index }) => index.ids),
        lengths: zooms.flatMap(({ index }) => index.lengths),
      };
      target.append(pmtilesHead(all, texts));
      const chunk = new Uint8Array(PIECE_BYTES);
      for (const { path: from, file } of zooms) {
        for (let at = 0; ; ) {
          const count = readSync(file, chunk, 0, PIECE_BYTES, at);
          if (count === 0) break;
          target.append(chunk.subarray(0, count));
          at += count;
        }
        closeSync(file);
        rmSync(from);
      }
      return target.finish();
    },
  };
}
