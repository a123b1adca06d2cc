import { z } from '@hono/zod-openapi';
import { SitemapRegion } from '#lib/contract/directory.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every region slug. */
export const listSitemapRegions = defineOperation({
  operationId: 'listSitemapRegions',
  tag: 'Enumeration',
  path: '/seo/sitemap/regions',
  summary: 'Every region slug',
  description: 'Every region at once, without paging, with its page and course count. It names its country.',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(SitemapRegion), total: totalCount }) },
  missing: [],
  example: '/seo/sitemap/regions',
  answer: (dataset) =>
    dataset.memo('listSitemapRegions', () => {
      const regions = dataset.directory.countries.flatMap((country) => country.regions);
      const items: SitemapRegion[] = regions.map(({ record, updatedAt }) => ({
        slug: record.slug,
        name: record.name,
        path: pagePath.region(record.country.slug, record.slug),
        course_count: record.course_count,
        updated_at: updatedAt,
        country: record.country.slug,
      }));
      return foundData({ items, total: items.length });
    }),
});
