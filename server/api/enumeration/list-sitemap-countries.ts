import { z } from '@hono/zod-openapi';
import { SitemapCountry } from '#lib/contract/directory.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every country slug. */
export const listSitemapCountries = defineOperation({
  operationId: 'listSitemapCountries',
  tag: 'Enumeration',
  path: '/seo/sitemap/countries',
  summary: 'Every country slug',
  description:
    'Every country at once, without paging, with its page and course count. It names its continent.',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(SitemapCountry), total: totalCount }) },
  missing: [],
  example: '/seo/sitemap/countries',
  answer: (dataset) =>
    dataset.memo('listSitemapCountries', () => {
      const items: SitemapCountry[] = dataset.directory.countries.map(({ record, updatedAt }) => ({
        slug: record.slug,
        name: record.name,
        path: pagePath.country(record.slug),
        course_count: record.course_count,
        updated_at: updatedAt,
        continent: record.continent.slug,
      }));
      return foundData({ items, total: items.length });
    }),
});
