import { z } from 'zod';
import { Slug, Timestamp } from '../primitives.ts';
import type { Contracts } from './contract.ts';

const count = z.int().min(0);

export const DatasetSource = z
  .object({
    key: z.string(),
    name: z.string(),
    licence: z.string(),
    url: z.string().nullable(),
    attribution: z.string().nullable(),
    items_read: count,
    items_kept: count,
    items_rejected: count,
  })
  .meta({ id: 'DatasetSource' });
export type DatasetSource = z.infer<typeof DatasetSource>;

export const DatasetInfo = z
  .object({
    version: z.string().regex(/^[0-9a-f]{16}$/),
    is_demo: z.boolean().describe('The courses are invented.'),
    updated_at: Timestamp.nullable().describe('The newest change of any course.'),
    course_count: count,
    mapped_course_count: count.describe('Courses with at least one hole with tee and green.'),
    reviewed_course_count: count,
    hole_count: count,
    hole_with_elevation_count: count,
    hazard_count: count,
    surface_count: count,
    scorecard_count: count,
    teebox_count: count,
    review_count: count,
    continent_count: count,
    country_count: count,
    region_count: count,
    city_count: count,
    sources: z.array(DatasetSource),
    coverage: z
      .array(z.object({ country: Slug, name: z.string(), course_count: count, mapped_course_count: count }))
      .describe('Every country, most courses first.'),
    findings: z
      .array(z.object({ source: z.string(), rule: z.string(), action: z.string(), count }))
      .describe('What was found in the sources and what was done about it, summed up.'),
  })
  .meta({ id: 'DatasetInfo' });
export type DatasetInfo = z.infer<typeof DatasetInfo>;

export const dataset = {
  getDataset: {
    summary: 'What the dataset is made of',
    description:
      'Version, counts, sources with licences and attribution, coverage by country, and a summary of what the checks found.',
    answer: DatasetInfo,
    example: '/dataset',
  },
} satisfies Contracts;
