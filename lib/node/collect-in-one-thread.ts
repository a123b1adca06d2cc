import { setFlagsFromString } from 'node:v8';

/** V8's names for what other threads would otherwise do, while the one that needs memory waits for them. */
const BY_OTHERS = [
  'parallel-scavenge',
  'parallel-compaction',
  'parallel-pointer-update',
  'parallel-weak-ref-clearing',
  'concurrent-array-buffer-sweeping',
];

/**
 * Has V8 collect young objects, move old ones together, and free what buffers held, in the thread that waits for it, in all
 * threads of this process: for a few megabytes it's done sooner than several threads would be woken, the more so when other work
 * keeps the processors busy (docs/decisions/054-little-garbage.md).
 */
export function collectInOneThread(): void {
  for (const work of BY_OTHERS) setFlagsFromString(`--no-${work}`);
}
