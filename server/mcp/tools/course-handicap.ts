import { z } from 'zod';
import { Gender } from '#lib/contract/golf-profile.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { playingHandicap, strokesReceived, courseHandicap as toCourseHandicap } from '#lib/golf/handicap.ts';
import { type HandicapOption, handicapOptions } from '#lib/golf/handicap-options.ts';
import { quoted, quotedNames } from '../quoted-text.ts';
import { defineTool, refuse } from '../tool.ts';
import { courseSlug, playerGender, profileOf } from './arguments.ts';
import { isNamed } from './get-scorecard.ts';

const rounds = [
  'eighteen',
  'twice',
  'nine',
  'front',
  'back',
] as const satisfies readonly HandicapOption['round'][];

const strokesOnHole = z.object({
  number: z.int(),
  stroke_index: z.int(),
  strokes: z.int().describe('Strokes received; negative where a plus handicap gives one back.'),
});

export const courseHandicap = defineTool({
  name: 'course_handicap',
  description:
    'Course handicap, playing handicap and target score on a course from a handicap index (World Handicap System), ' +
    'for a rated tee and gender, with the strokes received on each hole.',
  input: {
    slug: courseSlug,
    handicap_index: z
      .number()
      .min(-10)
      .max(54)
      .describe('With one decimal at most; a plus handicap is negative: +2.3 is -2.3.'),
    tee: z
      .string()
      .max(200)
      .optional()
      .describe(
        'Its name, as in get_scorecard or `other_tees`; without it, the first rated tee. If several cards have a tee of that ' +
          "name, the default card's is used.",
      ),
    gender: playerGender.optional(),
    round: z
      .enum(rounds)
      .optional()
      .describe('All eighteen, nine holes twice, a nine-hole course, or the front or back nine.'),
    allowance_percent: z
      .int()
      .min(1)
      .max(100)
      .default(100)
      .describe('Share that the format plays off: 95 in individual stroke play, 100 in match play.'),
  },
  output: {
    slug: Slug,
    name: z.string(),
    tee: z.string(),
    gender: Gender,
    round: z.enum(rounds),
    hole_count: z.int(),
    par: z.int(),
    course_rating: z.number(),
    slope: z.int(),
    handicap_index: z.number(),
    course_handicap: z.int().describe('Strokes.'),
    allowance_percent: z.int(),
    playing_handicap: z.int().describe('Strokes.'),
    target_score: z.int().describe('Par plus course handicap.'),
    strokes_by_hole: z.array(strokesOnHole).describe('Empty where the card has no stroke indexes.'),
    other_tees: z.array(z.string()).describe('Other rated tees.'),
  },
  async answer(context, asked) {
    const { slug, handicap_index: handicapIndex, allowance_percent: allowance } = asked;
    if (Math.abs(handicapIndex * 10 - Math.round(handicapIndex * 10)) > 1e-9) {
      refuse('handicap_index: send one decimal at most, for instance 12.4.');
    }
    const profile = await profileOf(context, slug);
    const options = handicapOptions(profile);
    const option = chooseOption(options, asked);
    const handicap = toCourseHandicap({ ...option, handicapIndex });
    const card = profile.scorecards.find(({ scorecard_id }) => scorecard_id === option.cardId);
    const indexes = option.strokeIndexes ?? [];
    const strokes = strokesReceived(handicap, indexes).map((count, place) => ({
      number: card?.holes[option.from + place]?.number ?? option.from + place + 1,
      stroke_index: indexes[place]!,
      strokes: count,
    }));
    return {
      slug: profile.slug,
      name: profile.name,
      tee: option.tee,
      gender: option.gender,
      round: option.round,
      hole_count: option.holes,
      par: option.par,
      course_rating: option.courseRating,
      slope: option.slope,
      handicap_index: handicapIndex,
      course_handicap: handicap,
      allowance_percent: allowance,
      playing_handicap: playingHandicap({ ...option, handicapIndex }, allowance),
      target_score: option.par + handicap,
      strokes_by_hole: strokes,
      other_tees: [...new Set(options.map(({ tee }) => tee))].filter((tee) => tee !== option.tee),
    };
  },
});

type Asked = {
  tee?: string | undefined;
  gender?: string | undefined;
  round?: HandicapOption['round'] | undefined;
};

function chooseOption(options: readonly HandicapOption[], { tee, gender, round }: Asked): HandicapOption {
  if (options.length === 0) {
    refuse('slug: no tee of this course has a course rating and slope, so no handicap can be worked out.');
  }
  const ofTee = options.filter(
    (each) => tee === undefined || isNamed(each.tee, tee) || isNamed(each.name, tee),
  );
  if (ofTee.length === 0) {
    refuse(
      `tee: no rated tee is called ${quoted(tee ?? '')}. The rated tees are ${quotedNames(distinct(options, 'tee'))}.`,
    );
  }
  const ofGender = ofTee.filter(
    (each) => gender === undefined || each.gender === gender || each.gender === 'all',
  );
  if (ofGender.length === 0) {
    refuse(
      `gender: ${tee === undefined ? 'tees here are' : 'this tee is'} rated for ${distinct(ofTee, 'gender').join(', ')} only.`,
    );
  }
  const found = ofGender.find((each) => round === undefined || each.round === round);
  return found ?? refuse(`round: the rated rounds here are ${distinct(ofGender, 'round').join(', ')}.`);
}

function distinct<Key extends 'tee' | 'gender' | 'round'>(options: readonly HandicapOption[], key: Key) {
  return [...new Set(options.map((option) => option[key]))].slice(0, 20);
}
