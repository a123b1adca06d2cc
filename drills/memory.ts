import type { Finding } from './drill.ts';

/** A straight line through points by least squares: how steep it is, and the standard error of that. */
export type LinearFit = { slope: number; slopeError: number };

/** Fits a line to at least three points (x, y); the error is that of independent, equally uncertain y. */
export function fitLine(points: readonly (readonly [x: number, y: number])[]): LinearFit {
  const count = points.length;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count;
  const spreadX = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spreadX;
  const residual = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, slopeError: Math.sqrt(residual / (count - 2) / spreadX) };
}

/** A line through fewer says nothing. */
const FEWEST_MEANS = 3;

/** Resident memory by the line through means of so many looks each, in megabytes: its slope is that from mean to mean. */
export type MemoryTrend = LinearFit & { means: readonly number[]; isFlat: boolean };

/**
 * Whether memory grows: its slope is beyond three times its error. One look is like the one before, as long as the same
 * garbage waits to be collected, so that the line goes through means, which are nearly independent. Null where the
 * looks are too few.
 */
export function memoryTrend(residentBytes: readonly number[], looksInMean: number): MemoryTrend | null {
  const count = Math.floor(residentBytes.length / looksInMean);
  if (count < FEWEST_MEANS) return null;
  const means = Array.from({ length: count }, (_, index) => {
    const looks = residentBytes.slice(index * looksInMean, (index + 1) * looksInMean);
    return looks.reduce((sum, bytes) => sum + bytes, 0) / looks.length / 1e6;
  });
  const fit = fitLine(means.map((megabytes, index) => [index, megabytes] as const));
  return { ...fit, means, isFlat: fit.slope <= 3 * fit.slopeError };
}

/** The trend in words, its slope by `unit`. */
export function describeTrend({ means, slope, slopeError }: MemoryTrend, unit: string): string {
  const listed = means.map((megabytes) => megabytes.toFixed(0)).join(', ');
  return `${listed} MB resident, slope ${slope.toFixed(2)} ± ${slopeError.toFixed(2)} MB ${unit}`;
}

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
