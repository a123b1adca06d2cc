import { z } from 'zod';
import { holeShapes } from '#lib/golf/hole-shapes.ts';
import { WholeMetres } from './primitives.ts';

export const HoleShape = z
  .enum(holeShapes)
  .describe(
    'straight: its turns add up to less than 15°, left or right; bend: less than 30°; dogleg: 30° or more; ' +
      'double_dogleg: a turn of at least 15° each way.',
  );
export type HoleShape = z.infer<typeof HoleShape>;

const count = z.int().min(0).nullable();
/** How each is measured: docs/hole-facts.md. */
export const HoleFacts = z
  .object({
    turn: z.number().nullable().describe('Degrees that the line turns between tee and green: + is right.'),
    shape: HoleShape.nullable(),
    forced_carry: z
      .object({ start: WholeMetres, end: WholeMetres })
      .nullable()
      .describe(
        'Metres from the tee that the length is from: the longest stretch of the line over water that begins 20 m or more from it and is at least ' +
          '10 m long. Null if there is no such stretch, or no line.',
      ),
    island_green: z
      .boolean()
      .nullable()
      .describe('Water covers at least 60 % of a 15 m ring around the green.'),
    greenside_bunkers: count.describe("Within 20 m of the green's edge."),
    fairway_bunkers: count.describe('The others within 25 m of the line.'),
    water_in_play: z
      .boolean()
      .nullable()
      .describe(
        'Water lies within 25 m of the line. Null also where the course has no mapped water and fewer than half of its mapped greens have a bunker: ' +
          'nobody may have looked for water there.',
      ),
    green: z
      .object({ area: z.number().min(0), depth: z.number().min(0), width: z.number().min(0) })
      .nullable()
      .describe('Square metres; metres along and across the approach, the last 60 m of the line.'),
  })
  .describe('Null where it is not known: without a line, or without a mapped green.')
  .meta({ id: 'HoleFacts' });
export type HoleFacts = z.infer<typeof HoleFacts>;

/** The facts of a hole without a line. */
export const nothingMeasured: HoleFacts = {
  turn: null,
  shape: null,
  forced_carry: null,
  island_green: null,
  greenside_bunkers: null,
  fairway_bunkers: null,
  water_in_play: null,
  green: null,
};
