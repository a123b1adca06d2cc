import { z } from '@hono/zod-openapi';
import { BestCourses } from '#lib/contract/rankings.ts';
import { defineContract } from '../operation.ts';
import { countrySlug, rankingLimit, regionSlug } from '../parameters.ts';

/** Highest-rated courses of a region, by member review average. */
export const listBestGolfCoursesByRegion = defineContract({
  operationId: 'listBestGolfCoursesByRegion',
  tag: 'Rankings',
  path: '/public/best/{country}/{region}',
  summary: 'Highest-rated courses of a region',
  description:
    'By review average, then review_count, then slug. Every row carries `review_count`: review volume is low, ' +
    'so the order is indicative only.',
  params: z.object({ country: countrySlug, region: regionSlug }),
  query: z.object({ limit: rankingLimit }),
  content: { data: BestCourses },
  missing: ['area', 'region'],
  example: '/public/best/isle-of-man/middle?limit=2',
});
