import type { CountryDirectory } from '#lib/contract/operations/directory.ts';
import type { CourseOrder } from '#lib/golf/course-lists.ts';
import { type Answers, type Found, fail, foundData, move } from '../operation.ts';
import { coursesWanted, inOrder, inOrderOfDistance, type Wanted } from '../store/course-table.ts';
import type { CountryEntry } from '../store/directory.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { listOf } from './enumeration.ts';
import { findArea, findCity, findCountry, findRegion, listPath, namedSlug } from './find-area.ts';

export const directoryAnswers = {
  listContinents: { answer: ({ directory }) => listOf(directory.continents.map(({ record }) => record)) },

  listCountries: { answer: ({ directory }) => listOf(directory.countries.map(({ record }) => record)) },

  getDirectoryEntry: {
    answer(dataset, { slug, ...asked }) {
      const area = findArea(dataset, slug);
      if (!('countries' in area)) return foundCountry(dataset, area, asked);
      const countries = area.countries.map(({ record }) => record);
      return foundData({ continent: area.record, countries, total: countries.length });
    },
  },

  listCountryRegions: {
    answer(dataset, { country: slug }) {
      const country = findCountry(dataset, slug, 'country');
      const regions = country.regions.map(({ record }) => record);
      return foundData({ country: namedSlug(country), regions, total: regions.length });
    },
  },

  listRegionDistricts: {
    answer(dataset, { country, region: slug }) {
      const region = findRegion(dataset, { country, region: slug }, (successor) =>
        successor === null ? `/public/golfs/${country}` : `${listPath(country, successor)}/districts`,
      );
      const districts = region.districts.map(({ record }) => record);
      const named = { country: region.record.country, region: namedSlug(region) };
      return foundData({ ...named, districts, total: districts.length });
    },
  },

  listRegionGolfCourses: {
    answer(dataset, { country, region: slug, ...asked }) {
      const region = findRegion(dataset, { country, region: slug });
      const page = coursePage(dataset, dataset.lists.ofRegion.of(region.id), asked);
      return foundData({
        country: region.record.country,
        region: namedSlug(region),
        ...page,
      });
    },
  },

  listDistrictGolfCourses: {
    answer(dataset, { country, region: regionSlug, district: slug, ...asked }) {
      const region = findRegion(dataset, { country, region: regionSlug });
      if (region.districts.length === 0) move(listPath(country, regionSlug));
      const district = region.districts.find(({ record }) => record.slug === slug);
      if (!district) {
        const message = `${region.record.name} has no district with the slug "${slug}".`;
        return fail('unknownDistrict', message, 'district');
      }
      const page = coursePage(dataset, dataset.lists.ofDistrict.of(district.id), asked);
      return foundData({
        country: region.record.country,
        region: namedSlug(region),
        district: district.record,
        ...page,
      });
    },
  },

  listCityGolfCourses: {
    answer(dataset, { country, region: regionSlug, city: citySlug, ...asked }) {
      const { region, city } = findCity(dataset, { country, region: regionSlug, city: citySlug });
      const page = coursePage(dataset, dataset.lists.ofCity.of(city.id), asked);
      return foundData({
        country: region.record.country,
        region: namedSlug(region),
        city: city.name,
        ...page,
      });
    },
  },
} satisfies Answers;

function foundCountry(
  dataset: Dataset,
  { id, record, regions }: CountryEntry,
  { order, ...asked }: Wanted & Asked,
): Found<CountryDirectory> {
  // Sorting a country's thousands of courses takes longer than all the rest.
  const list = dataset.memo(`coursesOfCountry ${id} ${order}`, () =>
    inOrder(dataset.courses, dataset.lists.ofCountry.of(id), order),
  );
  const page = coursePage(dataset, list, { order: 'name', ...asked });
  const regionRecords = regions.map((region) => region.record);
  return foundData({ country: record, ...page, regions: regionRecords });
}

type Asked = {
  /** The order of the list, which is by name already. */
  order: CourseOrder;
  near?: readonly [lat: number, long: number] | undefined;
  skip: number;
  limit: number;
};

function coursePage(
  { courses }: Dataset,
  list: Int32Array,
  { order, near, skip, limit, ...wanted }: Wanted & Asked,
) {
  const isWanted = coursesWanted(courses, wanted);
  const found = isWanted ? list.filter(isWanted) : list;
  const all = near ? inOrderOfDistance(courses, found, near) : inOrder(courses, found, order);
  const page = all.subarray(skip, skip + limit);
  return {
    golfs: Array.from(page, courses.rowOf),
    total: all.length,
    has_more: page.length > 0 && skip + page.length < all.length,
  };
}
