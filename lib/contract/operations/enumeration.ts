import { z } from 'zod';
import { ENOUGH_FOR_A_PAGE, holeQuestions } from '#lib/golf/hole-questions.ts';
import { NamedSlug, Slug, Timestamp } from '../primitives.ts';
import type { Contracts } from './contract.ts';
import { countrySlug, totalCount } from './parameters.ts';

const sitemapItem = z.object({
  slug: Slug,
  name: z.string(),
  path: z.string(),
  course_count: z.int().min(0),
  updated_at: Timestamp.nullable(),
});
const SitemapContinent = sitemapItem.meta({ id: 'SitemapContinent' });
const SitemapCountry = sitemapItem.extend({ continent: Slug }).meta({ id: 'SitemapCountry' });
const SitemapRegion = sitemapItem
  .extend({
    country: Slug,
    indexable: z.boolean().describe('It has a website page: its country lists its regions.'),
  })
  .meta({ id: 'SitemapRegion' });
const SitemapDistrict = sitemapItem.extend({ country: Slug, region: Slug }).meta({ id: 'SitemapDistrict' });
export type SitemapDistrict = z.infer<typeof SitemapDistrict>;
export const SitemapCity = sitemapItem
  .extend({
    country: Slug,
    region: Slug,
    indexable: z.boolean().describe('It has a website page: two or more courses.'),
  })
  .meta({ id: 'SitemapCity' });
export type SitemapCity = z.infer<typeof SitemapCity>;

export const SitemapHoleQuestion = z
  .object({
    question: z.enum(holeQuestions),
    path: z.string(),
    country: NamedSlug.nullable().describe('Null for the whole world.'),
    hole_count: z.int().min(0).describe('Holes that answer it.'),
  })
  .meta({ id: 'SitemapHoleQuestion' });
export type SitemapHoleQuestion = z.infer<typeof SitemapHoleQuestion>;

export const enumeration = {
  listSitemapContinents: {
    summary: 'Every continent slug',
    description: 'Every continent at once, without paging, with its page and course count.',
    answer: z.object({ items: z.array(SitemapContinent), total: totalCount }),
    example: '/seo/sitemap/continents',
  },

  listSitemapCountries: {
    summary: 'Every country slug',
    description:
      'Every country at once, without paging, with its page and course count. It names its continent.',
    answer: z.object({ items: z.array(SitemapCountry), total: totalCount }),
    example: '/seo/sitemap/countries',
  },

  listSitemapRegions: {
    summary: 'Every region slug',
    description:
      'Every region at once, without paging, with its page and course count. It names its country, and ' +
      'says whether it has a website page.',
    answer: z.object({ items: z.array(SitemapRegion), total: totalCount }),
    example: '/seo/sitemap/regions',
  },

  listSitemapDistricts: {
    summary: 'Every district slug',
    description:
      'Every district of large regions at once, without paging, with its page and course count. It names its country ' +
      'and region.',
    answer: z.object({ items: z.array(SitemapDistrict), total: totalCount }),
    example: '/seo/sitemap/districts',
  },

  listSitemapCities: {
    summary: 'Every city slug',
    description:
      'Every city at once, without paging, with its page and course count. It names its country and region, and ' +
      'whether it has a website page (two or more courses). With `country`, only those of that country; an unknown country has none.',
    query: { country: countrySlug.optional() },
    answer: z.object({ items: z.array(SitemapCity), total: totalCount }),
    example: '/seo/sitemap/cities',
  },

  listSitemapHoleQuestions: {
    summary: 'Every question about holes with a page',
    description:
      'Every page of a question such as "the longest par 5s", for the world and for each country where at least ' +
      `${ENOUGH_FOR_A_PAGE.holes} holes answer it and ${100 * ENOUGH_FOR_A_PAGE.mapped} % of the courses are mapped.`,
    answer: z.object({ items: z.array(SitemapHoleQuestion), total: totalCount }),
    example: '/seo/sitemap/hole-questions',
  },
} satisfies Contracts;
