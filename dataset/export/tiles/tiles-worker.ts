import { openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { cutTiles, type TileRun } from './cut-tiles.ts';

/** A tile of the farthest zoom, and where the shapes of its courses are in the file, in bytes. */
export type TileTask = { column: number; row: number; blocks: { offset: number; length: number }[] };

export function openTileCutter(path: string): (task: TileTask) => TileRun[] {
  const file = openSync(path, 'r');
  return ({ column, row, blocks }) => {
    const bytes = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0));
    let end = 0;
    for (const { offset, length } of blocks) {
      readSync(file, bytes, end, length, offset);
      end += length;
    }
    return cutTiles(column, row, new Int32Array(bytes.buffer));
  };
}

if (parentPort) {
  const port = parentPort;
  const run = openTileCutter((workerData as { path: string }).path);
  port.on('message', (task: TileTask) => {
    const runs = run(task);
    port.postMessage(
      runs,
      runs.flatMap(({ ids, lengths, bytes }) => [ids.buffer, lengths.buffer, bytes.buffer]),
    );
  });
}
