import { z } from '@hono/zod-openapi';
import { CourseRow } from '#lib/contract/course-row.ts';
import { Slug } from '#lib/contract/primitives.ts';
import { foundBytes } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { bodyWithRows } from '../course-rows.ts';
import { findCountry } from '../find-area.ts';
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
export const searchGolfCourses = defineOperation({
  operationId: 'searchGolfCourses',
  tag: 'Courses',
  path: '/search/golfs',
  summary: 'Courses by name, club or city',
  description:
    'Accents and case are folded, the last word may be a beginning, one typo is tolerated in words of five ' +
    'letters or more. Best match first.',
  params: noParameters,
  query: z.object({
    q: z
      .string()
      .refine((text) => text.length > 0 && [...text].length <= 100)
      .openapi({ description: 'What to look for.', minLength: 1, maxLength: 100 }),
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
  answer(dataset, { q, country, limit, skip }) {
    const area = country === undefined ? null : findCountry(dataset, country, 'country');
    if (area?.kind === 'failure') return area;
    const { total, courses } = dataset.searchText({
      text: q,
      countryId: area?.entry.id ?? null,
      skip,
      limit,
    });
    const query = JSON.stringify({ q, country: country ?? null, limit, skip });
    const hasMore = courses.length > 0 && skip + courses.length < total;
    return foundBytes(
      bodyWithRows(
        dataset.courses,
        `{"data":{"query":${query},"golfs":{"items_length":${courses.length},"items":[`,
        { indexes: courses },
        `],"total":${total},"has_more":${hasMore}}}}`,
      ),
    );
  },
});
