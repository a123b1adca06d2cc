import { z } from '@hono/zod-openapi';
import { GolfId, Slug } from '#lib/contract/primitives.ts';
import { found } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findCourseById } from '../find-course.ts';
import { noParameters, numericGolfId } from '../parameters.ts';

/** Maps a numeric id to its slug. */
export const resolveGolfCourseId = defineOperation({
  operationId: 'resolveGolfCourseId',
  tag: 'Courses',
  path: '/golfs/resolve/{golf_id}',
  summary: 'Slug of a numeric id',
  description: 'The golf_id of a course that was merged into another redirects to the surviving one.',
  params: z.object({ golf_id: numericGolfId }),
  query: noParameters,
  content: { data: z.object({ golf_id: GolfId, slug: Slug }).openapi('GolfIdentity') },
  missing: ['course'],
  redirects: true,
  example: '/golfs/resolve/1',
  answer(dataset, { golf_id }) {
    const course = findCourseById(dataset, golf_id, 'golf_id', (present) => `/golfs/resolve/${present}`);
    if (course.kind !== 'course') return course;
    const { golfIds, slugs } = dataset.courses;
    return found(`{"data":{"golf_id":"${golfIds[course.index]}","slug":"${slugs[course.index]}"}}`);
  },
});
