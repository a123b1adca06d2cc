import type { GolfProfile } from '#lib/contract/golf-profile.ts';

/** What a dataset holds in all; kept in its `meta` table. */
export type DatasetTotals = {
  courses: number;
  courses_with_geometry: number;
  holes: number;
  holes_with_elevation: number;
  hazards: number;
  surfaces: number;
  scorecards: number;
  teeboxes: number;
  reviews: number;
};

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

export function addToTotals(totals: DatasetTotals, profile: GolfProfile): void {
  totals.courses += 1;
  totals.courses_with_geometry += profile.holes.length > 0 ? 1 : 0;
  totals.holes += profile.holes.length;
  totals.holes_with_elevation += profile.holes.filter((hole) => hole.elevation_change !== null).length;
  totals.hazards += profile.hazards.length;
  totals.surfaces += profile.surfaces.length;
  totals.scorecards += profile.scorecards.length;
  totals.teeboxes += profile.teeboxes.length;
  totals.reviews += profile.review_count;
}
