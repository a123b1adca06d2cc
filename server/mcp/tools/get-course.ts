import { z } from 'zod';
import { Character } from '#lib/contract/character.ts';
import { DataQuality } from '#lib/contract/data-quality.ts';
import { GolfProfile, Scorecard, Teebox } from '#lib/contract/golf-profile.ts';
import { Source } from '#lib/contract/origins.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { MOST_COMPARED } from '#lib/site/page-path.ts';
import { defineTool, refuse, type ToolContext } from '../tool.ts';
import { courseSlug, profileOf } from './arguments.ts';

/** A course without its holes. */
const CourseFacts = z.object({
  ...GolfProfile.pick({
    slug: true,
    name: true,
    name_latin: true,
    club_name: true,
    kind: true,
    location: true,
    hole_count: true,
    par: true,
    hazard_summary: true,
    access: true,
    opened_year: true,
    architects: true,
    review_count: true,
    review_average: true,
  }).shape,
  mapped_hole_count: z.int(),
  length: z.number().nullable().describe('The length on the default card, from its longest tee.'),
  length_yards: z.number().nullable(),
  length_tee: z
    .string()
    .nullable()
    .describe('The tee of that length; null where the mapped holes are summed.'),
  climb: z.number().nullable().describe('Tee to green, summed over the holes that climb.'),
  page_url: z.string(),
});

function toCourseFacts(profile: GolfProfile, { site }: ToolContext) {
  const { length, teebox, climb } = playedRound(profile);
  return {
    ...profile,
    mapped_hole_count: profile.holes.length,
    length: length?.metres ?? null,
    length_yards: length?.yards ?? null,
    length_tee: teebox?.name ?? null,
    climb: climb === null ? null : Math.round(climb),
    page_url: `${site.url}${profile.url}`,
  };
}

export const getCourse = defineTool({
  name: 'get_course',
  description:
    'What is known about one course: place, contact, holes, par, length, climb, hazards, cards and tees with their ' +
    'names, reviews and sources. Use get_scorecard for the card and get_hole for a hole.',
  input: { slug: courseSlug },
  output: {
    ...CourseFacts.shape,
    ...GolfProfile.pick({
      alternate_names: true,
      description: true,
      contact: true,
      status: true,
      review_distribution: true,
    }).shape,
    scorecards: z.array(
      Scorecard.pick({ name: true, gender: true, hole_count: true, par: true, is_default: true }),
    ),
    teeboxes: z.array(Teebox.pick({ name: true, length: true, length_yards: true, ratings: true })),
    character: Character.pick({ returning_nines: true }).extend({
      walk: Character.shape.walk.unwrap().omit({ steps: true }).nullable(),
      similar: z.array(z.object({ slug: Slug, name: z.string() })).describe('The most similar first.'),
    }),
    data_quality: DataQuality.pick({ score: true }),
    sources: z.array(Source.pick({ name: true, licence: true, attribution: true })),
  },
  answer: async (context, { slug }) => toCourseFacts(await profileOf(context, slug), context),
});

export const compareCourses = defineTool({
  name: 'compare_courses',
  description:
    'Two to four courses next to each other, in the order asked for: holes, par, length, climb, hazards, age, architects ' +
    'and reviews of each, in the same units.',
  input: {
    slugs: z
      .array(Slug.max(200))
      .min(2)
      .max(MOST_COMPARED)
      .describe('Two to four different slugs of courses.'),
  },
  output: { courses: z.array(CourseFacts) },
  async answer(context, { slugs }) {
    if (new Set(slugs).size < slugs.length) refuse('slugs: name each course once.');
    const profiles = await Promise.all(slugs.map((slug) => profileOf(context, slug)));
    return { courses: profiles.map((profile) => toCourseFacts(profile, context)) };
  },
});
