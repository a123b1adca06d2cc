import { closeSync, openSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inOrder } from '../../in-order.ts';
import { writeBytes } from '../../osm/details-file.ts';
import { type OpenProfiles, openCloser } from './close-profiles-worker.ts';
import type { OpenBrotli } from './open-brotli.ts';

/** Profiles that wait in a file until all are there, because each names its similar courses. */
export type WaitingProfiles = {
  add(body: OpenBrotli): void;
  /** Whole, in their order; an end for each. */
  closed(ends: readonly string[]): AsyncGenerator<Uint8Array>;
  remove(): void;
};

const BATCH = 128;
/** Fewer are closed sooner than a thread starts. */
const PROFILES_A_THREAD = 1000;

export function openWaitingProfiles(path: string): WaitingProfiles {
  const file = openSync(path, 'w');
  const lengths: number[] = [];
  let size = 0;
  return {
    add(body) {
      writeBytes(file, body, size);
      lengths.push(body.length);
      size += body.length;
    },
    async *closed(ends) {
      const batches = inOrder<OpenProfiles, Uint8Array[]>({
        script: new URL('./close-profiles-worker.ts', import.meta.url),
        path,
        tasks: toTasks(lengths, ends),
        threads: Math.min(availableParallelism(), Math.floor(lengths.length / PROFILES_A_THREAD)),
        open: openCloser,
      });
      for await (const batch of batches) yield* batch;
    },
    remove() {
      closeSync(file);
      rmSync(path, { force: true });
    },
  };
}

function toTasks(lengths: readonly number[], ends: readonly string[]): OpenProfiles[] {
  const tasks: OpenProfiles[] = [];
  let offset = 0;
  for (let first = 0; first < lengths.length; first += BATCH) {
    const own = lengths.slice(first, first + BATCH);
    tasks.push({ offset, lengths: own, ends: ends.slice(first, first + BATCH) });
    offset += own.reduce((sum, length) => sum + length, 0);
  }
  return tasks;
}
