import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { CoursesInProgress } from '../../courses-in-progress.ts';
import type { ProfileInput } from '../../profile/to-golf-profile.ts';

/** `index` is the course's among those in progress. */
export type CourseEntry = Pick<ProfileInput, 'golfId' | 'slug' | 'name' | 'latin' | 'place'> & {
  index: number;
};

export type DatasetContents = {
  kind: 'demo' | 'real';
  inProgress: CoursesInProgress;
  /** Ascending by golf_id. */
  entries: CourseEntry[];
  /** Former slugs. */
  redirects: { slug: string; golfId: number }[];
  merged: { golfId: number; intoGolfId: number }[];
  /** One JSON entry for each golf_id ever given. */
  ledger: { golfId: number; entry: string }[];
};

/** Kept in the `meta` table. */
export type DatasetTotals = ReturnType<typeof totalsOf>;

export function noTotals(): DatasetTotals {
  return {
    courses: 0,
    courses_with_geometry: 0,
    holes: 0,
    holes_with_elevation: 0,
    hazards: 0,
    surfaces: 0,
    scorecards: 0,
    teeboxes: 0,
    reviews: 0,
  };
}

export function totalsOf(profile: GolfProfile) {
  return {
    courses: 1,
    courses_with_geometry: profile.holes.length > 0 ? 1 : 0,
    holes: profile.holes.length,
    holes_with_elevation: profile.holes.filter((hole) => hole.elevation_change !== null).length,
    hazards: profile.hazards.length,
    surfaces: profile.surfaces.length,
    scorecards: profile.scorecards.length,
    teeboxes: profile.teeboxes.length,
    reviews: profile.review_count,
  };
}

export function addTotals(sum: DatasetTotals, totals: DatasetTotals): void {
  for (const key of Object.keys(sum) as (keyof DatasetTotals)[]) sum[key] += totals[key];
}
