import { hazardTypes } from '#lib/golf/hazards.ts';
import type { CourseDetails, CourseHead } from '../../course/course-in-progress.ts';
import type { Finding } from '../../finding.ts';
import { boxOfCoordinates, indexBoxes } from '../../geometry/box-index.ts';
import { compareOsmIds, type OsmFeature, osmKey } from '../osm-feature.ts';
import { detailsOf, headOf, unusedKeys } from './course-of-osm.ts';
import { type FeaturesByKind, sortByKind } from './golf-kind.ts';
import { isPracticePart } from './holes/number-by-parts.ts';
import { settleHoles } from './holes/settle-holes.ts';
import { emptyRemarks, type OsmCourse, type Remark, type Remarks } from './osm-course.ts';
import { placeHazards } from './parts/place-hazards.ts';
import { placeWaters } from './parts/place-lines.ts';
import { placeSurfaces, placeTees } from './parts/place-surfaces.ts';
import { surveyGround } from './parts/placing.ts';
import { gatherCourses } from './sites/gather-courses.ts';
import { nearbyWaters } from './waters/nearby-waters.ts';

export type FindInput = {
  /** Sorted by id. */
  golf: OsmFeature[];
  surroundings: OsmFeature[];
  /** Waters that are drawn around courses, from farther off. */
  waters: OsmFeature[];
  /** The date for objects that don't say when they were changed. */
  extractTimestamp: string | null;
};

export type FoundCourse = { head: CourseHead; details: CourseDetails };

export type FoundCourses = {
  /** Sorted by their first source ids. */
  courses: FoundCourse[];
  /** Findings about objects in no course. */
  remarks: Remark[];
  counts: LeftOut;
};

/** How many objects rules rejected, and how many of them because an extract is damaged. */
export type LeftOut = { rejected: number; damaged: number };

/**
 * Rules that mean an extract is damaged. Other rules leave out objects that aren't part of a golf course
 * (practice grounds, miniature golf, bunkers in the woods): every extract has some.
 */
const damage: ReadonlySet<string> = new Set([
  'invalid-geometry',
  'invalid-outline',
  'invalid-ring',
  'relation-not-an-area',
  'hole-without-line',
  'line-instead-of-area',
  'point-instead-of-area',
]);

function isDamage({ source, rule, action }: Finding): boolean {
  return source === 'osm' && action === 'rejected' && damage.has(rule);
}

/** Keys of surroundings begin here: they come after golf. */
const SURROUNDINGS_KEY = 2 ** 50;

export function findCourses({ golf, surroundings, waters, extractTimestamp }: FindInput): FoundCourses {
  const remarks = emptyRemarks();
  const kinds = sortByKind([...golf, ...surroundings], remarks);
  const boxOf = ({ geometry }: OsmFeature) => boxOfCoordinates(geometry.coordinates);
  const landmarks = {
    greens: indexBoxes(
      kinds.of('green').filter(({ tags }) => !isPracticePart(tags)),
      boxOf,
    ),
    tees: indexBoxes(kinds.of('tee'), boxOf),
    pins: indexBoxes(kinds.of('pin'), boxOf),
  };
  const { courses, ranges, holeGround } = gatherCourses(kinds, landmarks, remarks);
  for (const course of courses) settleHoles(course, landmarks);
  placeParts(kinds, { ranges, holeGround }, courses, remarks);
  remarks.nextRule();
  for (const finding of unusedKeys(courses)) remarks.add(finding);
  const watersNear = indexBoxes(waters, boxOf);
  const found = courses
    .map((course) => ({ course, ...headOf(course) }))
    .sort((a, b) => compareOsmIds(a.head.sourceIds[0]!, b.head.sourceIds[0]!))
    .map((each) => ({
      head: each.head,
      details: {
        ...detailsOf(each, extractTimestamp),
        nearbyWaters: nearbyWaters(each.course, each.head.position, watersNear),
      },
    }));
  moveBehindGolf(remarks, surroundings);
  const findings = remarks.all.map(({ finding }) => finding);
  return {
    courses: found,
    remarks: remarks.all,
    counts: countLeftOut([...findings, ...found.flatMap(({ details }) => details.findings)]),
  };
}

function moveBehindGolf({ all }: Remarks, surroundings: readonly OsmFeature[]): void {
  const keys = new Set(surroundings.map(({ id }) => osmKey(id)));
  for (const remark of all) if (keys.has(remark.key)) remark.key += SURROUNDINGS_KEY;
}

export function countLeftOut(findings: readonly Finding[]): LeftOut {
  return {
    rejected: findings.filter(({ action }) => action === 'rejected').length,
    damaged: findings.filter(isDamage).length,
  };
}

function placeParts(
  kinds: FeaturesByKind,
  { ranges, holeGround }: { ranges: OsmFeature[]; holeGround: OsmFeature[] },
  courses: OsmCourse[],
  remarks: Remarks,
): void {
  const placing = { ground: surveyGround(courses), remarks };
  for (const type of hazardTypes) placeHazards(kinds.of(type), type, placing);
  const waters = [...kinds.of('water'), ...kinds.of('lateral_water')];
  placeWaters({ watercourses: kinds.of('watercourse'), coasts: kinds.of('coast'), waters }, placing);
  for (const type of ['rough', 'trees', 'fairway', 'green', 'path', 'clubhouse'] as const) {
    placeSurfaces(kinds.of(type), type, placing);
  }
  placeSurfaces(holeGround, 'rough', placing);
  placeSurfaces(kinds.of('driving_range'), 'driving_range', placing);
  placeSurfaces(ranges, 'driving_range', placing);
  placeTees(kinds.of('tee'), placing);
}
