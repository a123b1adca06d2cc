import type { DrawnCourse } from '#components/drawing/course-layout.ts';
import type { DrawnHole } from '#components/drawing/course-shapes.ts';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import { type HoleFigures, holeFacts } from '#lib/golf/hole-facts.ts';
import { holeAnchors, holeLabels } from '#lib/golf/hole-names.ts';

export interface PageHole {
  hole: Hole;
  /** `7` in `#hole-7`. */
  anchor: string;
  /** "7", or "Red 7" where the course has several nines; a letter where it has no number. */
  label: string;
  facts: HoleFigures;
  /** Its line and that line's place among the drawn ones; null where it isn't drawn. */
  drawing: { hole: DrawnHole; index: number } | null;
}

/** A page's holes, in the profile's order. */
export function pageHoles(profile: GolfProfile, drawn: DrawnCourse | null = null): PageHole[] {
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
