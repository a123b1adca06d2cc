import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { groundOf } from '#components/drawing/course-shapes.ts';
import { holeAnchors, holeLetters } from '#components/drawing/hole-names.ts';
import type { GroundKind } from '#lib/golf/surfaces.ts';
import type { CourseProfile } from '../course-profile.ts';
import { holeLine } from '../hole-geometry.ts';

/** A profile's geometry as the sources of the course map's style. */
export interface CourseFeatures {
  /** Surfaces and hazards that can be drawn. */
  ground: FeatureCollection<Geometry, GroundTags>;
  /** Hole lines, tee to green; `hole` is the hole's anchor, `label` its number or letter, written on its tee. */
  holes: FeatureCollection<Geometry, HoleTags>;
  /**
   * Tees, greens and the teeboxes' tees: `kind` is `tee`, `green` or `teebox` (with its `colour`). Where the course has
   * several nines or eighteens, its tees name theirs as `loop`.
   */
  points: FeatureCollection<Geometry, HoleTags & { kind: string; colour?: string; loop?: string }>;
}

interface GroundTags {
  kind: GroundKind;
}

interface HoleTags {
  hole: string;
  label: string;
}

/** Sorts what a profile knows of a course into the sources that the style's layers draw from. */
export function courseFeatures(profile: CourseProfile): CourseFeatures {
  const anchors = holeAnchors(profile.holes);
  const hasLoops = new Set(profile.holes.map(({ loop }) => loop)).size > 1;
  const letters = holeLetters(profile.holes);
  const tags = (holeId: string, number: number | null): HoleTags => ({
    hole: anchors.get(holeId) ?? '',
    label: letters.get(holeId) ?? (number === null ? '' : String(number)),
  });
  const holes: CourseFeatures['holes']['features'] = [];
  const points: CourseFeatures['points']['features'] = [];
  for (const hole of profile.holes) {
    const common = tags(hole.hole_id, hole.number);
    const line = holeLine(hole).map((point) => [...point]);
    if (line.length > 1) holes.push(feature({ type: 'LineString', coordinates: line }, common));
    if (hole.green) points.push(feature(hole.green, { ...common, kind: 'green' }));
    if (hole.tee)
      points.push(feature(hole.tee, { ...common, kind: 'tee', ...(hasLoops && { loop: hole.loop ?? '' }) }));
  }
  for (const teebox of profile.teeboxes) {
    for (const { hole_id, number, tee } of teebox.holes) {
      if (!tee || hole_id === null || teebox.color_hex === null) continue;
      points.push(feature(tee, { ...tags(hole_id, number), kind: 'teebox', colour: teebox.color_hex }));
    }
  }
  const ground = groundOf(profile).flatMap(({ kind, geometry }) =>
    kind === null ? [] : [feature<GroundTags>(geometry, { kind })],
  );
  return { ground: collection(ground), holes: collection(holes), points: collection(points) };
}

/** A source without features. */
export const NO_FEATURES: FeatureCollection = { type: 'FeatureCollection', features: [] };

function feature<P>(geometry: Geometry, properties: P): Feature<Geometry, P> {
  return { type: 'Feature', geometry, properties };
}

function collection<P>(features: Feature<Geometry, P>[]): FeatureCollection<Geometry, P> {
  return { type: 'FeatureCollection', features };
}
