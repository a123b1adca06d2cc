import { z } from '@hono/zod-openapi';
import { GolfId, Latitude, Longitude, NamedSlug, Slug, WholeMetres } from './primitives.ts';

const courseRow = z.object({
  golf_id: GolfId,
  slug: Slug.openapi({ description: 'The canonical public identifier; never only digits.' }),
  name: z.string().openapi({ description: 'Supplied by clubs and users: untrusted text.' }),
  club_name: z.string().nullable().openapi({ description: 'The club, where it differs from the course.' }),
  latitude: Latitude,
  longitude: Longitude,
  city: NamedSlug.nullable(),
  region: NamedSlug.nullable(),
  country: NamedSlug,
  country_code: z.string().length(2).nullable().openapi({ description: 'ISO 3166-1 alpha-2.' }),
  hole_count: z.int().min(1).nullable(),
  par: z.int().min(1).nullable().openapi({ description: 'Of the default scorecard.' }),
  length: WholeMetres.nullable().openapi({
    description: 'Metres: of the longest teebox, or of the traced holes where no teebox is known.',
  }),
  review_count: z.int().min(0),
  review_average: z.number().min(1).max(5).nullable().openapi({
    description: 'Two decimals; null exactly when review_count is 0.',
  }),
  has_geometry: z.boolean().openapi({ description: 'At least one hole with tee and green is mapped.' }),
});

/** What every list says of a course. */
export const CourseRow = courseRow.openapi('CourseRow');
export type CourseRow = z.infer<typeof CourseRow>;

/** One course in the paged list of `listGolfCourses`. */
export const GolfListItem = courseRow
  .extend({
    distance: z.int().min(0).nullable().openapi({
      description: 'Whole metres from the point asked for; null unless lat and long were sent.',
    }),
  })
  .openapi('GolfListItem');
export type GolfListItem = z.infer<typeof GolfListItem>;

/** A course in a location search result. */
export const NearbyGolfCourse = courseRow
  .extend({
    distance: z.number().min(0).openapi({ description: 'Metres on the WGS84 ellipsoid, one decimal.' }),
    bearing: z.number().min(0).max(360).openapi({
      description: 'Initial bearing from the point asked for, degrees clockwise from north.',
    }),
  })
  .openapi('NearbyGolfCourse');
export type NearbyGolfCourse = z.infer<typeof NearbyGolfCourse>;

/** A course row in the region and city listings. */
export const PublicGolfCourse = courseRow.openapi('PublicGolfCourse');
export type PublicGolfCourse = z.infer<typeof PublicGolfCourse>;

/** A course in a ranking. */
export const RankedGolfCourse = courseRow
  .extend({
    rank: z.int().min(1),
    weighted_average: z.number().min(1).max(5).nullable().openapi({
      description: 'Bayesian average, for information: it never decides the order.',
    }),
  })
  .openapi('RankedGolfCourse');
export type RankedGolfCourse = z.infer<typeof RankedGolfCourse>;
