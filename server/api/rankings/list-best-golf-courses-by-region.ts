import { z } from '@hono/zod-openapi';
import { BestCourses } from '#lib/contract/rankings.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findRegion, namedSlug } from '../find-area.ts';
import { countrySlug, rankingLimit, regionSlug } from '../parameters.ts';
import { bestCourses } from './best-courses.ts';

/** Highest-rated courses of a region, by member review average. */
export const listBestGolfCoursesByRegion = defineOperation({
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
  isAskedForAgain: true,
  answer(dataset, { country, region: slug, limit }) {
    const region = findRegion(dataset, { country, region: slug });
    if (region.kind === 'failure') return region;
    const scope = {
      type: 'region' as const,
      continent: region.entry.country.record.continent,
      country: region.entry.record.country,
      region: namedSlug(region.entry),
    };
    return bestCourses(dataset, scope, dataset.lists.bestOfRegion.of(region.entry.id), limit);
  },
});
