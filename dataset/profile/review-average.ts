import type { ReviewDistribution } from '#lib/contract/golf-profile.ts';

/**
 * Count and mean of reviews from the number with one to five stars. The mean has two decimals, halves rounded up
 * (in whole numbers, so that 4.125 is 4.13 on every machine); null without reviews.
 */
export function reviewAverage(distribution: readonly number[]): {
  count: number;
  average: number | null;
} {
  const count = distribution.reduce((sum, number) => sum + number, 0);
  const stars = distribution.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return { count, average: count === 0 ? null : Math.floor((stars * 200 + count) / (2 * count)) / 100 };
}

/** Counts of one to five stars as the record has them. */
export function toReviewDistribution([one, two, three, four, five]: readonly [
  number,
  number,
  number,
  number,
  number,
]): ReviewDistribution {
  return { '1': one, '2': two, '3': three, '4': four, '5': five };
}
