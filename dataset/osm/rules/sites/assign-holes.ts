import type { Position } from '#lib/contract/geometry.ts';
import { disjointSets } from '../../../disjoint-sets.ts';
import { isPointInArea } from '../../../geometry/area.ts';
import { type BoxIndex, boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import { distanceBetweenLines, distanceToArea, distanceToLine } from '../../../geometry/line-distance.ts';
import { type MappedHole, threePoints } from '../holes/mapped-hole.ts';
import type { CourseArea, CourseSite } from './course-sites.ts';
import { hasRoomFor } from './small-ground.ts';
import type { OtherGround } from './sort-candidates.ts';

/** Each is within the given metres of another one of its group. */
export function clusterHoles(holes: MappedHole[], metres: number): MappedHole[][] {
  const sets = disjointSets(holes.length);
  const numbered = holes.map((hole, index) => ({ hole, index }));
  const index = indexBoxes(numbered, ({ hole }) => hole.mapped.box);
  for (const one of numbered) {
    for (const other of index.near(one.hole.mapped.box, metres)) {
      if (other.index >= one.index || sets.find(other.index) === sets.find(one.index)) continue;
      if (distanceBetweenLines(one.hole.line, other.hole.line, metres) <= metres)
        sets.join(one.index, other.index);
    }
  }
  return sets.groups().map((group) => group.map((each) => holes[each]!));
}

/** Metres, the widest first: one club's holes are closer together. */
const gapMetres = [150, 100, 60];

/**
 * Clubs without outlines may be so close that their holes make one cluster. A gap must leave each club its
 * own part of at least `leastHoles`, the nearest to it; smaller parts go with the nearest larger one. Null
 * when no gap does.
 */
export function splitCluster(
  holes: MappedHole[],
  clubs: readonly Position[],
  leastHoles: number,
): MappedHole[][] | null {
  for (const metres of gapMetres) {
    const parts = clusterHoles(holes, metres);
    const large = parts.filter((part) => part.length >= leastHoles);
    const clubOf = new Map(large.map((part) => [part, nearestClub(part, clubs)]));
    if (new Set(clubOf.values()).size < clubs.length) continue;
    const split = clubs.map((): MappedHole[] => []);
    for (const part of parts) {
      const home = clubOf.has(part) ? part : nearestPart(part, large);
      split[clubOf.get(home)!]!.push(...part);
    }
    return split;
  }
  return null;
}

function nearestClub(part: MappedHole[], clubs: readonly Position[]): number {
  const metres = clubs.map((club) => Math.min(...part.map(({ line }) => distanceToLine(club, line))));
  return metres.indexOf(Math.min(...metres));
}

function nearestPart(part: MappedHole[], large: MappedHole[][]): MappedHole[] {
  const metresTo = (other: MappedHole[]) =>
    Math.min(...part.flatMap(({ line: [start] }) => other.map(({ line }) => distanceToLine(start!, line))));
  const metres = large.map(metresTo);
  return large[metres.indexOf(Math.min(...metres))]!;
}

/** Metres outside every course. */
const nearestCourseMetres = 150;

/** `site` is null for another game's area. */
type SiteArea = CourseArea & {
  site: CourseSite | null;
  hasRoom: (hole: MappedHole) => boolean;
  rule?: OtherGround['rule'];
};

type AssignedHole = { hole: MappedHole; site: CourseSite; area: CourseArea };

type HoleAssignment = {
  assigned: AssignedHole[];
  /** Holes of other games, with the rule that leaves them out. */
  ofOtherGames: { hole: MappedHole; area: CourseArea; rule: OtherGround['rule'] }[];
  orphans: MappedHole[];
};

/**
 * Assigns each hole to the smallest area with room for it that holds most of its start, middle and end; else to the one that holds any vertex;
 * else to the nearest course within 150 m. Areas of other games claim holes only by the first rule.
 */
export function assignHoles(
  holes: MappedHole[],
  sites: CourseSite[],
  otherGames: OtherGround[],
): HoleAssignment {
  const areas: SiteArea[] = [
    ...sites.flatMap((site) => {
      const hasRoom = hasRoomFor(site);
      return [...site.outlines, ...site.layouts].map((area) => ({ ...area, site, hasRoom }));
    }),
    ...otherGames.map((area) => ({ ...area, site: null, hasRoom: () => true })),
  ];
  const index = indexBoxes(areas, ({ area }) => boxOfCoordinates(area.coordinates));
  const assignment: HoleAssignment = { assigned: [], ofOtherGames: [], orphans: [] };
  for (const hole of holes) {
    const area = findArea(hole, index);
    if (!area) assignment.orphans.push(hole);
    else if (area.site) assignment.assigned.push({ hole, site: area.site, area });
    else assignment.ofOtherGames.push({ hole, area, rule: area.rule ?? 'hole-of-another-game' });
  }
  return assignment;
}

function findArea(hole: MappedHole, index: BoxIndex<SiteArea>): SiteArea | undefined {
  const near = index.near(hole.mapped.box, nearestCourseMetres).filter(({ hasRoom }) => hasRoom(hole));
  const points = threePoints(hole);
  const holding = near.filter(({ area }) => countInside(points, area) >= 2);
  if (holding.length > 0) return leastBy(holding, ({ squareMetres }) => squareMetres);
  const courses = near.filter(({ site }) => site !== null);
  const touched = courses.filter(({ area }) => countInside(hole.line, area) > 0);
  if (touched.length > 0) return leastBy(touched, ({ area }) => -countInside(hole.line, area));
  const distances = new Map(courses.map((each) => [each, distanceToArea(hole.line, each.area)]));
  const within = courses.filter((each) => distances.get(each)! <= nearestCourseMetres);
  return leastBy(within, (each) => distances.get(each)!);
}

function countInside(points: readonly Position[], area: CourseArea['area']): number {
  return points.filter((point) => isPointInArea(point, area)).length;
}

/** The area that measures least; of equals the smaller, so that the order of files makes no difference. */
function leastBy(areas: SiteArea[], measure: (area: SiteArea) => number): SiteArea | undefined {
  return areas.reduce<SiteArea | undefined>((best, area) => {
    if (!best) return area;
    return (measure(area) - measure(best) || area.squareMetres - best.squareMetres) < 0 ? area : best;
  }, undefined);
}
