import { z } from '@hono/zod-openapi';
import { BestCourses } from '#lib/contract/rankings.ts';
import { defineOperation } from '../../operation/operation.ts';
import type { ContinentEntry } from '../../store/directory.ts';
import type { Dataset } from '../../store/open-dataset.ts';
import { findArea, namedSlug } from '../find-area.ts';
import { areaSlug, rankingLimit } from '../parameters.ts';
import { bestCourses } from './best-courses.ts';

/** Highest-rated courses of a continent or country, by member review average. */
export const listBestGolfCoursesByArea = defineOperation({
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
  isAskedForAgain: true,
  answer(dataset, { slug, limit }) {
    const area = findArea(dataset, slug);
    if (area.kind === 'failure') return area;
    if (area.kind === 'country') {
      const { continent } = area.entry.record;
      const scope = { type: 'country' as const, continent, country: namedSlug(area.entry), region: null };
      return bestCourses(dataset, scope, dataset.lists.bestOfCountry.of(area.entry.id), limit);
    }
    const scope = {
      type: 'continent' as const,
      continent: namedSlug(area.entry),
      country: null,
      region: null,
    };
    return bestCourses(dataset, scope, bestOfContinent(dataset, area.entry), limit);
  },
});

/** The ranked courses of a continent: the world's, less those of other continents. */
function bestOfContinent(
  { courses, lists, memo }: Dataset,
  { record, countries }: ContinentEntry,
): Int32Array {
  return memo(`bestOfContinent ${record.slug}`, () => {
    const countryIds = new Set(countries.map(({ id }) => id));
    return lists.best.filter((index) => countryIds.has(courses.countryIds[index]!));
  });
}
