import { z } from '@hono/zod-openapi';
import { DirectoryMetadata } from '#lib/contract/directory.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findRegion, namedSlug } from '../find-area.ts';
import { countrySlug, noParameters, regionSlug } from '../parameters.ts';
import { toBreadcrumbs } from './breadcrumbs.ts';

/** Breadcrumb trail and counts of a region, for page headers. */
export const getRegionMetadata = defineOperation({
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
  answer(dataset, { country, region: slug }) {
    const region = findRegion(dataset, { country, region: slug });
    if (region.kind === 'failure') return region;
    const { record } = region.entry;
    const { continent } = region.entry.country.record;
    const metadata: DirectoryMetadata = {
      ...namedSlug(region.entry),
      breadcrumbs: toBreadcrumbs(continent, record.country, namedSlug(region.entry)),
      course_count: record.course_count,
      country_count: null,
      region_count: null,
      city_count: record.city_count,
      continent,
      country: record.country,
    };
    return foundData(metadata);
  },
});
