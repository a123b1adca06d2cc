import { z } from 'zod';
import { CourseRow, PublicGolfCourse } from '../course-row.ts';
import { Bbox, Latitude, Longitude, NamedSlug, Slug } from '../primitives.ts';
import type { Contracts } from './contract.ts';
import {
  areaSlug,
  citySlug,
  countrySlug,
  courseListQuery,
  districtSlug,
  hasMore,
  pageLimit,
  regionRedirect,
  regionSlug,
  skip,
  totalCount,
} from './parameters.ts';

const count = z.int().min(0);

export const Continent = z
  .object({ name: z.string(), slug: Slug, country_count: count, course_count: count })
  .meta({ id: 'Continent' });
export type Continent = z.infer<typeof Continent>;

const FarCourses = z.object({
  name: z
    .string()
    .nullable()
    .describe('The region of a country, or the city of a region; null where none is known.'),
  course_count: count,
  latitude: Latitude,
  longitude: Longitude,
});

/** How a map of a place begins. */
export const Frame = z
  .object({
    bbox: Bbox,
    beyond: z
      .array(FarCourses)
      .describe('The courses outside of it, by region or city, those with the most courses first.'),
  })
  .describe(
    'Where nearly all of its courses are. Courses within 350 km of each other are a group, and `bbox` holds the fewest groups that ' +
      'together have nine in ten of them.',
  )
  .meta({ id: 'Frame' });
export type Frame = z.infer<typeof Frame>;

/** `code` is ISO 3166-1 alpha-2. */
export const Country = z
  .object({
    name: z.string(),
    slug: Slug,
    code: z.string().length(2).nullable(),
    continent: NamedSlug,
    course_count: count,
    region_count: count,
    lists_regions: z
      .boolean()
      .describe(
        'Whether its regions have pages. Where they would hold little more than a course each, the page of the country lists ' +
          'all of its courses instead, and only the records name the region.',
      ),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    bbox: Bbox.nullable().describe('The box around all of its courses.'),
    frame: Frame,
  })
  .meta({ id: 'Country' });
export type Country = z.infer<typeof Country>;

/** The first level below a country. */
export const Region = z
  .object({
    name: z.string(),
    slug: Slug,
    course_count: count,
    city_count: count,
    district_count: count.describe('0 unless the region has more than 400 courses.'),
    country: NamedSlug,
    bbox: Bbox.nullable().describe('The box around all of its courses.'),
    frame: Frame,
  })
  .meta({ id: 'Region' });
export type Region = z.infer<typeof Region>;

/** The second level below a country: a county of England or California. */
export const District = z
  .object({ name: z.string(), slug: Slug, course_count: count, bbox: Bbox.nullable() })
  .meta({ id: 'District' });
export type District = z.infer<typeof District>;

const ContinentDirectory = z
  .object({
    continent: Continent,
    countries: z.array(Country).describe('By name.'),
    total: count.describe('Countries of the continent.'),
  })
  .meta({ id: 'ContinentDirectory' });

export const CountryDirectory = z
  .object({
    country: Country,
    golfs: z.array(CourseRow).describe('A page of its courses in the order asked for.'),
    total: count.describe('Courses of the country that fit the filters.'),
    has_more: z.boolean(),
    regions: z.array(Region).describe('By name.'),
  })
  .meta({ id: 'CountryDirectory' });
export type CountryDirectory = z.infer<typeof CountryDirectory>;

const byName =
  "Ordered by name (Unicode collation, Intl.Collator('en')), then by golf_id; practice courses last; or as `order` says.";

export const directory = {
  listContinents: {
    summary: 'Every continent',
    description: 'Every continent with its slug and its country and course counts, by name.',
    answer: z.object({ items: z.array(Continent), total: totalCount }),
    example: '/public/golfs/continents',
  },

  listCountries: {
    summary: 'Every country with a course',
    description:
      'Every country holding at least one course, with continent, course count and region count, by name.',
    answer: z.object({ items: z.array(Country), total: totalCount }),
    example: '/public/golfs/countries',
  },

  getDirectoryEntry: {
    summary: 'Continent or country by slug',
    description:
      'A continent slug returns the continent with its countries, a country slug the country with its regions and ' +
      'a page of its courses. Exactly one of the keys `continent` and `country` is present. All parameters but the slug ' +
      "are for the courses of a country, and do nothing to a continent's answer.",
    params: { slug: areaSlug },
    query: {
      ...courseListQuery,
      limit: pageLimit,
      skip,
    },
    answer: z.union([ContinentDirectory, CountryDirectory]),
    example: '/public/golfs/isle-of-man',
  },

  listCountryRegions: {
    summary: 'Regions of a country',
    description: 'Regions of a country with course and city counts, by name.',
    params: { country: countrySlug },
    answer: z.object({ country: NamedSlug, regions: z.array(Region), total: totalCount }),
    example: '/public/golfs/isle-of-man/regions',
  },

  listRegionDistricts: {
    summary: 'Districts of a region',
    description: `Counties and the like with course counts, by name, in regions with more than 400 courses. ${regionRedirect}`,
    redirects: true,
    params: { country: countrySlug, region: regionSlug },
    answer: z.object({
      country: NamedSlug,
      region: NamedSlug,
      districts: z.array(District),
      total: totalCount,
    }),
    example: '/public/golfs/france/bretagne/districts',
  },

  listRegionGolfCourses: {
    summary: 'Page of courses in a region',
    description: `${byName} ${regionRedirect}`,
    redirects: true,
    params: { country: countrySlug, region: regionSlug },
    query: { ...courseListQuery, limit: pageLimit, skip },
    answer: z.object({
      country: NamedSlug,
      region: NamedSlug,
      golfs: z.array(PublicGolfCourse),
      total: totalCount,
      has_more: hasMore,
    }),
    example: '/public/golfs/isle-of-man/middle?limit=2',
  },

  listDistrictGolfCourses: {
    summary: 'Page of courses in a district',
    description: `${byName} ${regionRedirect} A region that has no districts any more redirects to its own list.`,
    redirects: true,
    params: { country: countrySlug, region: regionSlug, district: districtSlug },
    query: { ...courseListQuery, limit: pageLimit, skip },
    answer: z.object({
      country: NamedSlug,
      region: NamedSlug,
      district: District,
      golfs: z.array(PublicGolfCourse),
      total: totalCount,
      has_more: hasMore,
    }),
    example: '/public/golfs/france/bretagne/districts/finistere?limit=2',
  },

  listCityGolfCourses: {
    summary: 'Page of courses in a city',
    description:
      `${byName} Only cities with two or more ` +
      `courses have a website page, but the operation answers for any city slug present in the data. ${regionRedirect}`,
    redirects: true,
    params: { country: countrySlug, region: regionSlug, city: citySlug },
    query: { ...courseListQuery, limit: pageLimit, skip },
    answer: z.object({
      country: NamedSlug,
      region: NamedSlug,
      city: z.string().describe('The display name.'),
      golfs: z.array(PublicGolfCourse),
      total: totalCount,
      has_more: hasMore,
    }),
    example: '/public/golfs/isle-of-man/middle/douglas?limit=2',
  },
} satisfies Contracts;
