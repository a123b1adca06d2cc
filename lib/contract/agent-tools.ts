/** The tools of `/mcp` and their titles, in the order in which an agent is likely to need them. */
export const agentTools = {
  find_courses: 'Find golf courses',
  get_course: 'Read a golf course',
  get_scorecard: 'Read a scorecard',
  find_holes: 'Find holes by their features',
  get_hole: 'Read a hole',
  course_handicap: 'Work out a course handicap',
  compare_courses: 'Compare golf courses',
  describe_dataset: 'See what’s in the atlas',
} as const;

export type AgentTool = keyof typeof agentTools;
