import { z } from '@hono/zod-openapi';
import { PublicGolfCourse } from '#lib/contract/course-row.ts';
import { NamedSlug } from '#lib/contract/primitives.ts';
import { failure, foundBytes } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { coursePage } from '../course-page.ts';
import { findRegion, namedSlug } from '../find-area.ts';
import { citySlug, countrySlug, hasMore, pageLimit, regionSlug, skip, totalCount } from '../parameters.ts';

/** Page of courses in a city, by name. */
export const listCityGolfCourses = defineOperation({
  operationId: 'listCityGolfCourses',
  tag: 'Directory',
  path: '/public/golfs/{country}/{region}/{city}',
  summary: 'Page of courses in a city',
  description:
    "Ordered by name (Unicode collation, Intl.Collator('en')), then by golf_id. Only cities with two or more " +
    'courses have a website page, but the operation answers for any city slug present in the data.',
  params: z.object({ country: countrySlug, region: regionSlug, city: citySlug }),
  query: z.object({ limit: pageLimit, skip }),
  content: {
    data: z.object({
      country: NamedSlug,
      region: NamedSlug,
      city: z.string().openapi({ description: 'The display name.' }),
      golfs: z.array(PublicGolfCourse),
      total: totalCount,
      has_more: hasMore,
    }),
  },
  missing: ['area', 'region', 'city'],
  example: '/public/golfs/isle-of-man/middle/douglas?limit=2',
  answer(dataset, { country, region: regionSlug, city: slug, limit, skip }) {
    const region = findRegion(dataset, { country, region: regionSlug });
    if (region.kind === 'failure') return region;
    const city = dataset.findCity(region.entry.id, slug);
    if (!city) {
      const { name } = region.entry.record;
      return failure('unknownCity', `${name} has no city with the slug "${slug}".`, 'city');
    }
    const heading = {
      country: region.entry.record.country,
      region: namedSlug(region.entry),
      city: city.name,
    };
    return foundBytes(coursePage(dataset, heading, dataset.lists.ofCity.of(city.id), { limit, skip }));
  },
});
