import { z } from 'zod';
import { CourseRow } from '../course-row.ts';
import { CourseKind } from '../golf-profile.ts';
import { NumberSource, ParSource } from '../hole.ts';
import { HoleFacts, HoleShape } from '../hole-facts.ts';
import { limits } from '../limits.ts';
import { WholeMetres } from '../primitives.ts';
import type { Contracts } from './contract.ts';
import {
  continentSlug,
  countrySlug,
  hasMore,
  latitude,
  longitude,
  pageLength,
  pageLimit,
  regionSlug,
  skip,
  totalCount,
} from './parameters.ts';

const fields = [
  'length',
  'elevation_change',
  'turn',
  'forced_carry',
  'bunkers',
  'green_area',
  'distance',
] as const;
const HoleSort = z.enum([...fields, ...fields.map((field) => `-${field}` as const)]);

const metres = z.int().min(0).optional();
const change = z.number().min(-1000).max(1000).optional();
const count = z.int().min(0).optional();
const squareMetres = z.number().min(0).optional();

const wanted = {
  par: z
    .int()
    .min(3)
    .max(6)
    .optional()
    .describe(
      "From the default card, else the next card that has one, else the map, else the usual one for the hole's length.",
    ),
  number: z.int().min(1).optional().describe('The number of the hole on its course: 18 for finishing holes.'),
  min_length: metres.describe(
    "Metres on the card, from its longest tee; without a card, along the hole's line.",
  ),
  max_length: metres.describe('Metres, measured the same way.'),
  min_change: change.describe('Metres from tee to green: + is uphill.'),
  max_change: change.describe('Metres from tee to green: + is uphill.'),
  over_water: z.literal(true).optional().describe('Only holes with a forced carry.'),
  island_green: z.literal(true).optional().describe('Only holes with water around the green.'),
  no_water: z
    .literal(true)
    .optional()
    .describe('Only holes where `water_in_play` is known to be false: no water within 25 m of the line.'),
  min_carry: metres.describe('Length of the forced carry, in metres over water.'),
  shape: HoleShape.optional(),
  min_turn: z.number().min(0).max(1000).optional().describe('Degrees, to either side.'),
  min_bunkers: count.describe('Greenside and fairway bunkers together.'),
  max_bunkers: count.describe('0: only holes without bunkers.'),
  min_greenside_bunkers: count,
  min_green_area: squareMetres.describe('Square metres.'),
  max_green_area: squareMetres.describe('Square metres.'),
  holes_numbered: z.literal(true).optional().describe('Only holes whose number is known.'),
};

const where = {
  kind: CourseKind.optional().describe('Only holes of courses of this kind; all without it.'),
  continent: continentSlug.optional(),
  country: countrySlug.optional(),
  region: regionSlug.optional().describe('A region slug of the country, which must be sent too.'),
  lat: latitude.optional().describe('Latitude of the centre.'),
  long: longitude.optional().describe('Longitude of the centre.'),
  max_distance: z
    .int()
    .min(1)
    .optional()
    .describe(
      `Metres from the centre to the tee, inclusive; ${limits.radius.usual} where lat and long are sent without it.`,
    ),
};

const page = {
  sort: HoleSort.default('-length').describe(
    'With `-` the greatest come first. `turn` is taken without its sign, `forced_carry` by its length; unknown values ' +
      'come last. `distance` needs a point.',
  ),
  limit: pageLimit,
  skip,
};

/** The query as read: null for what wasn't sent. */
const HoleQuery = z.object({
  ...(Object.fromEntries(
    Object.entries({ ...wanted, ...where }).map(([name, schema]) => [name, schema.unwrap().nullable()]),
  ) as {
    [Name in keyof (typeof wanted & typeof where)]: z.ZodNullable<
      ReturnType<(typeof wanted & typeof where)[Name]['unwrap']>
    >;
  }),
  sort: HoleSort,
  limit: z.int(),
  skip: z.int(),
});

export const FoundHole = z
  .object({
    hole_id: z.string(),
    number: z.int().min(1).nullable(),
    number_source: NumberSource,
    par: z.int().min(3).max(6).nullable(),
    par_source: ParSource,
    length: WholeMetres.nullable().describe(
      "Metres: the card's, from its longest tee; along the mapped line where no card has one.",
    ),
    length_traced: WholeMetres.nullable().describe('Metres along the mapped line; null without one.'),
    elevation_change: z.number().nullable(),
    facts: HoleFacts,
    course: CourseRow,
    url: z.string().describe("Its place on the course's page, relative to the website's root."),
    distance: z
      .number()
      .min(0)
      .nullable()
      .describe('Metres from the centre to the tee, one decimal; null unless lat and long were sent.'),
  })
  .meta({ id: 'FoundHole' });
export type FoundHole = z.infer<typeof FoundHole>;

const total = z.int().min(0);

export const holes = {
  searchHoles: {
    summary: 'Holes by their features',
    description:
      'Finds mapped holes by par, length, climb, water, bends, bunkers and green, in a place or anywhere: "par 3s over ' +
      'water that climb, near Porto". All conditions must hold; unknown values meet none. Ties are broken by golf_id, then ' +
      'hole_id. `coverage` says how much of the place is mapped.',
    query: { ...wanted, ...where, ...page },
    answer: z.object({
      query: HoleQuery,
      coverage: z
        .object({
          courses: total,
          courses_mapped: total.describe('Courses with mapped holes.'),
          holes: total.describe('Mapped holes.'),
        })
        .describe('Of the place and kind asked for, without the other conditions.'),
      holes: z.object({
        items_length: pageLength,
        total: totalCount,
        has_more: hasMore,
        items: z.array(FoundHole),
      }),
    }),
    example: '/search/holes?par=3&over_water=true&country=france&limit=2',
  },
} satisfies Contracts;

export type HoleQuery = z.output<typeof HoleQuery>;
