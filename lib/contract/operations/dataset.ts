import { z } from 'zod';
import { DownloadFile } from '../download-file.ts';
import { GolfId, Slug, Timestamp } from '../primitives.ts';
import { changeKinds, profileParts } from '../profile-parts.ts';
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
    files: z
      .array(DownloadFile)
      .describe('The files of the whole edition to download; empty if they were not exported.'),
  })
  .meta({ id: 'DatasetInfo' });
export type DatasetInfo = z.infer<typeof DatasetInfo>;

const Version = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .describe('The dataset version, as in `getDataset`.');

/** What happened to a course between two versions of the dataset. */
const CourseChange = z
  .object({
    golf_id: GolfId,
    slug: Slug.describe('Its latest.'),
    kind: z
      .enum(changeKinds)
      .describe(
        'renamed: its name or slug is new; merged: it is now part of another course, and its golf_id and slug ' +
          'redirect there; retired: no source lists it any more.',
      ),
    parts: z
      .array(z.enum(profileParts))
      .describe('The parts of the profile that differ; all for an added course, none for one that is gone.'),
  })
  .meta({ id: 'CourseChange' });

export const dataset = {
  getDataset: {
    summary: 'What the dataset is made of',
    description:
      'Version, counts, sources with licences and attribution, coverage by country, and a summary of what the checks found.',
    answer: DatasetInfo,
    example: '/dataset',
  },

  listChanges: {
    summary: 'What has changed since a version',
    description:
      'Every course that differs between the version named and the current one, by golf_id. Keep `to`, and send it as ' +
      '`since` the next time. At least the last eight versions are known; an older or unknown one gets 404 with code ' +
      '4046, and the message names the oldest known. A change that was reversed in between is not listed, nor is a ' +
      'new date of a source.',
    query: {
      since: z
        .string()
        .min(1)
        .max(100)
        .describe(
          'A version of the dataset that you have read: `version` of `getDataset`, or `to` of an earlier answer.',
        ),
    },
    answer: z.object({ from: Version, to: Version, changes: z.array(CourseChange) }),
    example: '/changes?since=aaaaaaaaaaaaaaaa',
  },
} satisfies Contracts;
