import { z } from '@hono/zod-openapi';
import { GolfProfile } from '#lib/contract/golf-profile.ts';
import { defineContract } from '../operation.ts';
import { courseSlug, noParameters } from '../parameters.ts';

/** The full record of one course. */
export const getGolfCourseProfile = defineContract({
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
});
