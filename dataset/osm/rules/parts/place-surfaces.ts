import type { SurfaceType } from '#lib/contract/golf-profile.ts';
import type { CourseSurface } from '../../../course/course-in-progress.ts';
import { areaSquareMetres, pointOf, shareInside } from '../../../geometry/area.ts';
import { normalizeLine } from '../../../geometry/normalize-area.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { findHoleOfTee, teeMetres, teesOf } from '../holes/hole-ends.ts';
import { type OsmCourse, touch } from '../osm-course.ts';
import { greensOfHoles } from './greens-of-holes.ts';
import { areaOfPart, type Placing, rejectPart } from './placing.ts';

/** Metres. A fairway that no hole touches belongs to the nearest hole within this distance. */
const partOfHoleMetres = 40;
/** Metres. Outside every outline a part belongs to the course of the nearest hole within this. */
const partOfCourseMetres = 100;
/** Metres. A practice range or clubhouse may be farther off. */
const buildingMetres = 250;

/** Gives surfaces to their courses, and to the holes that they are played on. */
export function placeSurfaces(features: OsmFeature[], type: SurfaceType, placing: Placing): void {
  placing.remarks.nextRule();
  const courseOf = new Map(features.map((feature) => [feature, findCourse(feature, type, placing)]));
  const greens = type === 'green' ? greensByCourse(courseOf) : null;
  for (const [feature, course] of courseOf) {
    if (course === null) {
      rejectPart(feature, 'surface-outside-courses', placing);
      continue;
    }
    const geometry = surfaceGeometry(feature, type, placing);
    if (!geometry || (type === 'trees' && !growsOnCourse(geometry, course))) continue;
    const holeKeys = greens?.get(course)?.get(feature.id) ?? holesOfSurface(feature, type, course, placing);
    course.surfaces.push({ key: feature.id, type, geometry, holeKeys });
    touch(course, feature);
  }
}

function greensByCourse(
  courseOf: ReadonlyMap<OsmFeature, OsmCourse | null>,
): Map<OsmCourse, Map<string, string[]>> {
  const byCourse = Map.groupBy(courseOf.keys(), (green) => courseOf.get(green)!);
  return new Map(
    [...byCourse].flatMap(([course, own]) => (course === null ? [] : [[course, greensOfHoles(own, course)]])),
  );
}

/** Gives tees to holes by place, number and colour; those with an area are drawn. */
export function placeTees(features: OsmFeature[], placing: Placing): void {
  placing.remarks.nextRule();
  for (const feature of features) {
    const course = findCourse(feature, 'tee', placing);
    if (course === null) {
      rejectPart(feature, 'surface-outside-courses', placing);
      continue;
    }
    const near = placing.ground.holesNear(feature.geometry, teeMetres);
    const hole = findHoleOfTee(
      feature,
      near.filter((each) => each.course === course).map((each) => each.hole),
    );
    if (hole) hole.tees.push(...teesOf(feature));
    touch(course, feature);
    if (feature.geometry.type === 'Point' || feature.geometry.type === 'LineString') continue;
    const geometry = areaOfPart(feature, placing);
    if (geometry)
      course.surfaces.push({ key: feature.id, type: 'tee', geometry, holeKeys: hole ? [hole.key] : [] });
  }
}

function findCourse({ geometry }: OsmFeature, type: SurfaceType, { ground }: Placing): OsmCourse | null {
  const around = ground.courseAround(pointOf(geometry));
  // Woods are a course's only within its outline.
  if (around !== null || type === 'trees') return around;
  const metres = type === 'clubhouse' || type === 'driving_range' ? buildingMetres : partOfCourseMetres;
  return ground.holesNear(geometry, metres)[0]?.course ?? null;
}

function surfaceGeometry(
  feature: OsmFeature,
  type: SurfaceType,
  placing: Placing,
): CourseSurface['geometry'] | null {
  if (type !== 'path' || feature.geometry.type !== 'LineString') return areaOfPart(feature, placing);
  const coordinates = normalizeLine(feature.geometry.coordinates);
  return coordinates.length < 2 ? null : { type: 'LineString', coordinates };
}

/** Most of the wood must lie within the outline. */
function growsOnCourse(wood: CourseSurface['geometry'], { outlines }: OsmCourse): boolean {
  if (wood.type === 'LineString') return false;
  const squareMetres = areaSquareMetres(wood);
  return outlines.some(
    (outline) => squareMetres < outline.squareMetres && shareInside(wood, outline.area) > 0.5,
  );
}

function holesOfSurface(
  { geometry }: OsmFeature,
  type: SurfaceType,
  course: OsmCourse,
  { ground }: Placing,
): string[] {
  if (type !== 'fairway' && type !== 'rough') return [];
  const near = ground.holesNear(geometry, partOfHoleMetres).filter((each) => each.course === course);
  const touching = near.filter(({ metres }) => metres === 0);
  if (touching.length > 0 || type === 'rough') return touching.map(({ hole }) => hole.key).sort();
  return near[0] ? [near[0].hole.key] : [];
}
