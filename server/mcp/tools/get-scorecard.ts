import { z } from 'zod';
import type { GolfProfile, Scorecard, Teebox } from '#lib/api/records.ts';
import { Gender } from '#lib/contract/golf-profile.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { cardLengths } from '#lib/golf/scorecard.ts';
import { lengthUnits } from '#lib/golf/units.ts';
import { formatWhole } from '#messages/en/numbers.ts';
import { joined, quoted, quotedList } from '../quoted-text.ts';
import { defineTool, refuse } from '../tool.ts';
import { courseSlug, playerGender, profileOf } from './arguments.ts';

const rating = z.object({
  gender: Gender,
  rated_holes: z.int(),
  course_rating: z.number().nullable().describe('Strokes.'),
  slope: z.int().nullable(),
});

const tee = z.object({
  tee: z.string(),
  length_m: z.number().nullable(),
  length_yards: z.number().nullable(),
  measured_in: z.enum(lengthUnits).nullable().describe('What the card prints.'),
  ratings: z.array(rating),
  hole_lengths_m: z.array(z.number().nullable()).describe('In the order of `holes`.'),
  hole_lengths_yards: z.array(z.number().nullable()),
});

export const getScorecard = defineTool({
  name: 'get_scorecard',
  description:
    'The scorecard of a course: par and stroke index of each hole, and for each tee its lengths in metres and yards, ' +
    'course rating and slope. Gives the default card unless another is named by `scorecard`.',
  input: {
    slug: courseSlug,
    scorecard: z.string().max(200).optional().describe('The name of a card, as get_course lists them.'),
    gender: playerGender.optional(),
    tee: z.string().max(200).optional().describe('Only this tee, by name.'),
  },
  output: {
    slug: Slug,
    name: z.string(),
    scorecard: z.string(),
    gender: Gender,
    other_scorecards: z.array(z.string()),
    hole_count: z.int(),
    par: z.int().nullable(),
    par_out: z.int().nullable(),
    par_in: z.int().nullable(),
    holes: z.array(
      z.object({
        position: z.int().describe('Where it comes on the card, from 1.'),
        number: z.int(),
        par: z.int().nullable(),
        stroke_index: z.int().nullable(),
      }),
    ),
    tees: z.array(tee),
  },
  longList: 'tees',
  async answer(context, { slug, scorecard, gender, tee: teeName }) {
    const profile = await profileOf(context, slug);
    const card = chooseCard(profile, scorecard, gender);
    const ofCard = profile.teeboxes.filter(({ scorecard_ids }) => scorecard_ids.includes(card.scorecard_id));
    const tees = ofCard.filter(({ name }) => teeName === undefined || isNamed(name, teeName));
    if (tees.length === 0 && teeName !== undefined) {
      refuse(
        `tee: this card has no tee ${quoted(teeName)}. It has ${quotedList(namesOf(ofCard)) || 'none'}.`,
      );
    }
    const holes = card.holes.map(({ position, number, par, stroke_index }) => ({
      position,
      number,
      par,
      stroke_index,
    }));
    const content = {
      slug: profile.slug,
      name: profile.name,
      scorecard: card.name,
      gender: card.gender,
      other_scorecards: profile.scorecards.filter((each) => each !== card).map(({ name }) => name),
      hole_count: card.hole_count,
      par: card.par,
      par_out: card.par_out,
      par_in: card.par_in,
      holes,
      tees: tees.map((each) => toTee(each, card)),
      has_more: false,
    };
    return {
      content,
      text: [
        `${quoted(profile.name)} [${profile.slug}], card ${quoted(card.name)}: ${card.hole_count} holes${card.par === null ? '' : `, par ${card.par}`}.`,
        ...content.tees.map(teeLine),
        `Hole (par, stroke index): ${holes.map(({ number, par, stroke_index }) => `${number} (${par ?? '–'}, ${stroke_index ?? '–'})`).join('; ')}.`,
      ].join('\n'),
    };
  },
});

export function isNamed(name: string, asked: string): boolean {
  return name.trim().toLowerCase() === asked.trim().toLowerCase();
}

function namesOf(items: readonly { name: string }[]): string[] {
  return [...new Set(items.map(({ name }) => name))].slice(0, 20);
}

function chooseCard(
  { scorecards }: GolfProfile,
  name: string | undefined,
  gender: 'men' | 'women' | undefined,
): Scorecard {
  if (scorecards.length === 0)
    refuse('slug: this course has no scorecard. Use get_hole for its mapped holes.');
  const named = scorecards.filter((card) => name === undefined || isNamed(card.name, name));
  if (named.length === 0) {
    refuse(
      `scorecard: there is no card ${quoted(name ?? '')}. The course has ${quotedList(namesOf(scorecards))}.`,
    );
  }
  const suits = (card: Scorecard) =>
    (card.gender === gender ? 4 : card.gender === 'all' ? 2 : 0) + (card.is_default ? 1 : 0);
  return gender === undefined
    ? (named.find(({ is_default }) => is_default) ?? named[0]!)
    : named.toSorted((a, b) => suits(b) - suits(a))[0]!;
}

function toTee(teebox: Teebox, card: Scorecard): z.infer<typeof tee> {
  const lengths = cardLengths(card.holes, teebox);
  return {
    tee: teebox.name,
    length_m: teebox.length,
    length_yards: teebox.length_yards,
    measured_in: teebox.measured_in,
    ratings: teebox.ratings.map(({ gender, rated_holes, course_rating, slope }) => ({
      gender,
      rated_holes,
      course_rating,
      slope,
    })),
    hole_lengths_m: lengths.map((length) => length?.metres ?? null),
    hole_lengths_yards: lengths.map((length) => length?.yards ?? null),
  };
}

function teeLine({ tee: name, length_m, ratings }: z.infer<typeof tee>): string {
  const rated = ratings.map(
    ({ gender, rated_holes, course_rating, slope }) =>
      `${gender} ${rated_holes} holes: rating ${course_rating ?? '–'}, slope ${slope ?? '–'}`,
  );
  return `- Tee ${quoted(name)}: ${joined([length_m === null ? null : `${formatWhole(length_m)} m`, ...rated], '; ') || 'no length known'}`;
}
