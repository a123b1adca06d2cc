import type { Site } from '../world/sites.ts';

/** Traits that only some courses have, with their shares of all courses. */
export const COURSE_TRAITS = {
  hasHazards: 0.63,
  hasRatings: 0.55,
  /** The share of courses of which only a name and a place are known. */
  isUntraced: 0.03,
  /** The card was measured elsewhere than the line was drawn. */
  isCardUnlikeLines: 0.1,
  /** No pars and no card, or a few pars missing. */
  lacksPars: 0.2,
  /** Nobody has mapped what's in the way on three holes in ten. */
  lacksHazards: 0.05,
  /** Women play to a par and stroke indexes of their own. */
  hasWomensCard: 0.1,
  /** Four short holes next to the nine, numbered P1 to P4. */
  hasPracticeLoop: 0.1,
};

export type CourseTrait = keyof typeof COURSE_TRAITS;

export type CourseSpec = Record<CourseTrait, boolean> & {
  seed: number;
  index: number;
  site: Site;
  slug: string;
  holeCount: number;
  holesWithoutElevation: number;
};
