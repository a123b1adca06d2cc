import { hasGreens } from './surfaces.ts';

type CourseToPlay = Parameters<typeof hasGreens>[0] & {
  holes: readonly unknown[];
  scorecards: readonly { is_default: boolean; holes: readonly unknown[] }[];
};

/** Distances need a mapped green, and a round needs holes: those of the map or of the default card. */
export function canPlay(course: CourseToPlay): boolean {
  const hasHoles =
    course.holes.length > 0 ||
    course.scorecards.some(({ is_default, holes }) => is_default && holes.length > 0);
  return hasHoles && hasGreens(course);
}
