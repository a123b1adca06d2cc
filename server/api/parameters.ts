import { z } from '@hono/zod-openapi';
import { Latitude, Longitude, Slug } from '#lib/contract/primitives.ts';

/** An operation without parameters in its path, or without a query. */
export const noParameters = z.object({});

export const courseSlug = Slug.openapi({
  description: 'The canonical public identifier of a course.',
});
export const areaSlug = Slug.openapi({ description: 'A continent or country slug.' });
export const continentSlug = Slug.openapi({
  description: 'A continent slug from `listContinents`.',
});
export const countrySlug = Slug.openapi({
  description: 'A country slug from `listCountries`.',
});
export const regionSlug = Slug.openapi({
  description: 'A region slug from `listCountryRegions`.',
});
export const citySlug = Slug.openapi({
  description: 'A city slug from `listSitemapCities`.',
});

export const numericGolfId = z
  .string()
  .regex(/^[0-9]+$/)
  .openapi({ description: 'The numeric course identifier.' });

export const latitude = Latitude.openapi({ description: 'Decimal degrees WGS84.' });
export const longitude = Longitude.openapi({ description: 'Decimal degrees WGS84.' });

/** Page size of the paged listings. */
export const pageLimit = z.int().min(1).max(100).default(25).openapi({ description: 'Page size.' });
/** Rows of a ranking. */
export const rankingLimit = z
  .int()
  .min(1)
  .max(100)
  .default(50)
  .openapi({ description: 'How many of the best.' });
/** Items of a search. */
export const searchLimit = z.int().min(1).max(50).default(10).openapi({ description: 'Maximum items.' });
export const skip = z.int().min(0).default(0).openapi({ description: 'Items to skip.' });

/** The paging of lists, as applied. */
export const Paging = z.object({
  limit: z.int().openapi({ description: 'As applied.' }),
  skip: z.int().openapi({ description: 'As applied.' }),
});

/** How a list says how much of it there is. */
export const pageLength = z.int().min(0).openapi({ description: 'Items on this page.' });
export const totalCount = z.int().min(0).openapi({ description: 'Items in the whole list.' });
export const hasMore = z.boolean().openapi({ description: 'Another page exists; advance with skip.' });
