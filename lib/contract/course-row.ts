import { z } from 'zod';
import { figureBases } from '#lib/golf/course-figures.ts';
import { Access, CourseKind, Gender, HoleCountSource, NameLatin } from './golf-profile.ts';
import { ChangedAt, GolfId, Latitude, Longitude, NamedSlug, Slug, WholeMetres } from './primitives.ts';

const courseRow = z.object({
  golf_id: GolfId,
  slug: Slug.describe('The canonical public identifier; never only digits.'),
  name: z.string().describe('Supplied by clubs and users: untrusted text.'),
  name_latin: NameLatin,
  club_name: z.string().nullable().describe('The club, where it differs from the course.'),
  kind: CourseKind,
  latitude: Latitude,
  longitude: Longitude,
  city: NamedSlug.nullable(),
  region: NamedSlug.nullable(),
  country: NamedSlug,
  country_code: z.string().length(2).nullable().describe('ISO 3166-1 alpha-2.'),
  hole_count: z.int().min(1).nullable(),
  hole_count_source: HoleCountSource,
  par: z.int().min(1).nullable().describe('Of the default scorecard.'),
  length: WholeMetres.nullable().describe(
    'Metres: of the longest teebox on the default scorecard, or of the mapped holes where they make up a whole round.',
  ),
  review_count: z.int().min(0),
  review_average: z
    .number()
    .min(1)
    .max(5)
    .nullable()
    .describe('Two decimals; null exactly when review_count is 0.'),
  has_geometry: z.boolean().describe('At least one hole with tee and green is mapped.'),
  is_named: z.boolean().describe('A source gives its name; otherwise it is named after a place nearby.'),
  has_card: z.boolean().describe('At least one scorecard with a par for every hole is known.'),
  slope: z
    .int()
    .min(55)
    .max(155)
    .nullable()
    .describe('From the tee whose length is given, for the first rating of that tee.'),
  access: Access,
  updated_at: ChangedAt,
});

export const CourseRow = courseRow.meta({ id: 'CourseRow' });
export type CourseRow = z.infer<typeof CourseRow>;

export const GolfListItem = courseRow
  .extend({
    distance: z
      .int()
      .min(0)
      .nullable()
      .describe('Whole metres from the point asked for; null unless lat and long were sent.'),
  })
  .meta({ id: 'GolfListItem' });
export type GolfListItem = z.infer<typeof GolfListItem>;

export const NearbyGolfCourse = courseRow
  .extend({
    distance: z.number().min(0).describe('Metres on the WGS84 ellipsoid, one decimal.'),
    bearing: z
      .number()
      .min(0)
      .max(360)
      .describe('Initial bearing from the point asked for, degrees clockwise from north.'),
  })
  .meta({ id: 'NearbyGolfCourse' });
export type NearbyGolfCourse = z.infer<typeof NearbyGolfCourse>;

export const PublicGolfCourse = courseRow.meta({ id: 'PublicGolfCourse' });
export type PublicGolfCourse = z.infer<typeof PublicGolfCourse>;

export const RankedGolfCourse = courseRow
  .extend({
    rank: z.int().min(1),
    weighted_average: z
      .number()
      .min(1)
      .max(5)
      .nullable()
      .describe('Bayesian average, for information: it never decides the order.'),
  })
  .meta({ id: 'RankedGolfCourse' });
export type RankedGolfCourse = z.infer<typeof RankedGolfCourse>;

/** What a figure is based on; null says that it doesn't apply. */
export const FigureBasis = z
  .object({
    source: z
      .enum(figureBases)
      .describe(
        'card: a scorecard; mapped: ground mapped in OpenStreetMap; heights: elevation at the course or along its ' +
          'mapped holes; position: where the course is; stated: a source says so.',
      ),
    tee: z.string().nullable().describe('The tee of the card.'),
    gender: Gender.nullable().describe('Who the tee is rated for.'),
    holes: z.int().min(0).nullable().describe('Mapped holes.'),
    of_holes: z.int().min(1).nullable().describe('Holes of the course.'),
    stated_by: z.string().nullable().describe("The source's key, as in the metadata."),
  })
  .meta({ id: 'FigureBasis' });
export type FigureBasis = z.infer<typeof FigureBasis>;

export const FiguredGolfCourse = courseRow
  .extend({
    rank: z.int().min(1),
    value: z.number().describe('In the unit of the answer.'),
    basis: FigureBasis,
  })
  .meta({ id: 'FiguredGolfCourse' });
export type FiguredGolfCourse = z.infer<typeof FiguredGolfCourse>;
