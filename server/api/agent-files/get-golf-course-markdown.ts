import { z } from '@hono/zod-openapi';
import { found } from '../../operation/answer.ts';
import { defineOperation } from '../../operation/operation.ts';
import type { Dataset } from '../../store/open-dataset.ts';
import { readCourseRow } from '../course-rows.ts';
import { findCourseBySlug } from '../find-course.ts';
import { courseSlug, noParameters } from '../parameters.ts';
import { readGolfProfile } from '../read-golf-profile.ts';
import { courseMarkdown, type Neighbour } from './course-markdown.ts';

/** A course rendered as markdown prose. */
export const getGolfCourseMarkdown = defineOperation({
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
  answer(dataset, { slug }, site) {
    const course = findCourseBySlug(dataset, slug, 'slug', (present) => `/golfs/${present}/llm.md`);
    if (course.kind !== 'course') return course;
    const profile = readGolfProfile(dataset, course.index);
    return found(courseMarkdown(profile, neighboursOf(dataset, course.index), site));
  },
});

const NEIGHBOURS = 5;

/** The nearest other courses. */
function neighboursOf({ courses, nearest }: Dataset, index: number): Neighbour[] {
  const point = [courses.longitudes[index]!, courses.latitudes[index]!] as const;
  const near = nearest.find({ point, limit: NEIGHBOURS + 1 }).filter((each) => each.index !== index);
  return near.slice(0, NEIGHBOURS).map((each) => {
    const { name, slug } = readCourseRow(courses, each.index);
    return { name, slug, distance: each.distance };
  });
}
