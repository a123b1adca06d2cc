import type { Finding } from '../../../finding.ts';
import { areaSquareMetres } from '../../../geometry/area.ts';
import { distanceToLine } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import { type CoursePlan, emptyPlan, osmFinding } from '../course-plan.ts';
import type { FeaturesByKind } from '../golf-kind.ts';
import { type HoleLine, toHoleLine } from '../holes/hole-line.ts';
import { readHoleLabel } from '../holes/hole-number.ts';
import type { SiteHole } from '../holes/site-hole.ts';
import { pointOf } from '../parts/placing.ts';
import { assignHoles, clusterHoles, splitCluster } from './assign-holes.ts';
import { findExclusion, isPitchAndPutt } from './course-exclusion.ts';
import { type CourseArea, findResortLand, groupCourseSites, nameOf } from './course-sites.ts';

/** Shorter lines are no holes of golf: miniature golf is often tagged so. Metres. */
const shortestHoleMetres = 30;
/** From the holes of a course to its next hole, where no outline tells. Metres. */
const clusterMetres = 250;
/** Holes without a course that make one. */
const leastClusterHoles = 6;
/** A course without an outline takes the cluster of holes within this distance. Metres. */
const clusterNameMetres = 1000;
/** Lines of miniature golf lie this near to each other. Metres. */
const miniatureMetres = 50;

/** Courses with the objects that each is made of. */
export type PlannedCourses = {
  plans: CoursePlan[];
  /** The area of the layout that a hole lies in, for facilities that map them. */
  layoutNames: Map<SiteHole, string>;
  /** Driving ranges among the candidates that were left out: still surfaces of the course around them. */
  ranges: OsmFeature[];
  findings: Finding[];
};

/** Finds the courses and gives each its holes; every hole that belongs to none is a finding with its reason. */
export function planCourses(features: FeaturesByKind): PlannedCourses {
  const findings: Finding[] = [];
  const { kept, excluded, ranges } = sortCandidates(features.of('course'), findings);
  const sites = groupCourseSites(kept);
  const plans = new Map(sites.map((site) => [site, emptyPlan(site.objects, site.outlines, site.layouts)]));
  for (const plan of plans.values()) noteSite(plan);
  const holes = findHoles(features.of('hole'), findings);
  const otherGames = [...features.of('other_game'), ...excluded].map(toArea).filter((area) => area !== null);
  const { assigned, ofOtherGames, orphans } = assignHoles(holes, sites, otherGames);
  for (const { hole, area } of ofOtherGames) {
    findings.push(osmFinding(hole.id, 'hole-of-another-game', 'rejected', area.name ?? area.id));
  }
  const layoutNames = new Map<SiteHole, string>();
  for (const { hole, site, area } of assigned) {
    const siteHole = toSiteHole(hole);
    plans.get(site)!.holes.push(siteHole);
    if (area.name !== null && site.layouts.some(({ id }) => id === area.id))
      layoutNames.set(siteHole, area.name);
  }
  const clusters = planClusters(orphans, [...plans.values()], findings);
  return { plans: [...plans.values(), ...clusters], layoutNames, ranges, findings };
}

function sortCandidates(
  candidates: OsmFeature[],
  findings: Finding[],
): { kept: OsmFeature[]; excluded: OsmFeature[]; ranges: OsmFeature[] } {
  const excluded: OsmFeature[] = [];
  const ranges: OsmFeature[] = [];
  const courses = candidates.filter((candidate) => {
    const exclusion = findExclusion(candidate.tags);
    if (!exclusion) return true;
    findings.push(osmFinding(candidate.id, exclusion.rule, 'rejected', exclusion.value));
    excluded.push(candidate);
    if (exclusion.rule === 'driving-range') ranges.push(candidate);
    return false;
  });
  const land = new Set(findResortLand(courses));
  for (const { id } of land) findings.push(osmFinding(id, 'unnamed-land-of-several-courses', 'rejected'));
  return { kept: courses.filter((candidate) => !land.has(candidate)), excluded, ranges };
}

function noteSite({ objects, layouts, findings }: CoursePlan): void {
  const [first, ...others] = objects;
  for (const other of others) findings.push(osmFinding(other.id, 'course-mapped-twice', 'mended', first!.id));
  for (const { id, name } of layouts) findings.push(osmFinding(id, 'layout-of-facility', 'noted', name));
  for (const { id, tags, geometry } of objects) {
    if (isPitchAndPutt(tags)) findings.push(osmFinding(id, 'pitch-and-putt', 'noted', tags.name ?? null));
    if (geometry.type === 'LineString') findings.push(osmFinding(id, 'invalid-outline', 'nulled'));
  }
  if (objects.every((object) => nameOf(object) === null)) {
    findings.push(osmFinding(first!.id, 'unnamed-course', 'noted'));
  }
}

/** Holes long enough to be golf; miniature golf, told by its length, is summed up once for each place. */
function findHoles(features: OsmFeature[], findings: Finding[]): HoleLine[] {
  const lines: HoleLine[] = [];
  for (const { geometry, ...feature } of features) {
    if (geometry.type === 'LineString') lines.push(toHoleLine({ ...feature, geometry }));
    else findings.push(osmFinding(feature.id, 'hole-without-line', 'rejected', geometry.type));
  }
  const short = lines.filter(({ metres }) => metres < shortestHoleMetres);
  for (const { id, metres } of short) {
    findings.push(osmFinding(id, 'hole-under-30-m', 'rejected', `${metres.toFixed(1)} m`));
  }
  for (const group of clusterHoles(short, miniatureMetres)) {
    const lengths = group.map(({ metres }) => metres);
    const value = `${group.length} lines of ${Math.min(...lengths).toFixed(1)} to ${Math.max(...lengths).toFixed(1)} m`;
    // Four or more side by side are a place of its own, fewer are slips on a course.
    if (group.length >= 4)
      findings.push(osmFinding(group[0]!.id, 'miniature-golf-tagged-as-golf', 'noted', value));
  }
  return lines.filter(({ metres }) => metres >= shortestHoleMetres);
}

function toArea({ id, tags, geometry }: OsmFeature): CourseArea | null {
  if (geometry.type === 'Point' || geometry.type === 'LineString') return null;
  return { id, name: tags.name ?? null, area: geometry, squareMetres: areaSquareMetres(geometry) };
}

function toSiteHole(hole: HoleLine): SiteHole {
  const label = readHoleLabel(hole.tags);
  return { hole, line: hole.line, label, number: label.number, loop: null };
}

/** Clusters of orphans become courses of their own, or give their holes to the nodes within 1 km. */
function planClusters(orphans: HoleLine[], plans: CoursePlan[], findings: Finding[]): CoursePlan[] {
  const clusters: CoursePlan[] = [];
  const waiting = plans.filter(({ outlines, holes }) => outlines.length === 0 && holes.length === 0);
  for (const group of clusterHoles(orphans, clusterMetres)) {
    if (group.length < leastClusterHoles) {
      for (const { id, metres } of group) {
        const value = `${Math.round(metres)} m, ${group.length} hole${group.length > 1 ? 's' : ''} together`;
        findings.push(osmFinding(id, 'hole-without-course', 'rejected', value));
      }
      continue;
    }
    const near = waiting.filter((plan) => isNearCluster(plan, group));
    if (!giveToNodes(group, near)) clusters.push(planCluster(group));
  }
  return clusters;
}

/** Gives a cluster to the only node near it, or to several where a gap tells whose holes are whose. */
function giveToNodes(group: HoleLine[], near: CoursePlan[]): boolean {
  const clubs = near.map(({ objects }) => pointOf(objects[0]!.geometry));
  const shares = near.length < 2 ? near.map(() => group) : splitCluster(group, clubs, leastClusterHoles);
  if (!shares || shares.length === 0) return false;
  for (const [index, plan] of near.entries()) {
    const holes = shares[index]!;
    plan.holes.push(...holes.map(toSiteHole));
    if (near.length < 2) continue;
    const value = `${holes.length} of ${group.length} holes`;
    plan.findings.push(osmFinding(plan.objects[0]!.id, 'neighbouring-clubs-parted', 'mended', value));
  }
  return true;
}

function planCluster(group: HoleLine[]): CoursePlan {
  const cluster: CoursePlan = { ...emptyPlan([], [], []), holes: group.map(toSiteHole) };
  const value = `${group.length} holes`;
  cluster.findings.push(osmFinding(group[0]!.id, 'course-of-orphan-holes', 'noted', value));
  return cluster;
}

function isNearCluster({ objects }: CoursePlan, group: HoleLine[]): boolean {
  return objects.some((object) =>
    group.some(({ line }) => distanceToLine(pointOf(object.geometry), line) <= clusterNameMetres),
  );
}
