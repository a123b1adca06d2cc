import type { Finding } from './drill.ts';

/** What memory may grow by over the second half of a drill. */
const MOST_GROWTH_BYTES = 64e6;

/**
 * Whether memory stays bounded, by the resident bytes after half of a drill and after all of it. Some growth is the
 * allocator's, which fills the gaps that buffers of many sizes leave, and ever fewer.
 */
export function judgeGrowth(halfwayBytes: number, endBytes: number): Finding {
  const growth = endBytes - halfwayBytes;
  return {
    promised: `memory stays bounded: the second half of them adds less than ${MOST_GROWTH_BYTES / 1e6} MB`,
    measured: `${(halfwayBytes / 1e6).toFixed(0)} MB resident after the first half, ${(growth / 1e6).toFixed(0)} MB more after the second`,
    holds: growth < MOST_GROWTH_BYTES,
    isTimed: true,
  };
}
