import { z } from 'zod';
import type { GolfProfile } from '#lib/api/records.ts';
import { Hole, ParSource } from '#lib/contract/hole.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { holeFacts, playsLike } from '#lib/golf/hole-facts.ts';
import { holeAnchors } from '#lib/golf/hole-names.ts';
import { defaultCardFirst } from '#lib/golf/scorecard.ts';
import { hasTwoGreens } from '#lib/golf/surfaces.ts';
import { quoted, quotedNames } from '../quoted-text.ts';
import { defineTool, refuse } from '../tool.ts';
import { courseSlug, profileOf } from './arguments.ts';
import { isNamed } from './get-scorecard.ts';

export const getHole = defineTool({
  name: 'get_hole',
  description:
    'One hole of a course: par, stroke index, length in metres and yards, climb, what it plays like, and the hazards ' +
    'along its line with the distances from the tee to reach and to carry each.',
  input: {
    slug: courseSlug,
    number: z.int().min(1).max(200).optional().describe('The number of the hole.'),
    hole_id: z
      .string()
      .max(200)
      .optional()
      .describe('Instead of a number: the `hole_id` that find_holes gives.'),
    loop: z
      .string()
      .max(200)
      .optional()
      .describe(
        "Which nine or layout, if several have a hole of this number; without it, the default card's if that has the hole.",
      ),
  },
  output: {
    slug: Slug,
    course_name: z.string(),
    number: z.int().nullable(),
    par: z.int().nullable(),
    par_source: ParSource,
    stroke_index: z.int().nullable(),
    length: z.number().nullable(),
    length_yards: z.number().nullable(),
    length_tee: z
      .string()
      .nullable()
      .describe(
        'The tee that all figures are measured from; null if they are from the start of the mapped line.',
      ),
    plays_like_m: z.number().nullable().describe('The length with climb added, and falls taken off.'),
    lengths_by_tee: z.array(
      z.object({ tee: z.string(), length: z.number(), length_yards: z.number().nullable() }),
    ),
    has_two_greens: z.boolean().describe('One or the other is in play, as often in Japan.'),
    mapped: Hole.omit({ line: true, hazard_ids: true, origin: true, number_source: true })
      .nullable()
      .describe('The hole on the map; null where only the card has it.'),
    other_loops: z.array(z.string()).describe('Other loops with a hole of this number.'),
    page_url: z.string(),
  },
  async answer(context, asked) {
    const profile = await profileOf(context, asked.slug);
    const { hole, number } = findHole(profile, asked);
    const anchor = hole === null ? '' : `#hole-${holeAnchors(profile.holes).get(hole.hole_id)}`;
    return {
      slug: profile.slug,
      course_name: profile.name,
      number,
      ...(hole ? factsOfMapped(profile, hole) : factsOfCard(profile, number)),
      mapped: hole,
      other_loops: loopsOf(profile.holes.filter((each) => each !== hole && each.number === number)),
      page_url: `${context.site.url}${profile.url}${anchor}`,
    };
  },
});

type Asked = { number?: number | undefined; hole_id?: string | undefined; loop?: string | undefined };

/** Null for a hole that only a card has. */
function findHole(
  { holes, scorecards }: GolfProfile,
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
  const asked = numbered.filter((each) => loop === undefined || isNamed(each.loop ?? '', loop));
  const card = scorecards.find(({ is_default }) => is_default);
  const hole = asked.find((each) => card?.holes.some(({ hole_id }) => hole_id === each.hole_id)) ?? asked[0];
  if (!hole) {
    const loops = quotedNames(loopsOf(numbered));
    refuse(
      `loop: no hole ${number} belongs to ${quoted(loop ?? '')}. ${loops === '' ? 'Leave `loop` out.' : `There is one of ${loops}.`}`,
    );
  }
  return { hole, number };
}

function loopsOf(holes: readonly Hole[]): string[] {
  return holes.flatMap(({ loop }) => loop ?? []);
}

function factsOfMapped(profile: GolfProfile, hole: Hole) {
  const { par, parSource, strokeIndex, length, lengthYards, teebox } = holeFacts(profile, hole);
  const change = hole.elevation_change;
  return {
    par,
    par_source: parSource,
    stroke_index: strokeIndex,
    length,
    length_yards: lengthYards,
    length_tee: teebox,
    plays_like_m: length === null || change === null ? null : playsLike(length, change),
    lengths_by_tee: lengthsOn(profile, ({ hole_id }) => hole_id === hole.hole_id),
    has_two_greens: hasTwoGreens(profile.surfaces, hole.hole_id),
  };
}

function factsOfCard(profile: GolfProfile, number: number) {
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
  const par = onCards.find((each) => each.par !== null)?.par ?? null;
  const lengths = lengthsOn(profile, (each) => each.number === number);
  const longest = lengths.toSorted((a, b) => b.length - a.length)[0];
  return {
    par,
    // Cards that the map's tags make have mapped holes only.
    par_source: par === null ? null : ('card' as const),
    stroke_index: onCards.find(({ stroke_index }) => stroke_index !== null)?.stroke_index ?? null,
    length: longest?.length ?? null,
    length_yards: longest?.length_yards ?? null,
    length_tee: longest?.tee ?? null,
    plays_like_m: null,
    lengths_by_tee: lengths,
    has_two_greens: false,
  };
}

function lengthsOn(
  profile: GolfProfile,
  isHole: (place: { hole_id: string | null; number: number }) => boolean,
) {
  return defaultCardFirst(profile).flatMap(({ name, holes }) => {
    const place = holes.find(isHole);
    return place?.length ? [{ tee: name, length: place.length, length_yards: place.length_yards }] : [];
  });
}
