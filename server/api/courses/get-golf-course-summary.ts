import { z } from '@hono/zod-openapi';
import { GolfSummary } from '#lib/contract/golf-profile.ts';
import { found } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findCourseById, findCourseBySlug } from '../find-course.ts';
import { courseSlug, noParameters } from '../parameters.ts';

/** The compact record of one course, by slug or golf_id. */
export const getGolfCourseSummary = defineOperation({
  operationId: 'getGolfCourseSummary',
  tag: 'Courses',
  path: '/seo/golfs/{identifier}',
  summary: 'Compact record of one course',
  description:
    'Turns a golf_id into a slug and a name. An identifier of digits alone is a golf_id, any other a slug.',
  params: z.object({
    identifier: courseSlug.openapi({ description: 'A course slug or a numeric golf_id.' }),
  }),
  query: noParameters,
  content: { data: GolfSummary },
  missing: ['course'],
  redirects: true,
  example: '/seo/golfs/1',
  answer(dataset, { identifier }) {
    const pathOf = (present: string) => `/seo/golfs/${present}`;
    const course = /^[0-9]+$/.test(identifier)
      ? findCourseById(dataset, identifier, 'identifier', pathOf)
      : findCourseBySlug(dataset, identifier, 'identifier', pathOf);
    if (course.kind !== 'course') return course;
    return found(dataset.readSummary(dataset.courses.golfIds[course.index]!));
  },
});
