import { z } from 'zod';
import { mappingRules } from '#lib/golf/mapping-rules.ts';
import { CourseRow } from './course-row.ts';
import { NameLatin } from './golf-profile.ts';
import { Origin } from './origins.ts';
import { GolfId, Latitude, Longitude, NamedSlug, Slug } from './primitives.ts';

const count = z.int().min(0);

export const MappingRule = z.enum(mappingRules);
export type MappingRule = z.infer<typeof MappingRule>;

/** Something missing from the map of a course, or wrong on it. */
export const MappingGap = z
  .object({
    rule: MappingRule,
    origin: Origin.describe('The object to look at.'),
    hole_id: z.string().nullable().describe('The hole of the profile, where it concerns one.'),
    value: z
      .string()
      .nullable()
      .describe('What the map says, or what was worked out instead: a number, a list, metres.'),
    latitude: Latitude,
    longitude: Longitude,
  })
  .meta({ id: 'MappingGap' });
export type MappingGap = z.infer<typeof MappingGap>;

const holesToGain = count.describe('Holes that mapping would complete or add.');

export const CourseMapping = z
  .object({
    golf_id: GolfId,
    slug: Slug,
    name: z.string(),
    origin: Origin,
    holes_to_gain: holesToGain,
    gaps: z.array(MappingGap).describe('Those of the course first, then hole by hole.'),
  })
  .meta({ id: 'CourseMapping' });
export type CourseMapping = z.infer<typeof CourseMapping>;

const RuleCount = z.object({
  rule: MappingRule,
  gaps: count,
  courses: count.describe('With at least one of them.'),
});

export const CountryMapping = z
  .object({
    country: NamedSlug,
    rules: z.array(RuleCount).describe('Over the whole country.'),
    regions: z
      .array(z.object({ region: NamedSlug, courses: count, gaps: count, holes_to_gain: count }))
      .describe('With something missing; most holes to gain first.'),
    courses: z.object({
      items: z
        .array(
          z.object({
            golf_id: GolfId,
            slug: Slug,
            name: z.string(),
            name_latin: NameLatin,
            country_code: CourseRow.shape.country_code,
            region: NamedSlug.nullable(),
            holes_to_gain: holesToGain,
            gaps: count,
            rules: z.partialRecord(MappingRule, count),
          }),
        )
        .describe('Most holes to gain first, then the fewest gaps.'),
      total: count,
      has_more: z.boolean(),
    }),
  })
  .meta({ id: 'CountryMapping' });
export type CountryMapping = z.infer<typeof CountryMapping>;

export const WorldMapping = z
  .object({
    countries: z
      .array(
        z.object({
          country: NamedSlug,
          course_count: count,
          mapped_course_count: count.describe('With geometry.'),
          courses: count.describe('With something missing.'),
          gaps: count,
          holes_to_gain: holesToGain,
        }),
      )
      .describe('Most holes to gain first, then the most gaps.'),
  })
  .meta({ id: 'WorldMapping' });
export type WorldMapping = z.infer<typeof WorldMapping>;

/** `hole-reversed.geojsonl` */
export const MappingTaskFile = z.string().max(80);
