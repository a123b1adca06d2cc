import { openSync, readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { openRuns, type TileRun } from './cut-tiles.ts';

/** A tile of the farthest zoom, and where the shapes of its courses are in the file, in bytes. */
export type FarTile = { column: number; row: number; blocks: { offset: number; length: number }[] };

/** Tiles that follow each other. */
export type TileTask = FarTile[];

export function openTileCutter(path: string): (task: TileTask) => TileRun[] {
  const file = openSync(path, 'r');
  return (task) => {
    const runs = openRuns();
    for (const { column, row, blocks } of task) {
      const bytes = new Uint8Array(blocks.reduce((sum, { length }) => sum + length, 0));
      let end = 0;
      for (const { offset, length } of blocks) {
        readSync(file, bytes, end, length, offset);
        end += length;
      }
      runs.add(column, row, new Int32Array(bytes.buffer));
    }
    return runs.finish();
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
