import { z } from '@hono/zod-openapi';
import { SitemapCity } from '#lib/contract/directory.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { noParameters, totalCount } from '../parameters.ts';

/** Every city slug. */
export const listSitemapCities = defineOperation({
  operationId: 'listSitemapCities',
  tag: 'Enumeration',
  path: '/seo/sitemap/cities',
  summary: 'Every city slug',
  description:
    'Every city at once, without paging, with its page and course count. It names its country and region, and whether it has a website page (two or more courses).',
  params: noParameters,
  query: noParameters,
  content: { data: z.object({ items: z.array(SitemapCity), total: totalCount }) },
  missing: [],
  example: '/seo/sitemap/cities',
  answer: (dataset) =>
    dataset.memo('listSitemapCities', () => {
      const rows = dataset.read((database) => database.prepare(allCities).all() as Row[]);
      const items = rows.map(toSitemapCity);
      return foundData({ items, total: items.length });
    }),
});

/** In byte order of country, region and city. */
const allCities = `
  SELECT city.slug, city.name, city.course_count, city.updated_at, region.slug AS region, country.slug AS country
  FROM city JOIN region USING (region_id) JOIN country USING (country_id)
  ORDER BY country.slug, region.slug, city.slug`;

/** A city with fewer courses has no website page. */
const FEWEST_INDEXABLE = 2;

type Row = Record<string, string | number | null>;

function toSitemapCity(row: Row): SitemapCity {
  const [slug, region, country] = [String(row.slug), String(row.region), String(row.country)];
  const courseCount = Number(row.course_count);
  return {
    slug,
    name: String(row.name),
    path: pagePath.city(country, region, slug),
    course_count: courseCount,
    updated_at: row.updated_at === null ? null : String(row.updated_at),
    country,
    region,
    indexable: courseCount >= FEWEST_INDEXABLE,
  };
}
