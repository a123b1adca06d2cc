import type { CourseDetails, CourseHole } from '../course/course-in-progress.ts';

export type Heights = NonNullable<CourseHole['heights']>;

/** Heights of a course's holes, in their order, and of its own point. */
export type CourseHeights = { holes: Heights[] | null; altitude: number | null };

export function withHeights(
  details: CourseDetails,
  { holes: heights, altitude }: CourseHeights,
): CourseDetails {
  if (!heights && altitude === null) return details;
  const holes = heights ? details.holes.map((hole, i) => ({ ...hole, heights: heights[i]! })) : details.holes;
  const sources = [...new Set([...details.sources, 'elevation'])].sort();
  return { ...details, holes, elevation: altitude ?? details.elevation, sources };
}
