import { z } from '@hono/zod-openapi';
import { DirectoryMetadata } from '#lib/contract/directory.ts';
import { defineContract } from '../operation.ts';
import { countrySlug, noParameters } from '../parameters.ts';

/** Breadcrumb trail and counts of a country, for page headers. */
export const getCountryMetadata = defineContract({
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
});
