import { z } from '@hono/zod-openapi';
import { DirectoryMetadata } from '#lib/contract/directory.ts';
import { defineContract } from '../operation.ts';
import { continentSlug, noParameters } from '../parameters.ts';

/** Breadcrumb trail and counts of a continent, for page headers. */
export const getContinentMetadata = defineContract({
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
});
