import { z } from 'zod';
import { type HoleFacts, HoleShape, nothingMeasured } from '#lib/contract/hole-facts.ts';
import { joined } from '../quoted-text.ts';

/** What is known of a hole's shape, water, bunkers and green. */
export const ToolHoleFacts = z.object({
  turn_degrees: z.number().nullable().describe('How far the line turns between tee and green: + is right.'),
  shape: HoleShape.nullable(),
  forced_carry: z
    .object({ start_m: z.number(), end_m: z.number() })
    .nullable()
    .describe('From the tee: the longest stretch of the line over water.'),
  island_green: z.boolean().nullable(),
  greenside_bunkers: z.int().nullable(),
  fairway_bunkers: z.int().nullable(),
  water_in_play: z.boolean().nullable().describe('Within 25 m of the line.'),
  green_area_m2: z.number().nullable(),
  green_depth_m: z.number().nullable().describe('Along the approach.'),
  green_width_m: z.number().nullable(),
});

export function toToolHoleFacts(facts: HoleFacts): z.infer<typeof ToolHoleFacts> {
  const { forced_carry: carry, green } = facts;
  return {
    turn_degrees: facts.turn,
    shape: facts.shape,
    forced_carry: carry && { start_m: carry.start, end_m: carry.end },
    island_green: facts.island_green,
    greenside_bunkers: facts.greenside_bunkers,
    fairway_bunkers: facts.fairway_bunkers,
    water_in_play: facts.water_in_play,
    green_area_m2: green?.area ?? null,
    green_depth_m: green?.depth ?? null,
    green_width_m: green?.width ?? null,
  };
}

export const unknownHoleFacts = toToolHoleFacts(nothingMeasured);

/** "dogleg right, over water from 120 to 160 m, 3 greenside bunkers". */
export function factsPhrase(facts: z.infer<typeof ToolHoleFacts>): string {
  const { shape, forced_carry: carry, greenside_bunkers: greenside, fairway_bunkers: fairway } = facts;
  return joined([
    shape === null || shape === 'straight' ? shape : shape.replaceAll('_', ' '),
    carry && `over water from ${carry.start_m} to ${carry.end_m} m`,
    !carry && facts.water_in_play === true && 'water in play',
    facts.island_green === true && 'island green',
    greenside !== null && greenside > 0 && `${greenside} greenside bunker${greenside === 1 ? '' : 's'}`,
    fairway !== null && fairway > 0 && `${fairway} fairway bunker${fairway === 1 ? '' : 's'}`,
    facts.green_area_m2 !== null && `green ${Math.round(facts.green_area_m2)} m²`,
  ]);
}
