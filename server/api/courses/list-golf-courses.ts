import { z } from '@hono/zod-openapi';
import { GolfListItem } from '#lib/contract/course-row.ts';
import { defineContract } from '../operation.ts';
import {
  hasMore,
  latitude,
  longitude,
  noParameters,
  Paging,
  pageLength,
  pageLimit,
  skip,
  totalCount,
} from '../parameters.ts';

/** Page of courses: by golf_id, or nearest first when `lat` and `long` are sent together. */
export const listGolfCourses = defineContract({
  operationId: 'listGolfCourses',
  tag: 'Courses',
  path: '/golfs',
  summary: 'Page of courses',
  description:
    'Ordered by golf_id as a number; by distance from the point when `lat` and `long` are sent. ' +
    'One of the two alone is answered 400 with code 4002.',
  params: noParameters,
  query: z.object({
    lat: latitude.optional().openapi({ description: 'Sent together with `long`.' }),
    long: longitude.optional().openapi({ description: 'Sent together with `lat`.' }),
    limit: pageLimit,
    skip,
  }),
  content: {
    data: z.object({
      query: Paging,
      golfs: z.object({
        items_length: pageLength,
        items: z.array(GolfListItem),
        total: totalCount,
        has_more: hasMore,
      }),
    }),
  },
  missing: [],
  example: '/golfs?limit=2',
});
