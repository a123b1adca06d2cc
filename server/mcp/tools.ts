import type { AgentTool } from '#lib/contract/agent-tools.ts';
import type { Tool } from './tool.ts';
import { courseHandicap } from './tools/course-handicap.ts';
import { describeDataset } from './tools/describe-dataset.ts';
import { findCourses } from './tools/find-courses.ts';
import { findHoles } from './tools/find-holes.ts';
import { compareCourses, getCourse } from './tools/get-course.ts';
import { getHole } from './tools/get-hole.ts';
import { getScorecard } from './tools/get-scorecard.ts';

/** All tools, in the order of lists. */
const byName: Record<AgentTool, Tool> = {
  find_courses: findCourses,
  get_course: getCourse,
  get_scorecard: getScorecard,
  find_holes: findHoles,
  get_hole: getHole,
  course_handicap: courseHandicap,
  compare_courses: compareCourses,
  describe_dataset: describeDataset,
};

export const tools: readonly Tool[] = Object.values(byName);
