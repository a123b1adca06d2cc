import { z } from 'zod';
import { Slug } from '#lib/contract/primitives.ts';
import { defineTool, refuse } from '../tool.ts';
import { profileOf } from './arguments.ts';
import { CourseFacts, courseSentences, toCourseFacts } from './get-course.ts';

const MOST = 4;

export const compareCourses = defineTool({
  name: 'compare_courses',
  description:
    'Two to four courses next to each other, in the order asked for: holes, par, length, climb, hazards, age, architects ' +
    'and reviews of each, in the same units.',
  input: {
    slugs: z.array(Slug.max(200)).min(2).max(MOST).describe('Two to four different slugs of courses.'),
  },
  output: { courses: z.array(CourseFacts) },
  longList: 'courses',
  async answer(context, { slugs }) {
    if (new Set(slugs).size < slugs.length) refuse('slugs: name each course once.');
    const profiles = await Promise.all(slugs.map((slug) => profileOf(context, slug)));
    const courses = profiles.map((profile) => toCourseFacts(profile, context.site));
    return { content: { courses, has_more: false }, text: courses.map(courseSentences).join('\n') };
  },
});
