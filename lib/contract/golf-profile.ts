import { z } from 'zod';
import { accesses } from '#lib/golf/access.ts';
import { courseKinds } from '#lib/golf/course-kinds.ts';
import { genders } from '#lib/golf/genders.ts';
import { nearbyWaterTypes } from '#lib/golf/nearby-waters.ts';
import { surfaceTypes } from '#lib/golf/surfaces.ts';
import { lengthUnits } from '#lib/golf/units.ts';
import { nameSources } from '#lib/text/name-sources.ts';
import { Character } from './character.ts';
import { DataQuality } from './data-quality.ts';
import { Area, LineString, MultiPolygon, Point, Polygon } from './geometry.ts';
import { HazardType, Hole } from './hole.ts';
import { Contact, Location } from './location.ts';
import { Origin, Source, ValueOrigin } from './origins.ts';
import { Bbox, Breadcrumb, ChangedAt, GolfId, Slug, WholeMetres, Wikidata, Wikipedia } from './primitives.ts';

export const Gender = z.enum(genders);
export type Gender = z.infer<typeof Gender>;

export const Access = z.enum(accesses);
export type Access = z.infer<typeof Access>;

export const CourseKind = z
  .enum(courseKinds)
  .describe(
    'course; short: no hole above par 3, or little ground; pitch_and_putt; practice: a school or a few practice holes.',
  );
export type CourseKind = z.infer<typeof CourseKind>;

export const HoleCountSource = z
  .enum(['declared', 'card', 'traced', 'par'])
  .nullable()
  .describe(
    'declared: a source states it; card: a whole scorecard, or the nines that scorecards or a list name; traced: the mapped holes; par: par and the highest hole number.',
  );
export type HoleCountSource = z.infer<typeof HoleCountSource>;

export const SurfaceType = z.enum(surfaceTypes);
export type SurfaceType = z.infer<typeof SurfaceType>;

export const ScorecardHole = z
  .object({
    position: z.int().min(1).describe('Where the hole comes on this card, from 1.'),
    hole_id: z.string().nullable(),
    number: z.int().min(1).describe('The number printed on the card.'),
    par: z.int().min(3).max(6).nullable(),
    stroke_index: z.int().min(1).nullable(),
  })
  .meta({ id: 'ScorecardHole' });
export type ScorecardHole = z.infer<typeof ScorecardHole>;

export const Scorecard = z
  .object({
    scorecard_id: z.string(),
    name: z.string(),
    gender: Gender,
    hole_count: z.int().min(1),
    par: z.int().nullable(),
    par_out: z.int().nullable(),
    par_in: z.int().nullable(),
    is_default: z.boolean(),
    teebox_ids: z.array(z.string()),
    holes: z.array(ScorecardHole),
  })
  .meta({ id: 'Scorecard' });
export type Scorecard = z.infer<typeof Scorecard>;

const NineRating = z.object({ course_rating: z.number(), slope: z.int().min(55).max(155) }).nullable();

/** World Handicap System: course rating in strokes, slope from 55 to 155. */
export const TeeboxRating = z
  .object({
    gender: Gender,
    rated_holes: z.union([z.literal(9), z.literal(18)]),
    par: z.int().nullable(),
    course_rating: z.number().nullable(),
    slope: z.int().min(55).max(155).nullable(),
    bogey_rating: z.number().nullable(),
    front: NineRating,
    back: NineRating,
    remark: z
      .enum(['rating-unlike-length'])
      .nullable()
      .describe('Why the figure may be wrong: it is far from what length and par predict.'),
  })
  .meta({ id: 'TeeboxRating' });
export type TeeboxRating = z.infer<typeof TeeboxRating>;

export const TeeboxHole = z
  .object({
    hole_id: z.string().nullable(),
    number: z.int().min(1),
    length: WholeMetres.nullable(),
    length_yards: z.int().min(0).nullable(),
    tee: Point.nullable(),
    ahead: z
      .int()
      .nullable()
      .describe(
        "How many metres this tee is ahead of the start of the hole's line, along that line; negative if it's farther back. Where " +
          "the tee isn't mapped, its length is measured back from the middle of the green. Null without a line or a length.",
      ),
  })
  .meta({ id: 'TeeboxHole' });
export type TeeboxHole = z.infer<typeof TeeboxHole>;

export const Teebox = z
  .object({
    teebox_id: z.string(),
    name: z.string(),
    color: z.string().nullable(),
    color_hex: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .nullable(),
    length: WholeMetres.nullable(),
    length_yards: z.int().min(0).nullable(),
    measured_in: z.enum(lengthUnits).nullable().describe('The unit printed on the card.'),
    slope: z.int().min(55).max(155).nullable().describe('Copies ratings[0].'),
    course_rating: z.number().nullable().describe('One decimal. Copies ratings[0].'),
    ratings: z.array(TeeboxRating),
    scorecard_ids: z.array(z.string()),
    holes: z.array(TeeboxHole),
  })
  .meta({ id: 'Teebox' });
export type Teebox = z.infer<typeof Teebox>;

/** Areas are in square metres. */
export const Hazard = z
  .object({
    hazard_id: z.string(),
    type: HazardType,
    name: z.string().nullable(),
    hole_ids: z.array(z.string()),
    area: z.number().min(0).describe('Square metres, one decimal, inner rings subtracted.'),
    centroid: Point,
    geometry: Area,
    origin: Origin,
  })
  .meta({ id: 'Hazard' });
export type Hazard = z.infer<typeof Hazard>;

export const Surface = z
  .object({
    surface_id: z.string(),
    type: SurfaceType,
    hole_ids: z.array(z.string()),
    area: z.number().min(0).nullable().describe('Square metres; null for lines.'),
    geometry: z.discriminatedUnion('type', [Polygon, MultiPolygon, LineString]),
    origin: Origin,
  })
  .meta({ id: 'Surface' });
export type Surface = z.infer<typeof Surface>;

/** Sea, a lake or a river around a course, as a drawing needs it. */
export const NearbyWater = z
  .object({
    type: z.enum(nearbyWaterTypes),
    geometry: z.discriminatedUnion('type', [Polygon, MultiPolygon, LineString]),
  })
  .meta({ id: 'NearbyWater' });
export type NearbyWater = z.infer<typeof NearbyWater>;

const starCount = z.int().min(0);
/** Reviews by stars. */
export const ReviewDistribution = z
  .object({ '1': starCount, '2': starCount, '3': starCount, '4': starCount, '5': starCount })
  .meta({ id: 'ReviewDistribution' });
export type ReviewDistribution = z.infer<typeof ReviewDistribution>;

export const NameLatin = z
  .string()
  .nullable()
  .describe('The name in Latin letters, where it is written in others; null where it is Latin already.');

/** How a name got its Latin form. */
const NameSource = z
  .enum(nameSources)
  .nullable()
  .describe(
    'tag: a source gives it; part: a Latin part of the name; kana: by its kana; dictionary: read by a dictionary; ' +
      "rule: by its country's romanisation; letters: letter by letter. Null exactly when name_latin is.",
  );

export const GolfProfile = z
  .object({
    golf_id: GolfId,
    slug: Slug,
    name: z.string(),
    name_latin: NameLatin,
    name_source: NameSource,
    names: z
      .record(z.string(), z.string())
      .describe("By BCP 47 tag, as the sources tag them; the plain name under its country's language."),
    club_name: z.string().nullable(),
    kind: CourseKind,
    alternate_names: z.array(z.string()),
    description: z.string().nullable().describe('Untrusted text.'),
    hole_count: z.int().min(1).nullable(),
    hole_count_source: HoleCountSource,
    second_round: z
      .enum(['same_holes', 'same_greens'])
      .nullable()
      .describe('same_holes: a round of 18 plays nine holes twice; same_greens: 18 tees, nine greens.'),
    par: z.int().min(1).nullable(),
    wikidata: Wikidata,
    wikipedia: Wikipedia,
    opened_year: z.int().nullable(),
    architects: z.array(z.string()),
    access: Access,
    status: z
      .enum(['open', 'closed'])
      .nullable()
      .describe('As a source says; null where none does, which is usual for courses that are open.'),
    location: Location,
    contact: Contact,
    scorecards: z.array(Scorecard),
    teeboxes: z.array(Teebox),
    holes: z.array(Hole),
    hazards: z.array(Hazard),
    surfaces: z.array(Surface),
    nearby_waters: z
      .array(NearbyWater)
      .describe(
        'Sea, lakes and rivers within 3 km of a mapped course, for drawing: cut to a rectangle and simplified to 6 m or ' +
          'more. The sea only where its whole coast there is mapped. Empty where none is known; hazards are in `hazards`.',
      ),
    hazard_summary: z.partialRecord(HazardType, z.object({ count: z.int().min(0), area: z.number().min(0) })),
    review_count: z.int().min(0),
    review_average: z.number().min(1).max(5).nullable(),
    review_distribution: ReviewDistribution,
    bbox: Bbox.nullable(),
    breadcrumbs: z.array(Breadcrumb),
    url: z.string().describe("The course's page, relative to the website's root."),
    data_quality: DataQuality,
    sources: z.array(Source),
    origin: Origin.describe('The object on the map; without one, the line of a list.'),
    origins: z.array(ValueOrigin).describe('Where each value that is not null comes from.'),
    updated_at: ChangedAt,
    character: Character,
  })
  .meta({ id: 'GolfProfile' });
export type GolfProfile = z.infer<typeof GolfProfile>;

/** Enough to turn a golf_id into a slug and a name. */
export const GolfSummary = z
  .object({
    golf_id: GolfId,
    slug: Slug,
    name: z.string(),
    name_latin: NameLatin,
    club_name: z.string().nullable(),
    kind: CourseKind,
    location: Location,
    hole_count: z.int().min(1).nullable(),
    hole_count_source: HoleCountSource,
    par: z.int().min(1).nullable(),
    description: z.string().nullable(),
    url: z.string(),
  })
  .meta({ id: 'GolfSummary' });
export type GolfSummary = z.infer<typeof GolfSummary>;
