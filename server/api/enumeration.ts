import type { SitemapCity } from '#lib/contract/operations/enumeration.ts';
import { FEWEST_COURSES_OF_A_CITY } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { type Answers, type Found, foundData } from '../operation.ts';
import type { RegionEntry } from '../store/directory.ts';
import { holeQuestionPages } from '../store/hole-questions.ts';
import type { Dataset } from '../store/open-dataset.ts';

export const enumerationAnswers = {
  listSitemapContinents: {
    answer: ({ directory }) =>
      listOf(directory.continents.map((entry) => toItem(entry, pagePath.continent(entry.record.slug)))),
  },

  listSitemapCountries: {
    answer: ({ directory }) =>
      listOf(
        directory.countries.map((entry) => ({
          ...toItem(entry, pagePath.country(entry.record.slug)),
          continent: entry.record.continent.slug,
        })),
      ),
  },

  listSitemapRegions: {
    answer: (dataset) =>
      listOf(
        regionsOf(dataset).map(({ country, record, updatedAt }) => ({
          ...toItem({ record, updatedAt }, pagePath.region(record.country.slug, record.slug)),
          country: record.country.slug,
          indexable: country.record.lists_regions,
        })),
      ),
  },

  listSitemapDistricts: {
    answer: (dataset) =>
      listOf(
        regionsOf(dataset).flatMap(({ record: { slug: region, country }, districts }) =>
          districts.map((entry) => ({
            ...toItem(entry, pagePath.district(country.slug, region, entry.record.slug)),
            country: country.slug,
            region,
          })),
        ),
      ),
  },

  listSitemapCities: { answer: (dataset, { country }) => listOf(readCities(dataset, country)) },

  listSitemapHoleQuestions: { answer: (dataset) => listOf(holeQuestionPages(dataset)) },
} satisfies Answers;

/** A whole list with its length. */
export function listOf<Item>(items: Item[]): Found<{ items: Item[]; total: number }> {
  return foundData({ items, total: items.length });
}

function regionsOf({ directory }: Dataset): RegionEntry[] {
  return directory.countries.flatMap((country) => country.regions);
}

type Place = { slug: string; name: string; course_count: number };

function toItem({ record, updatedAt }: { record: Place; updatedAt: string | null }, path: string) {
  const { slug, name, course_count } = record;
  return { slug, name, path, course_count, updated_at: updatedAt };
}

/** All cities, or those of one country, in byte order of country, region and city. */
function readCities({ prepare }: Dataset, country: string | undefined): SitemapCity[] {
  const rows = prepare(
    `SELECT city.slug, city.name, city.course_count, city.updated_at AS updatedAt,
          country.slug AS country, region.slug AS region
        FROM city JOIN region USING (region_id) JOIN country USING (country_id)
        WHERE ?1 IS NULL OR country.slug = ?1 ORDER BY country.slug, region.slug, city.slug`,
  ).all(country ?? null) as (Place & { updatedAt: string | null; country: string; region: string })[];
  return rows.map(({ updatedAt, country, region, ...record }) => ({
    ...toItem({ record, updatedAt }, pagePath.city(country, region, record.slug)),
    country,
    region,
    indexable: record.course_count >= FEWEST_COURSES_OF_A_CITY,
  }));
}
