import { z } from '@hono/zod-openapi';
import { DirectoryMetadata } from '#lib/contract/directory.ts';
import { defineContract } from '../operation.ts';
import { countrySlug, noParameters, regionSlug } from '../parameters.ts';

/** Breadcrumb trail and counts of a region, for page headers. */
export const getRegionMetadata = defineContract({
  operationId: 'getRegionMetadata',
  tag: 'Metadata',
  path: '/seo/region/{country}/{region}',
  summary: 'Breadcrumbs and counts of a region',
  description: 'Breadcrumb trail and counts of a region, for page headers.',
  params: z.object({ country: countrySlug, region: regionSlug }),
  query: noParameters,
  content: { data: DirectoryMetadata },
  missing: ['area', 'region'],
  example: '/seo/region/isle-of-man/middle',
});
