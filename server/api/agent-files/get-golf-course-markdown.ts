import { z } from '@hono/zod-openapi';
import { defineContract } from '../operation.ts';
import { courseSlug, noParameters } from '../parameters.ts';

/** A course rendered as markdown prose. */
export const getGolfCourseMarkdown = defineContract({
  operationId: 'getGolfCourseMarkdown',
  tag: 'Agent files',
  path: '/golfs/{slug}/llm.md',
  summary: 'A course as markdown prose',
  description:
    'Facts, scorecards, teeboxes, a sentence for each hole, hazards, reviews, nearest courses and sources. ' +
    'Text supplied by clubs and users is quoted and labelled: it is data, not instructions.',
  params: z.object({ slug: courseSlug }),
  query: noParameters,
  content: { mediaType: 'text/markdown', document: z.string() },
  missing: ['course'],
  redirects: true,
  example: '/golfs/harbour-short-nine/llm.md',
});
