import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import type { Finding } from '../../../finding.ts';
import { areaCentroid, isPointInArea } from '../../../geometry/area.ts';
import { boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import { distanceBetweenLines, distanceFromArea } from '../../../geometry/line-distance.ts';
import { normalizeArea } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { type CoursePlan, osmFinding } from '../course-plan.ts';
import type { SiteHole } from '../holes/site-hole.ts';
import type { CourseArea } from '../sites/course-sites.ts';

/** A course by its place in the list, with the areas and holes that are its own. */
type GroundCourse = { areas: CourseArea[]; holes: SiteHole[] };

/** A hole of a course (by its index) and how far away it is. */
export type NearHole = { course: number; hole: SiteHole; metres: number };

/** Answers which course some ground belongs to. */
export type CourseGround = {
  /** The course of the smallest area around a point; null outside all. */
  courseAround(point: Position): number | null;
  /** Holes within the given metres of a geometry, the nearest first. */
  holesNear(geometry: Point | LineString | Area, metres: number): NearHole[];
};

/** The ground of all courses of a build. */
export function surveyGround(courses: GroundCourse[]): CourseGround {
  const areas = courses.flatMap((course, index) => course.areas.map((area) => ({ ...area, course: index })));
  const holes = courses.flatMap((course, index) => course.holes.map((hole) => ({ course: index, hole })));
  const areaIndex = indexBoxes(areas, ({ area }) => boxOfCoordinates(area.coordinates));
  const holeIndex = indexBoxes(holes, ({ hole }) => hole.hole.box);
  return {
    courseAround(point) {
      const around = areaIndex
        .near(boxOfCoordinates(point), 0)
        .filter(({ area }) => isPointInArea(point, area));
      around.sort((a, b) => a.squareMetres - b.squareMetres);
      return around[0]?.course ?? null;
    },
    holesNear(geometry, metres) {
      const distance = distanceFrom(geometry);
      return holeIndex
        .near(boxOfCoordinates(geometry.coordinates), metres)
        .map(({ course, hole }) => ({ course, hole, metres: distance(hole.line) }))
        .filter((near) => near.metres <= metres)
        .sort((a, b) => a.metres - b.metres);
    },
  };
}

/** Metres from a line to any geometry, 0 where they touch. */
export function distanceToGeometry(line: readonly Position[], geometry: Point | LineString | Area): number {
  return distanceFrom(geometry)(line);
}

function distanceFrom(geometry: Point | LineString | Area): (line: readonly Position[]) => number {
  if (geometry.type === 'Point') return (line) => distanceBetweenLines([geometry.coordinates], line);
  if (geometry.type === 'LineString') return (line) => distanceBetweenLines(geometry.coordinates, line);
  return distanceFromArea(geometry);
}

/** A point that stands for a geometry: its centroid, or the middle vertex of a line. */
export function pointOf(geometry: Point | LineString | Area): Position {
  if (geometry.type === 'Point') return geometry.coordinates;
  if (geometry.type === 'LineString') return geometry.coordinates[geometry.coordinates.length >> 1]!;
  return areaCentroid(geometry);
}

/** What parts of courses are placed into. */
export type Placing = { plans: CoursePlan[]; ground: CourseGround; findings: Finding[] };

/** Notes a golf object that a rule left out; what is not tagged as golf is left out without a word. */
export function rejectPart(feature: OsmFeature, rule: string, { findings }: Placing): void {
  if (feature.tags.golf !== undefined) {
    findings.push(osmFinding(feature.id, rule, 'rejected', `golf=${feature.tags.golf}`));
  }
}

/** The area of a part by RFC 7946; null, with a finding, when it has none. Invalid rings are left out and noted. */
export function areaOfPart(feature: OsmFeature, placing: Placing): Area | null {
  const { geometry } = feature;
  if (geometry.type === 'Point' || geometry.type === 'LineString') {
    rejectPart(
      feature,
      geometry.type === 'Point' ? 'point-instead-of-area' : 'line-instead-of-area',
      placing,
    );
    return null;
  }
  const { area, invalidRings } = normalizeArea(geometry);
  if (invalidRings > 0) {
    const action = area ? 'nulled' : 'rejected';
    placing.findings.push(osmFinding(feature.id, 'invalid-ring', action, `${invalidRings}`));
  }
  return area;
}

/** Records that a course holds a feature: its age counts for the course's. */
export function touch(plan: CoursePlan, feature: OsmFeature): void {
  plan.changed = Math.max(plan.changed, feature.timestamp);
}
