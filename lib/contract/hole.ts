import { z } from 'zod';
import { hazardTypes } from '#lib/golf/hazards.ts';
import { numberSources } from '#lib/golf/number-sources.ts';
import { parSources } from '#lib/golf/par-by-length.ts';
import { LineString, Point } from './geometry.ts';
import { HoleFacts } from './hole-facts.ts';
import { Origin } from './origins.ts';
import { WholeMetres } from './primitives.ts';

export const HazardType = z.enum(hazardTypes);
export type HazardType = z.infer<typeof HazardType>;

export const NumberSource = z
  .enum(numberSources)
  .nullable()
  .describe(
    "declared: a source numbers it; routing: from the walks between its numbered neighbours; card: from the card's lengths " +
      'and the walks of the whole round. Null exactly when number is null.',
  );

export const ParSource = z
  .enum(parSources)
  .nullable()
  .describe(
    'card: from a scorecard, the default one first; tag: from the map; length: the usual par for its length and climb (World ' +
      'Handicap System, for men), which counts in no sum. Null exactly when par is null.',
  );

/** The tee that all figures of a hole are measured from. */
const MeasuredFrom = z
  .object({
    teebox_id: z.string(),
    name: z.string().describe('The name of the teebox.'),
    ahead: z.int().nullable().describe("The `ahead` of the teebox's hole; null without a line."),
  })
  .meta({ id: 'MeasuredFrom' });

/** Metres along the line from the tee of `measured_from`. */
export const Carry = z
  .object({
    hazard_id: z.string(),
    type: HazardType,
    side: z.enum(['left', 'right', 'cross']),
    reach: WholeMetres.describe(
      'To where the line enters a hazard across it, or to where the part within 25 m of the line begins.',
    ),
    carry: WholeMetres.describe('To where the line leaves it, or that part ends.'),
  })
  .meta({ id: 'Carry' });
export type Carry = z.infer<typeof Carry>;

export const Hole = z
  .object({
    hole_id: z.string(),
    number: z.int().min(1).nullable(),
    number_source: NumberSource,
    loop: z.string().nullable().describe('Name of the nine or layout that it belongs to.'),
    name: z.string().nullable(),
    tee: Point.nullable(),
    green: Point.nullable(),
    line: LineString.nullable().describe('Tee to green.'),
    par: z.int().min(3).max(6).nullable(),
    par_source: ParSource,
    length: WholeMetres.nullable().describe(
      "Metres: the card's, from the tee of `measured_from`; along the mapped line where no card has one.",
    ),
    length_yards: z
      .int()
      .min(0)
      .nullable()
      .describe('The same length, as printed where the card is in yards.'),
    length_traced: WholeMetres.nullable().describe(
      'Metres along the mapped line, on the ellipsoid; null without one.',
    ),
    measured_from: MeasuredFrom.nullable().describe(
      'The tee that length, carries, forced carry and distances to the green are measured from: the longest of the default ' +
        'card, or of the first that has the hole. Null where no card has a length: the line begins at the tee.',
    ),
    straight_distance: WholeMetres.nullable().describe(
      'Metres straight from tee to green, of a hole of which only these are mapped; null for a hole with a line.',
    ),
    bearing: z.number().min(0).max(360).nullable().describe('Degrees, tee to green.'),
    elevation_change: z.number().nullable().describe('Metres, green minus tee: + is uphill.'),
    tee_elevation: z.number().nullable(),
    green_elevation: z.number().nullable(),
    hazard_ids: z.array(z.string()),
    carries: z
      .array(Carry)
      .describe(
        'In order of reach; a hazard that crosses the line and continues along a side has a row for each. What lies behind ' +
          'the tee is left out.',
      ),
    green_distances: z
      .object({ front: WholeMetres, middle: WholeMetres, back: WholeMetres })
      .nullable()
      .describe('Metres from the tee along the line to the mapped green; null without a line or a green.'),
    origin: Origin,
    facts: HoleFacts,
  })
  .meta({ id: 'Hole' });
export type Hole = z.infer<typeof Hole>;
