/** Known quantiles of a measured quantity: share of cases below, value; ascending in both. */
export type Quantiles = readonly (readonly [share: number, value: number])[];

/**
 * The value below which a share of cases lies, interpolated between known quantiles: linearly, or by the
 * logarithm where the quantity spreads over orders of magnitude.
 */
export function valueAtShare(quantiles: Quantiles, share: number, scale: 'linear' | 'log' = 'log'): number {
  let i = 1;
  while (i < quantiles.length - 1 && share > quantiles[i]![0]) i++;
  const [fromShare, from] = quantiles[i - 1]!;
  const [toShare, to] = quantiles[i]!;
  const t = Math.max(0, Math.min(1, (share - fromShare) / (toShare - fromShare)));
  return scale === 'linear' ? from + (to - from) * t : from * (to / from) ** t;
}
