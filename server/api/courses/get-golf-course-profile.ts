import { z } from '@hono/zod-openapi';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { foundBrotli } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import { findCourseBySlug } from '../find-course.ts';
import { courseSlug, noParameters } from '../parameters.ts';

/** The full record of one course. */
export const getGolfCourseProfile = defineOperation({
  operationId: 'getGolfCourseProfile',
  tag: 'Courses',
  path: '/golfs/profile/{slug}',
  summary: 'Full profile of one course',
  description:
    'Location, contact, every scorecard with par and stroke index, every teebox with length, slope and course ' +
    'rating, the review distribution, and all traced geometry: holes, hazards and surfaces.',
  params: z.object({ slug: courseSlug }),
  query: noParameters,
  content: { data: GolfProfile },
  missing: ['course'],
  redirects: true,
  example: '/golfs/profile/harbour-short-nine',
  isStoredCompressed: true,
  answer(dataset, { slug }) {
    const course = findCourseBySlug(dataset, slug, 'slug', (present) => `/golfs/profile/${present}`);
    if (course.kind !== 'course') return course;
    return foundBrotli(dataset.readProfile(dataset.courses.golfIds[course.index]!));
  },
});
