import { z } from '@hono/zod-openapi';
import { BestCourses } from '#lib/contract/rankings.ts';
import { defineContract } from '../operation.ts';
import { areaSlug, rankingLimit } from '../parameters.ts';

/** Highest-rated courses of a continent or country, by member review average. */
export const listBestGolfCoursesByArea = defineContract({
  operationId: 'listBestGolfCoursesByArea',
  tag: 'Rankings',
  path: '/public/best/{slug}',
  summary: 'Highest-rated courses of a continent or country',
  description:
    'By review average, then review_count, then slug. Every row carries `review_count`: review volume is low, ' +
    'so the order is indicative only.',
  params: z.object({ slug: areaSlug }),
  query: z.object({ limit: rankingLimit }),
  content: { data: BestCourses },
  missing: ['area'],
  example: '/public/best/isle-of-man?limit=2',
});
