import { z } from '@hono/zod-openapi';
import { Region } from '#lib/contract/directory.ts';
import { NamedSlug } from '#lib/contract/primitives.ts';
import { defineContract } from '../operation.ts';
import { countrySlug, noParameters, totalCount } from '../parameters.ts';

/** Regions of a country with course and city counts, by name. */
export const listCountryRegions = defineContract({
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
});
