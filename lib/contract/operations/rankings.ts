import { z } from 'zod';
import { RankedGolfCourse } from '../course-row.ts';
import { limits } from '../limits.ts';
import { NamedSlug } from '../primitives.ts';
import type { Contracts } from './contract.ts';
import { areaSlug, countrySlug, rankingLimit, regionRedirect, regionSlug } from './parameters.ts';

/** The parents of the scope are named, the rest is null. */
export const RankingScope = z
  .object({
    type: z.enum(['world', 'continent', 'country', 'region']),
    continent: NamedSlug.nullable(),
    country: NamedSlug.nullable(),
    region: NamedSlug.nullable(),
  })
  .meta({ id: 'RankingScope' });
export type RankingScope = z.infer<typeof RankingScope>;

/**
 * Order: review average rounded half up to two decimals, descending; then review_count descending; then slug
 * ascending in byte order. Courses without a review aren't ranked.
 */
export const BestCourses = z
  .object({
    scope: RankingScope,
    golfs: z.array(RankedGolfCourse),
    limit: z.int().min(1).max(limits.ranking.most).describe('The limit applied.'),
    total: z.int().min(0).describe('Ranked courses of the scope.'),
  })
  .meta({ id: 'BestCourses' });
export type BestCourses = z.infer<typeof BestCourses>;

const order =
  'By review average, then review_count, then slug. Every row carries `review_count`: review volume is low, ' +
  'so the order is indicative only.';

export const rankings = {
  listBestGolfCoursesWorldwide: {
    summary: 'Highest-rated courses worldwide',
    description: order,
    query: { limit: rankingLimit },
    answer: BestCourses,
    example: '/public/best/world?limit=2',
  },

  listBestGolfCoursesByArea: {
    summary: 'Highest-rated courses of a continent or country',
    description: order,
    params: { slug: areaSlug },
    query: { limit: rankingLimit },
    answer: BestCourses,
    example: '/public/best/isle-of-man?limit=2',
  },

  listBestGolfCoursesByRegion: {
    summary: 'Highest-rated courses of a region',
    description: `${order} ${regionRedirect}`,
    redirects: true,
    params: { country: countrySlug, region: regionSlug },
    query: { limit: rankingLimit },
    answer: BestCourses,
    example: '/public/best/isle-of-man/middle?limit=2',
  },
} satisfies Contracts;
