import { z } from '@hono/zod-openapi';
import { ContinentDirectory, CountryDirectory } from '#lib/contract/directory.ts';
import { defineContract } from '../operation.ts';
import { areaSlug, noParameters } from '../parameters.ts';

/** A continent with its countries, or a country with its first page of courses. */
export const getDirectoryEntry = defineContract({
  operationId: 'getDirectoryEntry',
  tag: 'Directory',
  path: '/public/golfs/{slug}',
  summary: 'Continent or country by slug',
  description:
    'A continent slug returns the continent with its countries, a country slug the country with its regions and ' +
    'its first page of courses. Exactly one of the keys `continent` and `country` is present.',
  params: z.object({ slug: areaSlug }),
  query: noParameters,
  content: { data: z.union([ContinentDirectory, CountryDirectory]) },
  missing: ['area'],
  example: '/public/golfs/isle-of-man',
});
