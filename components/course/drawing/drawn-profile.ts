import { type CoursePlan, coursePlan } from '#components/drawing/course-plan.ts';
import { type CourseShapes, courseShapes, type PlaneHole } from '#components/drawing/course-shapes.ts';
import { holeAnchors } from '#components/drawing/hole-anchors.ts';
import { holeLabels } from '#components/drawing/hole-labels.ts';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import { type HoleFacts, holeFacts } from '#lib/golf/hole-facts.ts';

/** Width / height of the frame that a course is turned to fit. */
const PLAN_ASPECT = 1.3;

/** Prefix of the drawings' ids: a page draws one course. */
export const DRAWING_PREFIX = 'c';

/** A course's drawings, worked out once for a page. */
export interface DrawnProfile {
  shapes: CourseShapes;
  plan: CoursePlan;
}

/** Lays out the drawings of a profile; null where nothing of it is mapped. */
export function drawnProfile(profile: GolfProfile): DrawnProfile | null {
  const shapes = courseShapes(profile);
  if (!shapes || shapes.extent.length < 2) return null;
  return { shapes, plan: coursePlan(shapes, PLAN_ASPECT) };
}

/** A traced hole with the word that addresses it and its drawn line, where it has one. */
export interface PageHole {
  hole: Hole;
  anchor: string;
  /** "7", with its nine where the course has several: "Red 7"; a letter where it has no number. */
  label: string;
  facts: HoleFacts;
  drawing: { hole: PlaneHole; index: number } | null;
}

/** The holes in the profile's order, ready for lists and drawings. */
export function pageHoles(profile: GolfProfile, drawn: DrawnProfile | null): PageHole[] {
  const anchors = holeAnchors(profile.holes);
  const labels = holeLabels(profile.holes);
  return profile.holes.map((hole) => {
    const index = drawn?.shapes.holes.findIndex(({ holeId }) => holeId === hole.hole_id) ?? -1;
    const found = drawn?.shapes.holes[index];
    return {
      hole,
      anchor: anchors.get(hole.hole_id) ?? hole.hole_id,
      label: labels.get(hole.hole_id) ?? '',
      facts: holeFacts(profile, hole),
      drawing: found ? { hole: found, index } : null,
    };
  });
}
