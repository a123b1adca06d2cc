import { z } from 'zod';
import type { GolfProfile } from '#lib/api/records.ts';
import { Scorecard, Teebox, TeeboxHole } from '#lib/contract/golf-profile.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { quoted, quotedNames } from '../quoted-text.ts';
import { defineTool, refuse } from '../tool.ts';
import { courseSlug, playerGender, profileOf } from './arguments.ts';

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
    course_name: z.string(),
    scorecard: z.string(),
    other_scorecards: z.array(z.string()),
    ...Scorecard.pick({ gender: true, hole_count: true, par: true, par_out: true, par_in: true, holes: true })
      .shape,
    teeboxes: z.array(
      Teebox.pick({ name: true, length: true, length_yards: true, measured_in: true, ratings: true }).extend({
        holes: z.array(TeeboxHole.omit({ tee: true })),
      }),
    ),
  },
  async answer(context, { slug, scorecard, gender, tee }) {
    const profile = await profileOf(context, slug);
    const card = chooseCard(profile, scorecard, gender);
    const ofCard = profile.teeboxes.filter(({ scorecard_ids }) => scorecard_ids.includes(card.scorecard_id));
    const teeboxes = ofCard.filter(({ name }) => tee === undefined || isNamed(name, tee));
    if (teeboxes.length === 0 && tee !== undefined) {
      refuse(`tee: this card has no tee ${quoted(tee)}. It has ${quotedNames(namesOf(ofCard)) || 'none'}.`);
    }
    return {
      ...card,
      slug: profile.slug,
      course_name: profile.name,
      scorecard: card.name,
      other_scorecards: namesOf(profile.scorecards.filter((each) => each !== card)),
      teeboxes,
    };
  },
});

export function isNamed(name: string, asked: string): boolean {
  return name.trim().toLowerCase() === asked.trim().toLowerCase();
}

function namesOf(items: readonly { name: string }[]): string[] {
  return items.map(({ name }) => name);
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
      `scorecard: there is no card ${quoted(name ?? '')}. The course has ${quotedNames(namesOf(scorecards))}.`,
    );
  }
  const suits = (card: Scorecard) =>
    (card.gender === gender ? 4 : card.gender === 'all' ? 2 : 0) + (card.is_default ? 1 : 0);
  return gender === undefined
    ? (named.find(({ is_default }) => is_default) ?? named[0]!)
    : named.toSorted((a, b) => suits(b) - suits(a))[0]!;
}
