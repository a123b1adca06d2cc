import { z } from 'zod';
import type { CourseRow } from '#lib/api/records.ts';
import { Latitude, Longitude, Slug } from '#lib/contract/primitives.ts';
import { courseKinds } from '#lib/golf/course-kinds.ts';
import { counts, formatWhole } from '#messages/en/numbers.ts';
import { joined, quoted } from '../quoted-text.ts';

export const FoundCourse = z.object({
  slug: Slug.describe('Names the course in other tools.'),
  name: z.string(),
  name_latin: z.string().nullable().describe('In Latin letters, where the name is in others.'),
  club_name: z.string().nullable(),
  kind: z.enum(courseKinds),
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  country_slug: Slug,
  latitude: Latitude,
  longitude: Longitude,
  hole_count: z.int().nullable(),
  par: z.int().nullable(),
  length_m: z.int().nullable().describe('Metres from the longest tee of the default card.'),
  review_count: z.int(),
  review_average: z.number().nullable().describe('Of 5 stars.'),
  has_geometry: z.boolean().describe('At least one hole is mapped: get_hole knows its hazards.'),
  distance_km: z.number().nullable().describe('From the point that was asked for.'),
  bearing_degrees: z.number().nullable().describe('From the point, clockwise from north.'),
  rank: z.int().nullable().describe('By rating, in the place that was asked for.'),
});
export type FoundCourse = z.infer<typeof FoundCourse>;

type Row = CourseRow & { distance?: number | null; bearing?: number; rank?: number };

/** `distance` of a row is in metres. */
export function toFoundCourse(row: Row): FoundCourse {
  return {
    slug: row.slug,
    name: row.name,
    name_latin: row.name_latin,
    club_name: row.club_name,
    kind: row.kind,
    city: row.city?.name ?? null,
    region: row.region?.name ?? null,
    country: row.country.name,
    country_slug: row.country.slug,
    latitude: row.latitude,
    longitude: row.longitude,
    hole_count: row.hole_count,
    par: row.par,
    length_m: row.length,
    review_count: row.review_count,
    review_average: row.review_average,
    has_geometry: row.has_geometry,
    distance_km: row.distance == null ? null : Math.round(row.distance) / 1000,
    bearing_degrees: row.bearing ?? null,
    rank: row.rank ?? null,
  };
}

/** `"Name" (slug), Porto, Portugal: 18 holes, par 72, 6,100 m, 4.5 of 5 from 12 reviews`. */
export function courseLine(course: FoundCourse): string {
  const { rank, distance_km, name, name_latin, slug, city, region, country } = course;
  const facts = joined([
    course.hole_count === null ? null : `${course.hole_count} holes`,
    course.par === null ? null : `par ${course.par}`,
    course.length_m === null ? null : `${formatWhole(course.length_m)} m`,
    course.review_average === null
      ? null
      : `${course.review_average} of 5 from ${counts.reviews(course.review_count)}`,
  ]);
  const names = name_latin === null ? quoted(name) : `${quoted(name)} (${quoted(name_latin)})`;
  return (
    `${rank === null ? '-' : `${rank}.`} ${names} [${slug}], ${[city ?? region, country].flatMap((each) => (each ? quoted(each) : [])).join(', ')}` +
    `${distance_km === null ? '' : `, ${distance_km.toFixed(1)} km away`}${facts === '' ? '' : `: ${facts}`}`
  );
}
