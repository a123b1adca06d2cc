import type { SitemapCity, SitemapDistrict } from '#lib/contract/operations/enumeration.ts';
import { FEWEST_COURSES_OF_A_CITY } from '#lib/site/page-lists.ts';
import { pagePath } from '#lib/site/page-path.ts';
import { type Answers, foundData } from '../operation.ts';
import type { DistrictEntry, RegionEntry } from '../store/directory.ts';
import { holeQuestionPages } from '../store/hole-questions.ts';
import type { Dataset } from '../store/open-dataset.ts';

export const enumerationAnswers = {
  listSitemapContinents: {
    answer({ directory }) {
      const items = directory.continents.map(({ record, updatedAt }) => ({
        slug: record.slug,
        name: record.name,
        path: pagePath.continent(record.slug),
        course_count: record.course_count,
        updated_at: updatedAt,
      }));
      return foundData({ items, total: items.length });
    },
  },

  listSitemapCountries: {
    answer({ directory }) {
      const items = directory.countries.map(({ record, updatedAt }) => ({
        slug: record.slug,
        name: record.name,
        path: pagePath.country(record.slug),
        course_count: record.course_count,
        updated_at: updatedAt,
        continent: record.continent.slug,
      }));
      return foundData({ items, total: items.length });
    },
  },

  listSitemapRegions: {
    answer({ directory }) {
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
    },
  },

  listSitemapDistricts: {
    answer({ directory }) {
      const regions = directory.countries.flatMap((country) => country.regions);
      const items = regions.flatMap((region) =>
        region.districts.map((each) => toSitemapDistrict(region, each)),
      );
      return foundData({ items, total: items.length });
    },
  },

  listSitemapCities: {
    answer: (dataset, { country }) => {
      const items = readCities(dataset, country);
      return foundData({ items, total: items.length });
    },
  },

  listSitemapHoleQuestions: {
    answer(dataset) {
      const items = holeQuestionPages(dataset);
      return foundData({ items, total: items.length });
    },
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

/** All cities, or those of one country, in byte order of country, region and city. */
function readCities({ directory, read }: Dataset, country: string | undefined): SitemapCity[] {
  const ofRegion = read((database) =>
    database.prepare(
      'SELECT slug, name, course_count, updated_at FROM city WHERE region_id = ? ORDER BY slug',
    ),
  );
  const countries = directory.countries.filter(
    ({ record }) => country === undefined || record.slug === country,
  );
  return countries
    .toSorted(bySlug)
    .flatMap(({ regions }) => regions.toSorted(bySlug))
    .flatMap((region) => (ofRegion.all(region.id) as Row[]).map((row) => toSitemapCity(row, region)));
}

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
