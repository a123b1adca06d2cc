import { limits } from '#lib/contract/limits.ts';
import { FEWEST_REVIEWS } from '#lib/site/page-lists.ts';

/** What a ranking asks for: courses with enough reviews, and the first of those with fewer. */
export const RANKED = { limit: limits.ranking.most, min_reviews: FEWEST_REVIEWS };
export const TOO_FEW = { limit: limits.ranking.usual, max_reviews: FEWEST_REVIEWS - 1 };
