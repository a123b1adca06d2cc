import { z } from '@hono/zod-openapi';
import { SitemapContinent } from '#lib/contract/directory.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every continent slug. */
export const listSitemapContinents = defineOperation({
  operationId: 'listSitemapContinents',
  tag: 'Enumeration',
  path: '/seo/sitemap/continents',
  summary: 'Every continent slug',
  description: 'Every continent at once, without paging, with its page and course count.',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(SitemapContinent), total: totalCount }) },
  missing: [],
  example: '/seo/sitemap/continents',
  answer: (dataset) =>
    dataset.memo('listSitemapContinents', () => {
      const items: SitemapContinent[] = dataset.directory.continents.map(({ record, updatedAt }) => ({
        slug: record.slug,
        name: record.name,
        path: pagePath.continent(record.slug),
        course_count: record.course_count,
        updated_at: updatedAt,
      }));
      return foundData({ items, total: items.length });
    }),
});
