import { z } from '@hono/zod-openapi';
import { DirectoryMetadata } from '#lib/contract/directory.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findContinent, namedSlug } from '../find-area.ts';
import { continentSlug, noParameters } from '../parameters.ts';
import { toBreadcrumbs } from './breadcrumbs.ts';
import { countCities } from './count-cities.ts';

/** Breadcrumb trail and counts of a continent, for page headers. */
export const getContinentMetadata = defineOperation({
  operationId: 'getContinentMetadata',
  tag: 'Metadata',
  path: '/seo/continent/{slug}',
  summary: 'Breadcrumbs and counts of a continent',
  description: 'Breadcrumb trail and counts of a continent, for page headers.',
  params: z.object({ slug: continentSlug }),
  query: noParameters,
  content: { data: DirectoryMetadata },
  missing: ['area'],
  example: '/seo/continent/europe',
  answer(dataset, { slug }) {
    const continent = findContinent(dataset, slug);
    if (continent.kind === 'failure') return continent;
    const { record, countries } = continent.entry;
    const regions = countries.flatMap((country) => country.regions);
    const metadata: DirectoryMetadata = {
      ...namedSlug(continent.entry),
      breadcrumbs: toBreadcrumbs(namedSlug(continent.entry), null, null),
      course_count: record.course_count,
      country_count: record.country_count,
      region_count: regions.length,
      city_count: countCities(regions),
      continent: null,
      country: null,
    };
    return foundData(metadata);
  },
});
