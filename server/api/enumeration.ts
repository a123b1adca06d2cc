import type { SitemapCity } from '#lib/contract/operations/enumeration.ts';
import { pagePath } from '#lib/site/page-path.ts';
import type { Answers } from '../operation.ts';
import { foundData } from './found-data.ts';

export const enumerationAnswers = {
  listSitemapContinents: {
    answer: ({ directory, memo }) =>
      memo('listSitemapContinents', () => {
        const items = directory.continents.map(({ record, updatedAt }) => ({
          slug: record.slug,
          name: record.name,
          path: pagePath.continent(record.slug),
          course_count: record.course_count,
          updated_at: updatedAt,
        }));
        return foundData({ items, total: items.length });
      }),
  },

  listSitemapCountries: {
    answer: ({ directory, memo }) =>
      memo('listSitemapCountries', () => {
        const items = directory.countries.map(({ record, updatedAt }) => ({
          slug: record.slug,
          name: record.name,
          path: pagePath.country(record.slug),
          course_count: record.course_count,
          updated_at: updatedAt,
          continent: record.continent.slug,
        }));
        return foundData({ items, total: items.length });
      }),
  },

  listSitemapRegions: {
    answer: ({ directory, memo }) =>
      memo('listSitemapRegions', () => {
        const regions = directory.countries.flatMap((country) => country.regions);
        const items = regions.map(({ country, record, updatedAt }) => ({
          slug: record.slug,
          name: record.name,
          path: pagePath.region(record.country.slug, record.slug),
          course_count: record.course_count,
          updated_at: updatedAt,
          country: record.country.slug,
          indexable: country.record.lists_regions,
        }));
        return foundData({ items, total: items.length });
      }),
  },

  listSitemapCities: {
    answer: ({ read, memo }) =>
      memo('listSitemapCities', () => {
        const rows = read((database) => database.prepare(allCities).all() as Row[]);
        return foundData({ items: rows.map(toSitemapCity), total: rows.length });
      }),
  },
} satisfies Answers;

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
