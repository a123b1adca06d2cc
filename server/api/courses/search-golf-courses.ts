import { z } from '@hono/zod-openapi';
import { CourseRow } from '#lib/contract/course-row.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { defineContract } from '../operation.ts';
import {
  countrySlug,
  hasMore,
  noParameters,
  pageLength,
  searchLimit,
  skip,
  totalCount,
} from '../parameters.ts';

/** Courses by name, club and city. */
export const searchGolfCourses = defineContract({
  operationId: 'searchGolfCourses',
  tag: 'Courses',
  path: '/search/golfs',
  summary: 'Courses by name, club or city',
  description:
    'Accents and case are folded, the last word may be a beginning, one typo is tolerated in words of five ' +
    'letters or more. Best match first.',
  params: noParameters,
  query: z.object({
    q: z.string().min(1).max(100).openapi({ description: 'What to look for.' }),
    country: countrySlug.optional(),
    limit: searchLimit,
    skip,
  }),
  content: {
    data: z.object({
      query: z.object({ q: z.string(), country: Slug.nullable(), limit: z.int(), skip: z.int() }),
      golfs: z.object({
        items_length: pageLength,
        items: z.array(CourseRow),
        total: totalCount,
        has_more: hasMore,
      }),
    }),
  },
  missing: ['area'],
  example: '/search/golfs?q=harbour',
});
