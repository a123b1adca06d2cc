import { limits } from '#lib/contract/limits.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';

/** Courses with enough reviews. */
export const RANKED = { limit: limits.ranking.most, min_reviews: FEWEST_REVIEWS };
/** The first of those with fewer: more would only make the list longer. */
export const TOO_FEW = { limit: 25, max_reviews: FEWEST_REVIEWS - 1 };
