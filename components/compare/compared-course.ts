import { type ContourOrnament, contourOrnament } from '#components/drawing/contours.ts';
import { courseShapes } from '#components/drawing/course-shapes.ts';
import { placeNames } from '#components/site/place-names.ts';
import type { GolfProfile, Scorecard, Teebox } from '#lib/api/records.ts';
import { courseClimb } from '#lib/golf/course-totals.ts';
import { HAZARDS, hazardTypes } from '#lib/golf/hazards.ts';
import type { GroundKind } from '#lib/golf/surfaces.ts';

/** Width / height. */
const ENGRAVING_ASPECT = 1.6;

export type ComparedCourse = {
  slug: string;
  name: string;
  place: string;
  hole_count: number | null;
  par: number | null;
  longest: Teebox | null;
  card: Scorecard | null;
  /** Metres. */
  climb: number | null;
  bunkers: number | null;
  water: number | null;
  review_average: number | null;
  review_count: number;
  opened_year: number | null;
  architects: readonly string[];
  /** Null if no hole is mapped. */
  engraving: ContourOrnament | null;
};

/** Hazards count as unknown where no hole is mapped. */
export function toComparedCourse(profile: GolfProfile): ComparedCourse {
  const { city, region, country } = profile.location;
  const shapes = courseShapes(profile);
  const isMapped = profile.holes.length > 0;
  const countOf = (ground: GroundKind) =>
    isMapped
      ? hazardTypes
          .filter((type) => HAZARDS[type].ground === ground)
          .reduce((sum, type) => sum + (profile.hazard_summary[type]?.count ?? 0), 0)
      : null;
  return {
    slug: profile.slug,
    name: profile.name,
    place: placeNames((city ?? region)?.name, country.name).join(', '),
    hole_count: profile.hole_count,
    par: profile.par,
    longest: profile.teeboxes[0] ?? null,
    card: profile.scorecards.find(({ is_default }) => is_default) ?? profile.scorecards[0] ?? null,
    climb: courseClimb(profile),
    bunkers: countOf('bunker'),
    water: countOf('water'),
    review_average: profile.review_average,
    review_count: profile.review_count,
    opened_year: profile.opened_year,
    architects: profile.architects,
    engraving: shapes && contourOrnament(shapes, ENGRAVING_ASPECT),
  };
}
