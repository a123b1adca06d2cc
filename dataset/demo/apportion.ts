/**
 * Splits a whole number among weights so that the parts sum to it exactly and differ from their fair share by
 * less than one (largest remainder; ties go to the earlier). `least` is given to every part beforehand.
 */
export function apportion(total: number, weights: readonly number[], least = 0): number[] {
  if (total < weights.length * least) {
    throw new RangeError(`${total} cannot be split into ${weights.length} parts of at least ${least}`);
  }
  // Parts whose fair share is under the least get the least, and the others share what is left, until all have it.
  const isFixed = weights.map(() => false);
  for (;;) {
    const left = total - least * isFixed.filter(Boolean).length;
    const shared = weights.map((weight, i) => (isFixed[i] ? 0 : weight));
    const parts = byLargestRemainder(left, shared);
    const small = parts.map((part, i) => !isFixed[i] && part < least);
    if (!small.includes(true)) return parts.map((part, i) => (isFixed[i] ? least : part));
    small.forEach((is, i) => {
      if (is) isFixed[i] = true;
    });
  }
}

function byLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
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
