import { z } from '@hono/zod-openapi';
import { DirectoryMetadata } from '#lib/contract/directory.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findCountry, namedSlug } from '../find-area.ts';
import { countrySlug, noParameters } from '../parameters.ts';
import { toBreadcrumbs } from './breadcrumbs.ts';
import { countCities } from './count-cities.ts';

/** Breadcrumb trail and counts of a country, for page headers. */
export const getCountryMetadata = defineOperation({
  operationId: 'getCountryMetadata',
  tag: 'Metadata',
  path: '/seo/country/{slug}',
  summary: 'Breadcrumbs and counts of a country',
  description: 'Breadcrumb trail and counts of a country, for page headers.',
  params: z.object({ slug: countrySlug }),
  query: noParameters,
  content: { data: DirectoryMetadata },
  missing: ['area'],
  example: '/seo/country/isle-of-man',
  answer(dataset, { slug }) {
    const country = findCountry(dataset, slug, 'slug');
    if (country.kind === 'failure') return country;
    const { record, regions } = country.entry;
    const metadata: DirectoryMetadata = {
      ...namedSlug(country.entry),
      breadcrumbs: toBreadcrumbs(record.continent, namedSlug(country.entry), null),
      course_count: record.course_count,
      country_count: null,
      region_count: record.region_count,
      city_count: countCities(regions),
      continent: record.continent,
      country: null,
    };
    return foundData(metadata);
  },
});
