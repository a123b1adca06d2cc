import type { CourseDetails, CourseHole } from '../course/course-in-progress.ts';

export type Heights = NonNullable<CourseHole['heights']>;

/** Of the holes, in their order, and of the course's point. */
export type HeightsPlan = { heights: Heights[] | null; altitude: number | null };

/** A step of a recipe. */
export function withHeightsOfPlan({ heights, altitude }: HeightsPlan, details: CourseDetails): CourseDetails {
  if (!heights && altitude === null) return details;
  const holes = heights ? details.holes.map((hole, i) => ({ ...hole, heights: heights[i]! })) : details.holes;
  const sources = [...new Set([...details.sources, 'elevation'])].sort();
  return { ...details, holes, elevation: altitude ?? details.elevation, sources };
}
