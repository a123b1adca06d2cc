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
const FEWEST_LOWS = 3;

/** Lows in megabytes; the slope is from low to low. */
export type MemoryTrend = LinearFit & { lows: readonly number[]; isFlat: boolean };

/**
 * Of the memory that's in use, garbage included: the least of several readings is what remains after a collection. It
 * grows if the slope through these lows is beyond three times its error. Null with too few readings.
 */
export function memoryTrend(bytesInUse: readonly number[], readingsPerLow: number): MemoryTrend | null {
  const count = Math.floor(bytesInUse.length / readingsPerLow);
  if (count < FEWEST_LOWS) return null;
  const lows = Array.from(
    { length: count },
    (_, index) => Math.min(...bytesInUse.slice(index * readingsPerLow, (index + 1) * readingsPerLow)) / 1e6,
  );
  const fit = fitLine(lows.map((megabytes, index) => [index, megabytes] as const));
  return { ...fit, lows, isFlat: fit.slope <= 3 * fit.slopeError };
}

export function describeTrend({ lows, slope, slopeError }: MemoryTrend, unit: string): string {
  const listed = lows.map((megabytes) => megabytes.toFixed(1)).join(', ');
  return `${listed} MB in use, slope ${slope.toFixed(2)} ± ${slopeError.toFixed(2)} MB ${unit}`;
}

/** From the first half of a drill to the second. */
const MOST_CREEP = 0.02;

/**
 * V8 keeps pages that it once needed, so resident memory is the most that has been in use so far: under an even
 * load it rises by ever rarer steps.
 */
export function judgeCreep(residentBytes: readonly number[]): Finding {
  const half = residentBytes.length >> 1;
  const [before, after] = [residentBytes.slice(0, half), residentBytes.slice(-half)].map(
    (part) => part.reduce((sum, bytes) => sum + bytes, 0) / part.length,
  ) as [number, number];
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  return {
    promised: `resident memory creeps by less than ${MOST_CREEP * 100} % from the first half to the second`,
    measured: `${megabytes(before)} MB, then ${megabytes(after)} MB (${((after / before - 1) * 100).toFixed(1)} %)`,
    holds: after < (1 + MOST_CREEP) * before,
    isTimed: true,
  };
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
