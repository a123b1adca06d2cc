import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 collect young objects in the thread that waits for it, in all threads of this process: for a few megabytes
 * it's done sooner than several threads would be woken, the more so when other work keeps the processors busy
 * (docs/decisions/054-little-garbage.md).
 */
export function collectInOneThread(): void {
  setFlagsFromString('--no-parallel-scavenge');
}

/** In percent of what was in use after the last time. */
const GROWTH = 30;

/**
 * Has V8 collect all objects only once the heap has grown by this much. By itself it waits for a tenth in a process that
 * makes little garbage: every six seconds while pages are rendered, and each time answers wait for up to 16 ms
 * (docs/decisions/054-little-garbage.md).
 */
export function collectAllLessOften(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
