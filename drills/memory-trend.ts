import { fitLine, type LinearFit } from './linear-fit.ts';

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
