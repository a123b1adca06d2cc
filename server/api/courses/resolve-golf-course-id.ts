import { z } from '@hono/zod-openapi';
import { GolfId, Slug } from '#lib/contract/primitives.ts';
import { defineContract } from '../operation.ts';
import { noParameters, numericGolfId } from '../parameters.ts';

/** Maps a numeric id to its slug. */
export const resolveGolfCourseId = defineContract({
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
});
