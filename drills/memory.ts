import type { Finding } from './drill.ts';

/** The most that memory may grow over the second half of a drill. */
const MOST_GROWTH_BYTES = 64e6;

/**
 * Judges growth by the resident bytes after half of a drill and at its end. Some growth is the allocator's, which fills the
 * gaps between buffers of many sizes.
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
