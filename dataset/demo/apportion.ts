/**
 * Splits a whole number among weights so that the parts sum to it exactly and differ from their fair share by
 * less than one (largest remainder; ties go to the earlier). `least` is given to every part beforehand.
 */
export function apportion(total: number, weights: readonly number[], least = 0): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (least === 0) return byLargestRemainder(total, weights, sum);
  // Parts whose fair share is under the least get the least; the others share what is left.
  const small = weights.map((weight) => (weight / sum) * total < least);
  const left = total - least * small.filter(Boolean).length;
  const large = weights.map((weight, i) => (small[i] ? 0 : weight));
  if (left < 0)
    throw new RangeError(`${total} cannot be split into ${weights.length} parts of at least ${least}`);
  const largeSum = large.reduce((a, b) => a + b, 0);
  const shares = byLargestRemainder(left, large, largeSum);
  return shares.map((share, i) => (small[i] ? least : Math.max(least, share)));
}

function byLargestRemainder(total: number, weights: readonly number[], sum: number): number[] {
  const exact = weights.map((weight) => (sum === 0 ? 0 : (weight / sum) * total));
  const parts = exact.map(Math.floor);
  let left = total - parts.reduce((a, b) => a + b, 0);
  const order = exact
    .map((_, i) => i)
    .sort((a, b) => exact[b]! - parts[b]! - (exact[a]! - parts[a]!) || a - b);
  for (const i of order) {
    if (left-- <= 0) break;
    parts[i]!++;
  }
  return parts;
}
