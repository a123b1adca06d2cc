import { z } from '@hono/zod-openapi';
import { CourseRow } from './course-row.ts';
import { Bbox, Breadcrumb, NamedSlug, Slug, Timestamp } from './primitives.ts';

const count = z.int().min(0);

/** A continent with its counts. */
export const Continent = z
  .object({ name: z.string(), slug: Slug, country_count: count, course_count: count })
  .openapi('Continent');
export type Continent = z.infer<typeof Continent>;

/** A country with its counts; `code` is ISO 3166-1 alpha-2. */
export const Country = z
  .object({
    name: z.string(),
    slug: Slug,
    code: z.string().length(2).nullable(),
    continent: NamedSlug,
    course_count: count,
    region_count: count,
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    bbox: Bbox.nullable(),
  })
  .openapi('Country');
export type Country = z.infer<typeof Country>;

/** The first level below a country, with its counts. */
export const Region = z
  .object({
    name: z.string(),
    slug: Slug,
    course_count: count,
    city_count: count,
    country: NamedSlug,
    bbox: Bbox.nullable(),
  })
  .openapi('Region');
export type Region = z.infer<typeof Region>;

/** `getDirectoryEntry` for a continent slug: told apart by the key `continent`. */
export const ContinentDirectory = z
  .object({
    continent: Continent,
    countries: z.array(Country).openapi({ description: 'By name.' }),
    total: count.openapi({ description: 'Countries of the continent.' }),
  })
  .openapi('ContinentDirectory');
export type ContinentDirectory = z.infer<typeof ContinentDirectory>;

/** `getDirectoryEntry` for a country slug: told apart by the key `country`. */
export const CountryDirectory = z
  .object({
    country: Country,
    golfs: z.array(CourseRow).openapi({ description: 'The first 25 courses by name.' }),
    total: count.openapi({ description: 'Courses of the country.' }),
    has_more: z.boolean(),
    regions: z.array(Region).openapi({ description: 'By name.' }),
  })
  .openapi('CountryDirectory');
export type CountryDirectory = z.infer<typeof CountryDirectory>;

/** Breadcrumbs and counts of a continent, country or region. */
export const DirectoryMetadata = z
  .object({
    name: z.string(),
    slug: Slug,
    breadcrumbs: z.array(Breadcrumb),
    course_count: count,
    country_count: count.nullable(),
    region_count: count.nullable(),
    city_count: count.nullable(),
    continent: NamedSlug.nullable(),
    country: NamedSlug.nullable(),
  })
  .openapi('DirectoryMetadata');
export type DirectoryMetadata = z.infer<typeof DirectoryMetadata>;

const sitemapItem = z.object({
  slug: Slug,
  name: z.string(),
  path: z.string(),
  course_count: count,
  updated_at: Timestamp.nullable(),
});
/** A continent's slug, for whoever lists everything. */
export const SitemapContinent = sitemapItem.openapi('SitemapContinent');
export type SitemapContinent = z.infer<typeof SitemapContinent>;
/** A country's slug with that of its continent. */
export const SitemapCountry = sitemapItem.extend({ continent: Slug }).openapi('SitemapCountry');
export type SitemapCountry = z.infer<typeof SitemapCountry>;
/** A region's slug with that of its country. */
export const SitemapRegion = sitemapItem.extend({ country: Slug }).openapi('SitemapRegion');
export type SitemapRegion = z.infer<typeof SitemapRegion>;
/** A city's slug with those of its country and region. */
export const SitemapCity = sitemapItem
  .extend({
    country: Slug,
    region: Slug,
    indexable: z.boolean().openapi({ description: 'It has a website page: two or more courses.' }),
  })
  .openapi('SitemapCity');
export type SitemapCity = z.infer<typeof SitemapCity>;
