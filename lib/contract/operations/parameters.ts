import { z } from 'zod';
import { courseOrders, coursePossessions } from '#lib/golf/course-lists.ts';
import { Access, CourseKind } from '../golf-profile.ts';
import { limits } from '../limits.ts';
import { Latitude, Longitude, Slug } from '../primitives.ts';

export const courseSlug = Slug.describe('The canonical public identifier of a course.');
export const areaSlug = Slug.describe('A continent or country slug.');
export const continentSlug = Slug.describe('A continent slug from `listContinents`.');
export const countrySlug = Slug.describe('A country slug from `listCountries`.');
export const regionSlug = Slug.describe('A region slug from `listCountryRegions`.');
export const districtSlug = Slug.describe('A district slug from `listRegionDistricts`.');
export const citySlug = Slug.describe('A city slug from `listSitemapCities`.');

/** What operations on a region say about former ones. */
export const regionRedirect =
  'The slug of a former region redirects to the region that has its courses now, or to its country where several have.';

export const numericGolfId = z
  .string()
  .regex(/^[0-9]+$/)
  .describe('The numeric course identifier.');

export const latitude = Latitude.describe('Decimal degrees WGS84.');
export const longitude = Longitude.describe('Decimal degrees WGS84.');

const limit = ({ usual, most }: { usual: number; most: number }) => z.int().min(1).max(most).default(usual);

export const pageLimit = limit(limits.page).describe('Page size.');
export const rankingLimit = limit(limits.ranking).describe('How many courses to return.');
export const searchLimit = limit(limits.search).describe('Maximum items.');
export const kind = CourseKind.optional().describe('Only courses of this kind; all without it.');
/** The parameters of rankings by reviews. */
export const bestQuery = {
  min_reviews: z.int().min(1).default(1).describe('Only courses with at least this many reviews.'),
  max_reviews: z.int().min(1).optional().describe('Only courses with at most this many reviews.'),
  kind,
  limit: rankingLimit,
};
/** The parameters of lists of courses. */
export const courseListQuery = {
  kind,
  holes: z.int().min(1).optional().describe('Only courses with this many holes.'),
  access: Access.optional().describe('Only courses with this access.'),
  has: z
    .enum(coursePossessions)
    .optional()
    .describe('Only courses with a mapped hole, with a complete card, or with both.'),
  order: z
    .enum(courseOrders)
    .default('name')
    .describe(
      'prominence: the best known first, by articles about them, names in other languages, reviews, cards and maps; length ' +
        'and slope: largest first, unknown last. Ties by name.',
    ),
  near: z.tuple([Latitude, Longitude]).optional().describe('`lat,long`: nearest first; overrides `order`.'),
};
export const skip = z.int().min(0).default(0).describe('Items to skip.');

export const Paging = z.object({
  limit: z.int().describe('As applied.'),
  skip: z.int().describe('As applied.'),
});

export const pageLength = z.int().min(0).describe('Items on this page.');
export const totalCount = z.int().min(0).describe('Items in the whole list.');
export const hasMore = z.boolean().describe('Another page exists; advance with skip.');
