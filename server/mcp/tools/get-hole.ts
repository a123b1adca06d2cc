import { z } from 'zod';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import { Carry, HazardType } from '#lib/contract/golf-profile.ts';
import { Latitude, Longitude, Slug } from '#lib/contract/primitives.ts';
import { holeFacts, playsLike } from '#lib/golf/hole-facts.ts';
import { holeAnchors } from '#lib/golf/hole-names.ts';
import { hasTwoGreens } from '#lib/golf/own-greens.ts';
import { defaultCardFirst } from '#lib/golf/scorecard.ts';
import { holeSentence } from '#messages/en/holes.ts';
import { quoted, quotedList } from '../quoted-text.ts';
import { defineTool, refuse } from '../tool.ts';
import { courseSlug, profileOf } from './arguments.ts';
import { factsPhrase, ToolHoleFacts, toToolHoleFacts, unknownHoleFacts } from './hole-facts.ts';

const point = z.object({ latitude: Latitude, longitude: Longitude }).nullable();

const hazard = z.object({
  type: HazardType,
  side: Carry.shape.side.describe('cross: the line of play goes over it.'),
  reach_m: z.number().describe('From the tee to where it begins.'),
  carry_m: z.number().describe('From the tee to where it ends.'),
});

export const getHole = defineTool({
  name: 'get_hole',
  description:
    'One hole of a course: par, stroke index, length in metres and yards, climb, what it plays like, and the hazards ' +
    'along its line with the distances from the tee to reach and to carry each.',
  input: {
    slug: courseSlug,
    number: z.int().min(1).max(200).optional().describe('The number of the hole.'),
    hole_id: z.string().max(200).optional().describe('Instead of a number, as find_holes answers it.'),
    loop: z.string().max(200).optional().describe('Which nine or layout, where several have the number.'),
  },
  output: {
    slug: Slug,
    course_name: z.string(),
    number: z.int().nullable(),
    loop: z.string().nullable(),
    hole_name: z.string().nullable(),
    is_mapped: z.boolean().describe('Where not, only what the card says is known.'),
    par: z.int().nullable(),
    stroke_index: z.int().nullable(),
    length_m: z.number().nullable(),
    length_yards: z.number().nullable(),
    straight_distance_m: z
      .number()
      .nullable()
      .describe('Straight from tee to green, where only these are mapped: no line, and no length along it.'),
    length_tee: z.string().nullable().describe('The tee of that length; null for the mapped line.'),
    plays_like_m: z.number().nullable().describe('The length with climb added, and falls taken off.'),
    elevation_change_m: z.number().nullable().describe('Tee to green: + is uphill.'),
    bearing_degrees: z.number().nullable().describe('Tee to green, clockwise from north.'),
    tee_position: point,
    green_position: point,
    has_two_greens: z.boolean().describe('One or the other is in play, as often in Japan.'),
    lengths_by_tee: z.array(
      z.object({ tee: z.string(), length_m: z.number(), length_yards: z.number().nullable() }),
    ),
    hazards: z.array(hazard).describe('Along the line of play, in order of reach.'),
    ...ToolHoleFacts.shape,
    other_loops: z.array(z.string()).describe('Other loops with a hole of this number.'),
    page_url: z.string(),
  },
  longList: 'hazards',
  async answer(context, asked) {
    const profile = await profileOf(context, asked.slug);
    const { hole, number } = findHole(profile, asked);
    const content = {
      slug: profile.slug,
      course_name: profile.name,
      number,
      ...(hole ? mappedHole(profile, hole) : cardHole(profile, number)),
      other_loops: loopsOf(profile.holes.filter((each) => each !== hole && each.number === number)),
      page_url: `${context.site.url}${profile.url}${hole ? `#hole-${holeAnchors(profile.holes).get(hole.hole_id)}` : ''}`,
      has_more: false,
    };
    const sentence = holeSentence(
      {
        par: content.par,
        length: content.length_m,
        lengthYards: content.length_yards,
        straightDistance: content.straight_distance_m,
        elevationChange: content.elevation_change_m,
        carries: hole?.carries ?? [],
      },
      'm',
      8,
    );
    const phrase = [factsPhrase(content), content.has_two_greens ? 'two greens' : '']
      .filter((each) => each !== '')
      .join('; ');
    return {
      content,
      text: `${nameOf(content)}: ${sentence || 'nothing more is known'}.${phrase === '' ? '' : ` Its shape and ground: ${phrase}.`}`,
    };
  },
});

type NamedHole = {
  slug: string;
  course_name: string;
  number: number | null;
  loop: string | null;
  hole_name: string | null;
  is_mapped: boolean;
};

function nameOf({ slug, course_name, number, loop, hole_name, is_mapped }: NamedHole): string {
  const hole = number === null ? 'A hole without a number' : `Hole ${number}`;
  const details = [
    loop === null ? '' : ` of ${quoted(loop)}`,
    hole_name === null ? '' : `, ${quoted(hole_name)},`,
  ];
  return `${hole}${details.join('')} of ${quoted(course_name)} [${slug}]${is_mapped ? '' : ', from the card only'}`;
}

type Asked = { number?: number | undefined; hole_id?: string | undefined; loop?: string | undefined };

/** Null for a hole that only a card has. */
function findHole(
  { holes }: GolfProfile,
  { number, hole_id, loop }: Asked,
): { hole: Hole; number: number | null } | { hole: null; number: number } {
  if (hole_id !== undefined) {
    const hole = holes.find((each) => each.hole_id === hole_id);
    if (!hole) refuse('hole_id: the course has no such hole. Send its `number` instead.');
    return { hole, number: hole.number };
  }
  if (number === undefined) return refuse('number: send the number of the hole.');
  const numbered = holes.filter((each) => each.number === number);
  if (numbered.length === 0) return { hole: null, number };
  const hole = numbered.find((each) => loop === undefined || sameLoop(each, loop));
  if (!hole) {
    const loops = quotedList(loopsOf(numbered));
    refuse(
      `loop: no hole ${number} belongs to ${quoted(loop ?? '')}. ${loops === '' ? 'Leave `loop` out.' : `There is one of ${loops}.`}`,
    );
  }
  return { hole, number };
}

function sameLoop(hole: Hole, loop: string): boolean {
  return (hole.loop ?? '').toLowerCase() === loop.trim().toLowerCase();
}

function loopsOf(holes: readonly Hole[]): string[] {
  return holes.flatMap(({ loop }) => loop ?? []);
}

function mappedHole(profile: GolfProfile, hole: Hole) {
  const { par, strokeIndex, length, lengthYards, teebox } = holeFacts(profile, hole);
  const change = hole.elevation_change;
  return {
    loop: hole.loop,
    hole_name: hole.name,
    is_mapped: true,
    par,
    stroke_index: strokeIndex,
    length_m: length,
    length_yards: lengthYards,
    straight_distance_m: hole.straight_distance,
    length_tee: teebox,
    plays_like_m: length === null || change === null ? null : playsLike(length, change),
    elevation_change_m: change,
    bearing_degrees: hole.bearing,
    tee_position: toPosition(hole.tee),
    green_position: toPosition(hole.green),
    has_two_greens: hasTwoGreens(profile.surfaces, hole.hole_id),
    lengths_by_tee: lengthsOn(profile, ({ hole_id }) => hole_id === hole.hole_id),
    ...toToolHoleFacts(hole.facts),
    hazards: hole.carries.map(({ type, side, reach, carry }) => ({
      type,
      side,
      reach_m: reach,
      carry_m: carry,
    })),
  };
}

function cardHole(profile: GolfProfile, number: number) {
  const cards = profile.scorecards.toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
  const onCards = cards.flatMap(({ holes }) => holes).filter((each) => each.number === number);
  if (onCards.length === 0) {
    const numbers = [...profile.holes, ...(cards[0]?.holes ?? [])].flatMap((each) => each.number ?? []);
    refuse(
      numbers.length === 0
        ? 'slug: neither the holes nor the card of this course are known.'
        : `number: the course has no hole ${number}. It has ${[...new Set(numbers)].sort((a, b) => a - b).join(', ')}.`,
    );
  }
  const lengths = lengthsOn(profile, (each) => each.number === number);
  const longest = lengths.toSorted((a, b) => b.length_m - a.length_m)[0];
  const { par = null } = onCards.find((each) => each.par !== null) ?? {};
  const { stroke_index = null } = onCards.find((each) => each.stroke_index !== null) ?? {};
  return {
    loop: null,
    hole_name: null,
    is_mapped: false,
    par,
    stroke_index,
    length_m: longest?.length_m ?? null,
    length_yards: longest?.length_yards ?? null,
    straight_distance_m: null,
    length_tee: longest?.tee ?? null,
    plays_like_m: null,
    elevation_change_m: null,
    bearing_degrees: null,
    tee_position: null,
    green_position: null,
    has_two_greens: false,
    lengths_by_tee: lengths,
    ...unknownHoleFacts,
    hazards: [],
  };
}

function lengthsOn(
  profile: GolfProfile,
  isHole: (place: { hole_id: string | null; number: number }) => boolean,
) {
  return defaultCardFirst(profile).flatMap(({ name, holes }) => {
    const place = holes.find(isHole);
    return place?.length ? [{ tee: name, length_m: place.length, length_yards: place.length_yards }] : [];
  });
}

function toPosition(at: { coordinates: [number, number] } | null) {
  return at === null ? null : { latitude: at.coordinates[1], longitude: at.coordinates[0] };
}
