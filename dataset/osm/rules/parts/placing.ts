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
      let smallest: (typeof areas)[number] | null = null;
      for (const each of areaIndex.near(boxOfCoordinates(point), 0)) {
        if (smallest && smallest.squareMetres <= each.squareMetres) continue;
        if (isPointInArea(point, each.area)) smallest = each;
      }
      return smallest?.course ?? null;
    },
    holesNear(geometry, metres) {
      const candidates = holeIndex.near(boxOfCoordinates(geometry.coordinates), metres);
      if (candidates.length === 0) return [];
      const distance = distanceFromGeometry(geometry, metres);
      const near: NearHole[] = [];
      for (const { course, hole } of candidates) {
        const away = distance(hole.line);
        if (away <= metres) near.push({ course, hole, metres: away });
      }
      return near.length > 1 ? near.sort((a, b) => a.metres - b.metres) : near;
    },
  };
}

export type Placing = { ground: CourseGround; remarks: Remarks };

export function rejectPart(feature: OsmFeature, rule: string, { remarks }: Placing): void {
  if (feature.tags.golf !== undefined) {
    remarks.add(osmFinding(feature.id, rule, 'rejected', `golf=${feature.tags.golf}`));
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
    placing.remarks.add(osmFinding(feature.id, 'invalid-ring', action, `${invalidRings}`));
  }
  return area;
}
