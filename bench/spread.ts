/** The middle of some measurements, with the smallest and the largest. */
export type Spread = { median: number; min: number; max: number };

/** The spread of measured values; there must be one at least. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: sorted[sorted.length >> 1]!, min: sorted[0]!, max: sorted.at(-1)! };
}

/** "12.3 (11.9–14.0)". */
export function formatSpread({ median, min, max }: Spread, digits: number): string {
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** "24.1 k (22.9–25.3)". */
export function formatThousands({ median, min, max }: Spread): string {
  const thousands = (value: number) => (value / 1000).toFixed(1);
  return `${thousands(median)} k (${thousands(min)}–${thousands(max)})`;
}
