import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 collect young objects in the thread that waits for it, in all threads of this process: for a few megabytes
 * it's done sooner than several threads would be woken, the more so when other work keeps the processors busy
 * (docs/decisions/054-little-garbage.md).
 */
export function collectInOneThread(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
