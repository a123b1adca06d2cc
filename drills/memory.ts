import type { Finding } from './drill.ts';

/** Least squares, with the slope's standard error. */
export type LinearFit = { slope: number; slopeError: number };

/** At least three points; the error assumes independent, equally uncertain y. */
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

/** Means in megabytes; the slope is from mean to mean. */
export type MemoryTrend = LinearFit & { means: readonly number[]; isFlat: boolean };

/**
 * Memory grows if the slope is beyond three times its error. Readings depend on each other while the same
 * garbage waits, so the line goes through means of several. Null with too few readings.
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

export function describeTrend({ means, slope, slopeError }: MemoryTrend, unit: string): string {
  const listed = means.map((megabytes) => megabytes.toFixed(1)).join(', ');
  return `${listed} MB resident, slope ${slope.toFixed(3)} ± ${slopeError.toFixed(3)} MB ${unit}`;
}

/** Over the second half of a drill. */
const MOST_GROWTH_BYTES = 64e6;

/**
 * By resident bytes after half of a drill and at its end. Some growth is the allocator's, which fills the
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
