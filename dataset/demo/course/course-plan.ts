import type { Site } from '../world/sites.ts';

/** What has been settled about a course before its details are drawn. */
export type CoursePlan = {
  seed: number;
  index: number;
  site: Site;
  slug: string;
  holeCount: number;
  holesWithoutElevation: number;
  hasHazards: boolean;
  hasRatings: boolean;
  /** Nothing is known but its name, its place and the number of its holes. */
  isUntraced: boolean;
};
