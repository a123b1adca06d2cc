import { z } from '@hono/zod-openapi';
import { BestCourses } from '#lib/contract/rankings.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters, rankingLimit } from '../parameters.ts';
import { bestCourses } from './best-courses.ts';

/** Highest-rated courses worldwide, by member review average. */
export const listBestGolfCoursesWorldwide = defineOperation({
  operationId: 'listBestGolfCoursesWorldwide',
  tag: 'Rankings',
  path: '/public/best/world',
  summary: 'Highest-rated courses worldwide',
  description:
    'By review average, then review_count, then slug. Every row carries `review_count`: review volume is low, ' +
    'so the order is indicative only.',
  params: noParameters,
  query: z.object({ limit: rankingLimit }),
  content: { data: BestCourses },
  missing: [],
  example: '/public/best/world?limit=2',
  isAskedForAgain: true,
  answer: (dataset, { limit }) =>
    bestCourses(
      dataset,
      { type: 'world', continent: null, country: null, region: null },
      dataset.lists.best,
      limit,
    ),
});
