import { openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { cutTiles } from './cut-tiles.ts';
import { shapesIn } from './tile-shapes.ts';

/** A tile of the farthest zoom, and where the shapes of its courses are in the file, in bytes. */
export type TileTask = { column: number; row: number; blocks: { offset: number; length: number }[] };

/** For each zoom. */
export type TileParts = { ids: number[]; lengths: number[]; bytes: Uint8Array<ArrayBuffer> }[];

export function openTileCutter(path: string): (task: TileTask) => TileParts {
  const file = openSync(path, 'r');
  return ({ column, row, blocks }) => {
    const shapes = blocks.flatMap(({ offset, length }) => {
      const bytes = new Uint8Array(length);
      readSync(file, bytes, 0, length, offset);
      return [...shapesIn(new Int32Array(bytes.buffer))];
    });
    return cutTiles(column, row, shapes).map(({ ids, lengths, bytes }) => ({
      ids,
      lengths,
      bytes: Uint8Array.from(Buffer.concat(bytes)),
    }));
  };
}

if (parentPort) {
  const port = parentPort;
  const run = openTileCutter((workerData as { path: string }).path);
  port.on('message', (task: TileTask) => {
    const parts = run(task);
    port.postMessage(
      parts,
      parts.map(({ bytes }) => bytes.buffer),
    );
  });
}
