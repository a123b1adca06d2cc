import { z } from '@hono/zod-openapi';
import { Region } from '#lib/contract/directory.ts';
import { NamedSlug } from '#lib/contract/primitives.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findCountry, namedSlug } from '../find-area.ts';
import { countrySlug, noParameters, totalCount } from '../parameters.ts';

/** Regions of a country with course and city counts, by name. */
export const listCountryRegions = defineOperation({
  operationId: 'listCountryRegions',
  tag: 'Directory',
  path: '/public/golfs/{country}/regions',
  summary: 'Regions of a country',
  description: 'Regions of a country with course and city counts, by name.',
  params: z.object({ country: countrySlug }),
  query: noParameters,
  content: { data: z.object({ country: NamedSlug, regions: z.array(Region), total: totalCount }) },
  missing: ['area'],
  example: '/public/golfs/isle-of-man/regions',
  answer(dataset, { country: slug }) {
    const country = findCountry(dataset, slug, 'country');
    if (country.kind === 'failure') return country;
    return dataset.memo(`listCountryRegions ${slug}`, () => {
      const regions = country.entry.regions.map(({ record }) => record);
      return foundData({ country: namedSlug(country.entry), regions, total: regions.length });
    });
  },
});
