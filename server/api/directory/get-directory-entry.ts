import { z } from '@hono/zod-openapi';
import { ContinentDirectory, CountryDirectory } from '#lib/contract/directory.ts';
import { type Answer, foundBytes, foundData } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import type { ContinentEntry, CountryEntry } from '../../store/directory.ts';
import type { Dataset } from '../../store/open-dataset.ts';
import { bodyWithRows, pageOf } from '../course-rows.ts';
import { findArea } from '../find-area.ts';
import { areaSlug, noParameters } from '../parameters.ts';

/** A continent with its countries, or a country with its first page of courses. */
export const getDirectoryEntry = defineOperation({
  operationId: 'getDirectoryEntry',
  tag: 'Directory',
  path: '/public/golfs/{slug}',
  summary: 'Continent or country by slug',
  description:
    'A continent slug returns the continent with its countries, a country slug the country with its regions and ' +
    'its first page of courses. Exactly one of the keys `continent` and `country` is present.',
  params: z.object({ slug: areaSlug }),
  query: noParameters,
  content: { data: z.union([ContinentDirectory, CountryDirectory]) },
  missing: ['area'],
  example: '/public/golfs/isle-of-man',
  answer(dataset, { slug }) {
    const area = findArea(dataset, slug);
    if (area.kind === 'failure') return area;
    return dataset.memo(`getDirectoryEntry ${slug}`, () =>
      area.kind === 'continent' ? toContinentDirectory(area.entry) : toCountryDirectory(dataset, area.entry),
    );
  },
});

function toContinentDirectory({ record, countries }: ContinentEntry): Answer {
  return foundData({
    continent: record,
    countries: countries.map((country) => country.record),
    total: countries.length,
  });
}

/** Courses on the first page of a country. */
const FIRST_PAGE = 25;

function toCountryDirectory({ courses, lists }: Dataset, { id, record, regions }: CountryEntry): Answer {
  const all = lists.ofCountry.of(id);
  const page = pageOf(all, { skip: 0, limit: FIRST_PAGE });
  return foundBytes(
    bodyWithRows(
      courses,
      `{"data":{"country":${JSON.stringify(record)},"golfs":[`,
      { indexes: page },
      `],"total":${all.length},"has_more":${page.length < all.length},` +
        `"regions":${JSON.stringify(regions.map((region) => region.record))}}}`,
    ),
  );
}
