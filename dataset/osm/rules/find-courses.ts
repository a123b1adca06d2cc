import { hazardTypes } from '#lib/golf/hazards.ts';
import type { CoursesInProgress } from '../../course/course-in-progress.ts';
import type { Finding } from '../../finding.ts';
import { boxOfCoordinates, indexBoxes } from '../../geometry/box-index.ts';
import { compareOsmIds, type OsmFeature } from '../osm-feature.ts';
import { detailsOf, headOf } from './course-of-osm.ts';
import { type FeaturesByKind, sortByKind } from './golf-kind.ts';
import { settleHoles } from './holes/settle-holes.ts';
import type { OsmCourse } from './osm-course.ts';
import { placeHazards } from './parts/place-hazards.ts';
import { placeSurfaces, placeTees } from './parts/place-surfaces.ts';
import { surveyGround } from './parts/placing.ts';
import { gatherCourses } from './sites/gather-courses.ts';

export type FindInput = {
  /** Sorted by id. */
  golf: OsmFeature[];
  surroundings: OsmFeature[];
  /** The change date of what carries none. */
  extractTimestamp: string | null;
};

export type FoundCourses = {
  inProgress: CoursesInProgress;
  /** Of objects in no course. */
  findings: Finding[];
  counts: PartCounts;
};

export type PartCounts = {
  courses: number;
  /** Of 30 m or more. */
  holeLines: number;
  /** As a hole or as one more tee of a hole. */
  holeLinesAssigned: number;
  holes: number;
  hazards: number;
  surfaces: number;
  /** By a rule. */
  rejected: number;
};

export function findCourses({ golf, surroundings, extractTimestamp }: FindInput): FoundCourses {
  const kinds = sortByKind([...golf, ...surroundings]);
  const { courses, ranges, holeGround, findings } = gatherCourses(kinds);
  findings.unshift(...kinds.findings);
  const boxOf = ({ geometry }: OsmFeature) => boxOfCoordinates(geometry.coordinates);
  const landmarks = {
    greens: indexBoxes(kinds.of('green'), boxOf),
    tees: indexBoxes(kinds.of('tee'), boxOf),
  };
  for (const course of courses) settleHoles(course, landmarks);
  placeParts(kinds, { ranges, holeGround }, courses, findings);
  const found = courses
    .map((course) => ({ course, ...headOf(course) }))
    .sort((a, b) => compareOsmIds(a.head.sourceIds[0]!, b.head.sourceIds[0]!));
  return {
    inProgress: {
      heads: found.map(({ head }) => head),
      details: (index) => detailsOf(found[index]!, extractTimestamp),
    },
    findings,
    counts: countParts(courses, findings),
  };
}

function placeParts(
  kinds: FeaturesByKind,
  { ranges, holeGround }: { ranges: OsmFeature[]; holeGround: OsmFeature[] },
  courses: OsmCourse[],
  findings: Finding[],
): void {
  const placing = { ground: surveyGround(courses), findings };
  for (const type of hazardTypes) placeHazards(kinds.of(type), type, placing);
  for (const type of ['rough', 'trees', 'fairway', 'green', 'path', 'clubhouse'] as const) {
    placeSurfaces(kinds.of(type), type, placing);
  }
  placeSurfaces(holeGround, 'rough', placing);
  placeSurfaces([...kinds.of('driving_range'), ...ranges], 'driving_range', placing);
  placeTees(kinds.of('tee'), placing);
}

function countParts(courses: OsmCourse[], findings: Finding[]): PartCounts {
  const sum = (count: (course: OsmCourse) => number) =>
    courses.reduce((total, course) => total + count(course), 0);
  const rejections = (some: Finding[]) => some.filter(({ action }) => action === 'rejected').length;
  const count = (some: Finding[], rules: string[]) => some.filter(({ rule }) => rules.includes(rule)).length;
  const holes = sum((course) => course.holes.length);
  const holeLinesAssigned = holes + sum((course) => count(course.findings, ['hole-mapped-twice']));
  return {
    courses: courses.length,
    holeLines: holeLinesAssigned + count(findings, ['hole-without-course', 'hole-of-another-game']),
    holeLinesAssigned,
    holes,
    hazards: sum(({ hazards }) => hazards.length),
    surfaces: sum(({ surfaces, outlines }) => surfaces.length + outlines.length),
    rejected: rejections(findings) + sum((course) => rejections(course.findings)),
  };
}
