import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import { isPointInArea } from '../../../geometry/area.ts';
import { boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import { distanceFromGeometry } from '../../../geometry/line-distance.ts';
import { normalizeArea } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { MappedHole } from '../holes/mapped-hole.ts';
import { type OsmCourse, osmFinding, type Remarks } from '../osm-course.ts';

/** Metres from the ground. */
export type NearHole = { course: OsmCourse; hole: MappedHole; metres: number };

export type CourseGround = {
  courseAround(point: Position): OsmCourse | null;
  /** Nearest first. */
  holesNear(geometry: Point | LineString | Area, metres: number): NearHole[];
};

export function surveyGround(courses: readonly OsmCourse[]): CourseGround {
  const areas = courses.flatMap((course) =>
    [...course.outlines, ...course.layouts].map((area) => ({ ...area, course })),
  );
  const holes = courses.flatMap((course) => course.holes.map((hole) => ({ course, hole })));
  const areaIndex = indexBoxes(areas, ({ area }) => boxOfCoordinates(area.coordinates));
  const holeIndex = indexBoxes(holes, ({ hole }) => hole.mapped.box);
  return {
    courseAround(point) {
      const around = areaIndex
        .near(boxOfCoordinates(point), 0)
        .filter(({ area }) => isPointInArea(point, area));
      around.sort((a, b) => a.squareMetres - b.squareMetres);
      return around[0]?.course ?? null;
    },
    holesNear(geometry, metres) {
      const distance = distanceFromGeometry(geometry, metres);
      return holeIndex
        .near(boxOfCoordinates(geometry.coordinates), metres)
        .map(({ course, hole }) => ({ course, hole, metres: distance(hole.line) }))
        .filter((near) => near.metres <= metres)
        .sort((a, b) => a.metres - b.metres);
    },
  };
}

export type Placing = { ground: CourseGround; remarks: Remarks };

export function rejectPart(feature: OsmFeature, rule: string, { remarks }: Placing): void {
  if (feature.tags.golf !== undefined) {
    remarks.add(osmFinding(feature.id, rule, 'rejected', `golf=${feature.tags.golf}`));
  }
}

/** By RFC 7946; null, with a finding, when it has none. Invalid rings are left out and noted. */
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
    placing.remarks.add(osmFinding(feature.id, 'invalid-ring', action, `${invalidRings}`));
  }
  return area;
}
