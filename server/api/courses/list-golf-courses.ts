import { z } from '@hono/zod-openapi';
import { GolfListItem } from '#lib/contract/course-row.ts';
import { failure, foundBytes } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import type { CourseTable } from '../../store/course-table.ts';
import type { Near } from '../../store/nearest-index.ts';
import { bodyWithRows, type RowList } from '../course-rows.ts';
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
export const listGolfCourses = defineOperation({
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
  answer({ courses, nearest }, { lat, long, limit, skip }) {
    if ((lat === undefined) !== (long === undefined)) {
      const absent = lat === undefined ? 'lat' : 'long';
      return failure('latWithoutLong', 'lat and long must be sent together, or neither.', absent);
    }
    const rows =
      lat === undefined || long === undefined
        ? byId(courses, skip, limit)
        : byDistance(nearest.find({ point: [long, lat], limit, skip }));
    const { length } = rows.indexes;
    const hasMore = length > 0 && skip + length < courses.length;
    return foundBytes(
      bodyWithRows(
        courses,
        `{"data":{"query":{"limit":${limit},"skip":${skip}},"golfs":{"items_length":${length},"items":[`,
        rows,
        `],"total":${courses.length},"has_more":${hasMore}}}}`,
      ),
    );
  },
});

function byId({ length }: CourseTable, skip: number, limit: number): RowList {
  const first = Math.min(skip, length);
  const indexes = Array.from({ length: Math.min(skip + limit, length) - first }, (_, i) => first + i);
  return { indexes, membersOf: () => '"distance":null' };
}

function byDistance(near: readonly Near[]): RowList {
  return {
    indexes: near.map(({ index }) => index),
    membersOf: (place) => `"distance":${Math.round(near[place]!.distance)}`,
  };
}
