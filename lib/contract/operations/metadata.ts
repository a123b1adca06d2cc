import { z } from 'zod';
import { Bbox, Breadcrumb, NamedSlug, Slug } from '../primitives.ts';
import type { Contracts } from './contract.ts';
import { Frame } from './directory.ts';
import { continentSlug, countrySlug, regionRedirect, regionSlug } from './parameters.ts';

const count = z.int().min(0);

const DirectoryMetadata = z
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
    bbox: Bbox.nullable().describe('The box around all of its courses; null for continents.'),
    frame: Frame.nullable().describe('Null for continents.'),
  })
  .meta({ id: 'DirectoryMetadata' });

export const metadata = {
  getCountryMetadata: {
    summary: 'Breadcrumbs and counts of a country',
    description: 'Breadcrumb trail and counts of a country, for page headers.',
    params: { slug: countrySlug },
    answer: DirectoryMetadata,
    example: '/seo/country/isle-of-man',
  },

  getContinentMetadata: {
    summary: 'Breadcrumbs and counts of a continent',
    description: 'Breadcrumb trail and counts of a continent, for page headers.',
    params: { slug: continentSlug },
    answer: DirectoryMetadata,
    example: '/seo/continent/europe',
  },

  getRegionMetadata: {
    summary: 'Breadcrumbs and counts of a region',
    description: `Breadcrumb trail and counts of a region, for page headers. ${regionRedirect}`,
    redirects: true,
    params: { country: countrySlug, region: regionSlug },
    answer: DirectoryMetadata,
    example: '/seo/region/isle-of-man/middle',
  },
} satisfies Contracts;
