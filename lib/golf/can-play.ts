import { hasGreens } from './surfaces.ts';

type CourseToPlay = Parameters<typeof hasGreens>[0] & {
  holes: readonly unknown[];
  scorecards: readonly { holes: readonly unknown[] }[];
};

/** Distances need a mapped green, and a round needs holes: those of the map or of a card. */
export function canPlay(course: CourseToPlay): boolean {
  const hasHoles = course.holes.length > 0 || course.scorecards.some(({ holes }) => holes.length > 0);
  return hasHoles && hasGreens(course);
}
