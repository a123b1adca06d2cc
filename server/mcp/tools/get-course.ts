import { z } from 'zod';
import type { GolfProfile } from '#lib/api/records.ts';
import { Access, CourseKind, Gender, HazardType, ReviewDistribution } from '#lib/contract/golf-profile.ts';
import { Latitude, Longitude, Slug } from '#lib/contract/primitives.ts';
import { playedRound } from '#lib/golf/played-round.ts';
import { accessWords, kindWords } from '#messages/en/golf.ts';
import { counts, formatWhole } from '#messages/en/numbers.ts';
import type { Site } from '../../operation.ts';
import { joined, quoted } from '../quoted-text.ts';
import { defineTool } from '../tool.ts';
import { courseSlug, profileOf } from './arguments.ts';

const place = z.object({ name: z.string(), slug: Slug }).nullable();

/** What a course is, without its holes: `get_course` and `compare_courses` answer it. */
export const CourseFacts = z.object({
  slug: Slug,
  name: z.string(),
  name_latin: z.string().nullable(),
  club_name: z.string().nullable(),
  kind: CourseKind,
  city: place,
  region: place,
  country: place,
  latitude: Latitude,
  longitude: Longitude,
  altitude_m: z.number().nullable(),
  hole_count: z.int().nullable(),
  mapped_hole_count: z.int(),
  par: z.int().nullable(),
  length_m: z.number().nullable().describe('Of the default card, from its longest tee.'),
  length_yards: z.number().nullable(),
  length_tee: z
    .string()
    .nullable()
    .describe('The tee of that length; null where the mapped holes are summed.'),
  climb_m: z.number().nullable().describe('Tee to green, summed over the holes that climb.'),
  hazard_counts: z.partialRecord(HazardType, z.int()).describe('Empty where no hole is mapped.'),
  access: Access,
  opened_year: z.int().nullable(),
  architects: z.array(z.string()),
  review_count: z.int(),
  review_average: z.number().nullable().describe('Of 5 stars.'),
  page_url: z.string(),
});
export type CourseFacts = z.infer<typeof CourseFacts>;

const MOST_NAMES = 20;

export function toCourseFacts(profile: GolfProfile, site: Site): CourseFacts {
  const { location } = profile;
  const { city, region, country } = location;
  const { length, teebox, climb } = playedRound(profile);
  return {
    slug: profile.slug,
    name: profile.name,
    name_latin: profile.name_latin,
    club_name: profile.club_name,
    kind: profile.kind,
    city,
    region,
    country,
    latitude: location.latitude,
    longitude: location.longitude,
    altitude_m: location.elevation,
    hole_count: profile.hole_count,
    mapped_hole_count: profile.holes.length,
    par: profile.par,
    length_m: length?.metres ?? null,
    length_yards: length?.yards ?? null,
    length_tee: teebox?.name ?? null,
    climb_m: climb === null ? null : Math.round(climb),
    hazard_counts: Object.fromEntries(
      Object.entries(profile.hazard_summary).map(([type, { count }]) => [type, count]),
    ),
    access: profile.access,
    opened_year: profile.opened_year,
    architects: profile.architects.slice(0, MOST_NAMES),
    review_count: profile.review_count,
    review_average: profile.review_average,
    page_url: `${site.url}${profile.url}`,
  };
}

/** A paragraph of what is known. */
export function courseSentences(course: CourseFacts): string {
  const { city, region, country } = course;
  const places = [city, region, country].flatMap((each) => (each ? quoted(each.name) : []));
  const names = course.name_latin === null ? [course.name] : [course.name, course.name_latin];
  const hazards = Object.entries(course.hazard_counts).map(
    ([type, count]) => `${count} ${type.replaceAll('_', ' ')}`,
  );
  return joined(
    [
      `${names.map(quoted).join(', ')} [${course.slug}] in ${[...new Set(places)].join(', ')}: ${joined([
        kindWords[course.kind].phrase,
        course.hole_count === null ? null : `${course.hole_count} holes`,
        course.par === null ? null : `par ${course.par}`,
        course.length_m === null
          ? null
          : `${formatWhole(course.length_m)} m${course.length_tee === null ? '' : ` from tee ${quoted(course.length_tee)}`}`,
        course.climb_m === null ? null : `climbs ${formatWhole(course.climb_m)} m`,
        accessWords[course.access].phrase,
      ])}.`,
      hazards.length === 0 ? null : `Mapped hazards: ${hazards.join(', ')}.`,
      course.opened_year === null ? null : `Opened in ${course.opened_year}.`,
      course.architects.length === 0 ? null : `Designed by ${course.architects.map(quoted).join(', ')}.`,
      course.review_average === null
        ? 'Nobody has reviewed it.'
        : `Members give it ${course.review_average} of 5 from ${counts.reviews(course.review_count)}.`,
    ],
    ' ',
  );
}

const DESCRIPTION_CHARACTERS = 2_000;

export const getCourse = defineTool({
  name: 'get_course',
  description:
    'What is known about one course: place, contact, holes, par, length, climb, hazards, cards and tees with their ' +
    'names, reviews and sources. Use get_scorecard for the card and get_hole for a hole.',
  input: { slug: courseSlug },
  output: {
    ...CourseFacts.shape,
    alternate_names: z.array(z.string()),
    description: z.string().nullable().describe(`Cut after ${DESCRIPTION_CHARACTERS} characters.`),
    address: z.string().nullable(),
    timezone: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    status: z.enum(['open', 'closed']).nullable(),
    scorecards: z
      .array(
        z.object({ scorecard: z.string(), gender: Gender, hole_count: z.int(), par: z.int().nullable() }),
      )
      .describe('By name, the default one first.'),
    tees: z.array(z.object({ tee: z.string(), length_m: z.number().nullable(), rated_for: z.array(Gender) })),
    walk_m: z
      .number()
      .nullable()
      .describe('A round on foot: the holes, and from each green to the next tee.'),
    walk_between_holes_m: z.number().nullable(),
    returning_nines: z.boolean().nullable(),
    similar_courses: z.array(z.object({ slug: Slug, name: z.string() })).describe('The most similar first.'),
    reviews_by_stars: ReviewDistribution,
    data_quality_score: z.int().describe('0 to 100.'),
    sources: z.array(z.object({ name: z.string(), licence: z.string(), attribution: z.string().nullable() })),
  },
  longList: 'tees',
  async answer(context, { slug }) {
    const profile = await profileOf(context, slug);
    const facts = toCourseFacts(profile, context.site);
    const { address, postal_code } = profile.location;
    const { walk } = profile.character;
    const description = profile.description?.slice(0, DESCRIPTION_CHARACTERS) ?? null;
    const names = profile.alternate_names.slice(0, MOST_NAMES);
    return {
      content: {
        ...facts,
        alternate_names: names,
        description,
        address: joined([address, postal_code], ' ') || null,
        timezone: profile.location.timezone,
        ...profile.contact,
        status: profile.status,
        scorecards: profile.scorecards
          .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
          .slice(0, MOST_NAMES)
          .map(({ name, gender, hole_count, par }) => ({ scorecard: name, gender, hole_count, par })),
        tees: profile.teeboxes.map(({ name, length, ratings }) => ({
          tee: name,
          length_m: length,
          rated_for: ratings.map(({ gender }) => gender),
        })),
        walk_m: walk?.length ?? null,
        walk_between_holes_m: walk?.transfers ?? null,
        returning_nines: profile.character.returning_nines,
        similar_courses: profile.character.similar.map(({ slug: other, name }) => ({ slug: other, name })),
        reviews_by_stars: profile.review_distribution,
        data_quality_score: profile.data_quality.score,
        sources: profile.sources.map(({ name, licence, attribution }) => ({ name, licence, attribution })),
        has_more:
          names.length < profile.alternate_names.length ||
          profile.scorecards.length > MOST_NAMES ||
          (description?.length ?? 0) < (profile.description?.length ?? 0),
      },
      text: joined(
        [
          courseSentences(facts),
          profile.contact.phone && `Telephone ${quoted(profile.contact.phone)}.`,
          profile.contact.website && `Website ${quoted(profile.contact.website)}.`,
          description && `A description says: ${quoted(description)}`,
          `Page: ${facts.page_url}`,
        ],
        '\n',
      ),
    };
  },
});
