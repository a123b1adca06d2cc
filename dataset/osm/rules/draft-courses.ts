import { hazardTypes } from '#lib/golf/hazards.ts';
import type { CourseDrafts } from '../../course/course-in-progress.ts';
import type { Finding } from '../../finding.ts';
import { boxOfCoordinates, indexBoxes } from '../../geometry/box-index.ts';
import { compareOsmIds, type OsmFeature } from '../osm-feature.ts';
import type { CoursePlan } from './course-plan.ts';
import { detailsOfPlan, draftOfPlan } from './draft-of-plan.ts';
import { type FeaturesByKind, sortByKind } from './golf-kind.ts';
import { settleHoles } from './holes/settle-holes.ts';
import { placeHazards } from './parts/place-hazards.ts';
import { placeSurfaces, placeTees } from './parts/place-surfaces.ts';
import { surveyGround } from './parts/placing.ts';
import { planCourses } from './sites/plan-courses.ts';

/** All that was read of OpenStreetMap. */
export type DraftInput = {
  /** Golf objects, sorted by id. */
  golf: OsmFeature[];
  /** Woods and waters around them, sorted by id. */
  surroundings: OsmFeature[];
  /** When the newest extract was made; the change date of what carries none of its own. */
  extractTimestamp: string | null;
};

/** The courses that were found in it. */
export type DraftedCourses = {
  drafts: CourseDrafts;
  /** What belongs to no course. */
  findings: Finding[];
  counts: PartCounts;
};

/** What became of the parts of courses. */
export type PartCounts = {
  courses: number;
  /** Lines of 30 m or more. */
  holeLines: number;
  /** Lines that a course has, as a hole or as one more tee of a hole. */
  holeLinesAssigned: number;
  holes: number;
  hazards: number;
  surfaces: number;
  /** Objects that a rule left out. */
  rejected: number;
};

/** Makes course drafts of OSM features by the rules for OSM golf. The same features give the same drafts. */
export function draftCourses({ golf, surroundings, extractTimestamp }: DraftInput): DraftedCourses {
  const kinds = sortByKind([...golf, ...surroundings]);
  const { plans, layoutNames, ranges, findings } = planCourses(kinds);
  findings.unshift(...kinds.findings);
  const boxOf = ({ geometry }: OsmFeature) => boxOfCoordinates(geometry.coordinates);
  const landmarks = {
    greens: indexBoxes(kinds.of('green'), boxOf),
    tees: indexBoxes(kinds.of('tee'), boxOf),
  };
  for (const plan of plans) settleHoles(plan, landmarks, layoutNames);
  placeParts(kinds, ranges, plans, findings);
  const courses = plans
    .map(draftOfPlan)
    .sort((a, b) => compareOsmIds(a.head.sourceIds[0]!, b.head.sourceIds[0]!));
  return {
    drafts: {
      heads: courses.map(({ head }) => head),
      details: (index) => detailsOfPlan(courses[index]!, extractTimestamp),
    },
    findings,
    counts: countParts(plans, findings),
  };
}

/** Surfaces in the order in which a map draws them, the smallest last. */
function placeParts(
  kinds: FeaturesByKind,
  ranges: OsmFeature[],
  plans: CoursePlan[],
  findings: Finding[],
): void {
  const ground = surveyGround(
    plans.map(({ outlines, layouts, holes }) => ({ areas: [...outlines, ...layouts], holes })),
  );
  const placing = { plans, ground, findings };
  for (const type of hazardTypes) placeHazards(kinds.of(type), type, placing);
  for (const type of ['rough', 'trees', 'fairway', 'green', 'path', 'clubhouse'] as const) {
    placeSurfaces(kinds.of(type), type, placing);
  }
  placeSurfaces([...kinds.of('driving_range'), ...ranges], 'driving_range', placing);
  placeTees(kinds.of('tee'), placing);
}

function countParts(plans: CoursePlan[], findings: Finding[]): PartCounts {
  const sum = (count: (plan: CoursePlan) => number) => plans.reduce((total, plan) => total + count(plan), 0);
  const rejections = (some: Finding[]) => some.filter(({ action }) => action === 'rejected').length;
  const count = (some: Finding[], rules: string[]) => some.filter(({ rule }) => rules.includes(rule)).length;
  const holes = sum((plan) => plan.holes.length);
  const holeLinesAssigned = holes + sum((plan) => count(plan.findings, ['hole-mapped-twice']));
  return {
    courses: plans.length,
    holeLines: holeLinesAssigned + count(findings, ['hole-without-course', 'hole-of-another-game']),
    holeLinesAssigned,
    holes,
    hazards: sum(({ hazards }) => hazards.length),
    surfaces: sum(({ surfaces, outlines }) => surfaces.length + outlines.length),
    rejected: rejections(findings) + sum((plan) => rejections(plan.findings)),
  };
}
