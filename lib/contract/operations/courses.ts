import { z } from 'zod';
import { CourseRow, GolfListItem, NearbyGolfCourse } from '../course-row.ts';
import { GolfProfile, GolfSummary } from '../golf-profile.ts';
import { limits } from '../limits.ts';
import { GolfId, Latitude, Longitude, Slug } from '../primitives.ts';
import type { Contracts } from './contract.ts';
import { GolfGeometry } from './golf-geometry.ts';
import {
  countrySlug,
  courseSlug,
  hasMore,
  kind,
  latitude,
  longitude,
  numericGolfId,
  Paging,
  pageLength,
  pageLimit,
  searchLimit,
  skip,
  totalCount,
} from './parameters.ts';

const searchText = z
  .string()
  .refine((text) => text.length > 0 && [...text].length <= limits.searchText.most)
  .meta({ description: 'What to look for.', minLength: 1, maxLength: limits.searchText.most });

/** A place that a search found. */
const FoundPlace = z
  .object({
    type: z.enum(['continent', 'country', 'region', 'district', 'city']),
    name: z.string(),
    path: z.string().describe("Its page, relative to the website's root."),
    course_count: z.int().min(0),
    within: z.array(z.string()).describe('The places it is in, smallest first.'),
    found_as: z
      .string()
      .nullable()
      .describe('Another name, by which it was found: "Algarve" for Faro. Null if found by its own.'),
    before_courses: z
      .boolean()
      .describe(
        'Whether to list it before the courses: the text is its name or the first words of it, or no course has every word of ' +
          'the text in its name.',
      ),
  })
  .meta({ id: 'FoundPlace' });

const FoundCourse = CourseRow.extend({
  found_as: z
    .string()
    .nullable()
    .describe(
      'Another of its names, by which it was found. Null if it was found by a name in the row, or by its place.',
    ),
}).meta({ id: 'FoundCourse' });

const mapWindow = z
  .tuple([Longitude, Latitude, Longitude, Latitude])
  .describe('`w,s,e,n` in decimal degrees; it crosses the antimeridian when w > e.');

export const courses = {
  listGolfCourses: {
    summary: 'Page of courses',
    description:
      'Ordered by golf_id as a number; by distance from the point when `lat` and `long` are sent. ' +
      'Sending only one of them gets a 400 with code 4002.',
    query: {
      lat: latitude.optional().describe('Send it together with `long`.'),
      long: longitude.optional().describe('Send it together with `lat`.'),
      kind,
      updated_since: z.iso
        .date()
        .optional()
        .describe('Only courses whose profile has changed on this day (UTC) or later, by `updated_at`.'),
      limit: pageLimit,
      skip,
    },
    answer: z.object({
      query: Paging,
      golfs: z.object({
        items_length: pageLength,
        items: z.array(GolfListItem),
        total: totalCount,
        has_more: hasMore,
      }),
    }),
    example: '/golfs?limit=2',
  },

  getGolfCourseProfile: {
    summary: 'Full profile of one course',
    description:
      'Location, contact, every scorecard with par and stroke index, every teebox with length, slope and course ' +
      'rating, the review distribution, and all traced geometry: holes, hazards, surfaces and nearby waters.',
    params: { slug: courseSlug },
    answer: GolfProfile,
    redirects: true,
    example: '/golfs/profile/cote-d-emeraude',
  },

  getGolfCourseSummary: {
    summary: 'Compact record of one course',
    description:
      'Turns a golf_id into a slug and a name. An identifier of digits alone is a golf_id, any other a slug.',
    params: { identifier: courseSlug.describe('A course slug or a numeric golf_id.') },
    answer: GolfSummary,
    redirects: true,
    example: '/seo/golfs/1',
  },

  resolveGolfCourseId: {
    summary: 'Slug of a numeric id',
    description: 'The golf_id of a course that was merged into another redirects to the surviving one.',
    params: { golf_id: numericGolfId },
    answer: z.object({ golf_id: GolfId, slug: Slug }).meta({ id: 'GolfIdentity' }),
    redirects: true,
    example: '/golfs/resolve/1',
  },

  searchGolfCoursesByLocation: {
    summary: 'Courses near a point',
    description:
      'Courses within a radius of a point, nearest first. Distances are geodesic on WGS84, right across the ' +
      'antimeridian and at the poles; `max_distance` is inclusive; ties go by golf_id. `bbox` narrows the result ' +
      "to a map's window.",
    query: {
      lat: latitude.describe('Latitude of the centre.'),
      long: longitude.describe('Longitude of the centre.'),
      max_distance: z.int().min(1).default(limits.radius.usual).describe('Radius in metres, inclusive.'),
      kind,
      limit: searchLimit,
      bbox: mapWindow.optional(),
    },
    answer: z.object({
      query: z.object({
        latitude: z.number(),
        longitude: z.number(),
        max_distance: z.int(),
        limit: z.int(),
      }),
      golfs: z.object({ items_length: pageLength, items: z.array(NearbyGolfCourse) }),
    }),
    example: '/search/map/golfs?lat=54.15&long=-4.48&limit=2',
  },

  searchGolfCourses: {
    summary: 'Courses by name, club or place, and places',
    description:
      'Accents and case are folded, the last word may be incomplete, one typo is tolerated in words of four letters or ' +
      'more and two in words of eight or more, the order of words is free, and so is whether two words are written ' +
      'as one. Words like golf, club, course and in affect the order ' +
      'only, unless there are no others. If no course has every other word, those with the rarer ones are found, and ' +
      '`matched` says so. Chinese, Japanese and Korean names are found by any two of their characters, and by their ' +
      'Latin form; CC and GC are Country Club and Golf Club. Best match first: name, Latin form, town, region or ' +
      'country (region and country first where the text is their name); of equal matches those that are mapped, have a card and have reviews; courses without a name last.',
    query: { q: searchText, country: countrySlug.optional(), kind, limit: searchLimit, skip },
    answer: z.object({
      query: z.object({ q: z.string(), country: Slug.nullable(), limit: z.int(), skip: z.int() }),
      places: z
        .array(FoundPlace)
        .describe(
          'At most three: of that name (in another language, too), beginning with it, or a typo away. Empty on later ' +
            'pages and with `country`.',
        ),
      same_name_in: z
        .array(z.array(z.string()))
        .describe(
          'Regions and their countries, if several of them have a listed course or place of exactly this name: ask which one is ' +
            'meant. Adding one of these to the text finds it.',
        ),
      golfs: z.object({
        matched: z
          .enum(['every_word', 'some_words'])
          .describe('some_words: no course has every word of the text, so these have the rarer ones.'),
        items_length: pageLength,
        items: z.array(FoundCourse),
        total: totalCount,
        has_more: hasMore,
      }),
    }),
    example: '/search/golfs?q=harbour',
  },

  getGolfCourseGeometry: {
    summary: 'Geometry of one course as GeoJSON',
    description:
      'A FeatureCollection (RFC 7946) of the holes, hazards, surfaces and nearby waters of the profile.',
    params: { slug: courseSlug },
    answer: GolfGeometry,
    redirects: true,
    example: '/golfs/cote-d-emeraude/geometry.geojson',
  },
} satisfies Contracts;
