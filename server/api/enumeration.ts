import type { SitemapCity, SitemapDistrict } from '#lib/contract/operations/enumeration.ts';
import { FEWEST_COURSES_OF_A_CITY } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import type { Answers } from '../operation.ts';
import { toByteString } from '../store/byte-string.ts';
import type { DistrictEntry, RegionEntry } from '../store/directory.ts';
import { holeQuestionPages } from '../store/hole-questions.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { finishedList, foundData, foundDraft } from './found-data.ts';

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

  listSitemapDistricts: {
    answer: ({ directory, memo }) =>
      memo('listSitemapDistricts', () => {
        const regions = directory.countries.flatMap((country) => country.regions);
        const items = regions.flatMap((region) =>
          region.districts.map((each) => toSitemapDistrict(region, each)),
        );
        return foundData({ items, total: items.length });
      }),
  },

  listSitemapCities: {
    answer: (dataset, { country }) => {
      const known = [...cities(dataset)].filter(([slug]) => country === undefined || slug === country);
      const items = finishedList<SitemapCity>(known.map(([, { json }]) => json));
      return foundDraft<Cities>({ items, total: known.reduce((sum, [, { total }]) => sum + total, 0) });
    },
  },

  listSitemapHoleQuestions: {
    answer: (dataset) =>
      dataset.memo('listSitemapHoleQuestions', () => {
        const items = holeQuestionPages(dataset);
        return foundData({ items, total: items.length });
      }),
  },
} satisfies Answers;

function toSitemapDistrict(region: RegionEntry, { record, updatedAt }: DistrictEntry): SitemapDistrict {
  const [country, regionSlug] = [region.record.country.slug, region.record.slug];
  return {
    slug: record.slug,
    name: record.name,
    path: pagePath.district(country, regionSlug, record.slug),
    course_count: record.course_count,
    updated_at: updatedAt,
    country,
    region: regionSlug,
  };
}

/** The cities of each country that has some, by its slug: their JSON, in byte order of region and city, and how many. */
function cities(dataset: Dataset): Map<string, CitiesOfCountry> {
  return dataset.memo('cities', () => writeCities(dataset));
}

type CitiesOfCountry = { json: string; total: number };

function writeCities({ directory, read }: Dataset): Map<string, CitiesOfCountry> {
  const ofRegion = read((database) =>
    database.prepare(
      'SELECT slug, name, course_count, updated_at FROM city WHERE region_id = ? ORDER BY slug',
    ),
  );
  const made = new Map<string, CitiesOfCountry>();
  for (const { record, regions } of directory.countries.toSorted(bySlug)) {
    const texts = regions.toSorted(bySlug).flatMap((region) => {
      const rows = ofRegion.all(region.id) as Row[];
      return rows.map((row) => toByteString(JSON.stringify(toSitemapCity(row, region))));
    });
    if (texts.length > 0) made.set(record.slug, { json: texts.join(','), total: texts.length });
  }
  return made;
}

type Cities = { items: SitemapCity[]; total: number };
type Row = Record<string, string | number | null>;

function bySlug(a: { record: { slug: string } }, b: { record: { slug: string } }): number {
  return a.record.slug < b.record.slug ? -1 : 1;
}

function toSitemapCity(row: Row, { record, country }: RegionEntry): SitemapCity {
  const slug = String(row.slug);
  const courseCount = Number(row.course_count);
  return {
    slug,
    name: String(row.name),
    path: pagePath.city(country.record.slug, record.slug, slug),
    course_count: courseCount,
    updated_at: row.updated_at === null ? null : String(row.updated_at),
    country: country.record.slug,
    region: record.slug,
    indexable: courseCount >= FEWEST_COURSES_OF_A_CITY,
  };
}
