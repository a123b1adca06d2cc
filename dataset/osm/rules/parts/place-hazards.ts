import type { Area } from '#lib/contract/geometry.ts';
import { HAZARDS, type HazardType, HOLE_REACH_METRES } from '#lib/golf/hazards.ts';
import { areaSquareMetres, pointOf } from '../../../geometry/area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { type OsmCourse, touch } from '../osm-course.ts';
import { isLine, placeShore, placeTaggedLines } from './place-lines.ts';
import { areaOfPart, type CourseGround, type NearHole, type Placing, rejectPart } from './placing.ts';

/** Square metres. Of larger waters without a golf tag, only the shore along holes is a hazard. */
const landscapeSquareMetres = 1_000_000;

/** Burns and fences; a bunker that is a line is a slip. */
const drawnAsLines: ReadonlySet<HazardType> = new Set(['water', 'lateral_water', 'out_of_bounds', 'other']);

/**
 * Gives hazards to courses and, as lib/golf/hazards.ts says for the type, to the nearest hole or every hole in
 * reach. One away from all holes stays with the course around it.
 */
export function placeHazards(features: OsmFeature[], type: HazardType, placing: Placing): void {
  const { holes } = HAZARDS[type];
  placing.remarks.nextRule();
  if (holes === null) return;
  if (drawnAsLines.has(type)) placeTaggedLines(features.filter(isLine), type, placing);
  for (const feature of features) {
    if (drawnAsLines.has(type) && isLine(feature)) continue;
    const geometry = areaOfPart(feature, placing);
    if (!geometry) continue;
    if (isLandscape(feature, geometry)) {
      placeShore(feature, geometry, placing);
      continue;
    }
    const around = placing.ground.courseAround(pointOf(geometry));
    const courses = groupByCourse(
      holes === 'nearest'
        ? nearestHole(geometry, around, placing.ground)
        : placing.ground.holesNear(geometry, HOLE_REACH_METRES.every),
    );
    if (courses.size === 0 && around !== null) courses.set(around, []);
    if (courses.size === 0) rejectPart(feature, 'hazard-outside-courses', placing);
    for (const [course, holeKeys] of courses) {
      course.hazards.push({
        key: feature.id,
        type,
        name: feature.tags.name?.trim() || null,
        geometry,
        holeKeys,
      });
      touch(course, feature);
    }
  }
}

export function isLandscape({ tags }: Pick<OsmFeature, 'tags'>, area: Area): boolean {
  return tags.golf === undefined && areaSquareMetres(area) > landscapeSquareMetres;
}

function nearestHole(geometry: Area, around: OsmCourse | null, ground: CourseGround): NearHole[] {
  const near = ground.holesNear(geometry, HOLE_REACH_METRES.nearest);
  const nearest = near.find(({ course }) => course === around) ?? near[0];
  return nearest ? [nearest] : [];
}

function groupByCourse(holes: NearHole[]): Map<OsmCourse, string[]> {
  const keys = new Map<OsmCourse, string[]>();
  for (const { course, hole } of holes) keys.set(course, [...(keys.get(course) ?? []), hole.key]);
  for (const each of keys.values()) each.sort();
  return keys;
}
