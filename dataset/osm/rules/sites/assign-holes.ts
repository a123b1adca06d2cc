import type { Position } from '#lib/contract/geometry.ts';
import { isPointInArea } from '../../../geometry/area.ts';
import { type BoxIndex, boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import { distanceToArea } from '../../../geometry/line-distance.ts';
import { type HoleLine, threePoints } from '../holes/hole-line.ts';
import type { CourseArea, CourseSite } from './course-sites.ts';

/** A hole this far outside every course still belongs to the nearest. Metres. */
const nearestCourseMetres = 150;

/** An area of a course, or one that only explains why a hole is none. */
export type SiteArea = CourseArea & { site: CourseSite | null };

/** A hole line and the course area that most of it lies in. */
export type AssignedHole = { hole: HoleLine; site: CourseSite; area: CourseArea };

/** Where each hole line belongs. */
export type HoleAssignment = {
  assigned: AssignedHole[];
  /** Most of each lies in an area of another game. */
  ofOtherGames: { hole: HoleLine; area: CourseArea }[];
  orphans: HoleLine[];
};

/**
 * Gives each hole to the smallest area that holds most of its start, middle and end; else to the one that holds
 * any of its vertices; else to the nearest course within 150 m. Areas of other games claim holes only by the
 * first of these rules.
 */
export function assignHoles(
  holes: HoleLine[],
  sites: CourseSite[],
  otherGames: CourseArea[],
): HoleAssignment {
  const areas: SiteArea[] = [
    ...sites.flatMap((site) => [...site.outlines, ...site.layouts].map((area) => ({ ...area, site }))),
    ...otherGames.map((area) => ({ ...area, site: null })),
  ];
  const index = indexBoxes(areas, ({ area }) => boxOfCoordinates(area.coordinates));
  const assignment: HoleAssignment = { assigned: [], ofOtherGames: [], orphans: [] };
  for (const hole of holes) {
    const area = findArea(hole, index);
    if (!area) assignment.orphans.push(hole);
    else if (area.site) assignment.assigned.push({ hole, site: area.site, area });
    else assignment.ofOtherGames.push({ hole, area });
  }
  return assignment;
}

function findArea(hole: HoleLine, index: BoxIndex<SiteArea>): SiteArea | undefined {
  const near = index.near(hole.box, nearestCourseMetres);
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

/** The least by a measure; the smaller area of equals, so that the order of files does not matter. */
function leastBy(areas: SiteArea[], measure: (area: SiteArea) => number): SiteArea | undefined {
  return areas.reduce<SiteArea | undefined>((best, area) => {
    if (!best) return area;
    return (measure(area) - measure(best) || area.squareMetres - best.squareMetres) < 0 ? area : best;
  }, undefined);
}
