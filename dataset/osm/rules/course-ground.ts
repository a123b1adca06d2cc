import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import { areaCentroid, isPointInArea } from '../../geometry/area.ts';
import { boxOfCoordinates, indexBoxes } from '../../geometry/box-index.ts';
import { distanceBetweenLines, distanceFromArea } from '../../geometry/line-distance.ts';
import type { SiteHole } from './holes/site-hole.ts';
import type { CourseArea } from './sites/course-sites.ts';

/** A course by its place in the list, with the areas and holes that are its own. */
export type GroundCourse = { areas: CourseArea[]; holes: SiteHole[] };

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
