import { setFlagsFromString } from 'node:v8';

/** V8's names for what several threads would otherwise do, while the one that needs memory waits for them. */
const NOT_TOGETHER = ['scavenge', 'compaction', 'pointer-update', 'weak-ref-clearing'];

/**
 * Has V8 collect young objects, and move old ones together, in the thread that waits for it, in all threads of this
 * process: for a few megabytes it's done sooner than several threads would be woken, the more so when other work
 * keeps the processors busy (docs/decisions/054-little-garbage.md).
 */
export function collectInOneThread(): void {
  for (const work of NOT_TOGETHER) setFlagsFromString(`--no-parallel-${work}`);
}
