import { pointOf } from '../../../geometry/area.ts';
import { distanceToLine } from '../../../geometry/line-distance.ts';
import type { FeaturesByKind } from '../golf-kind.ts';
import type { LandmarkIndex } from '../holes/hole-ends.ts';
import type { MappedHole } from '../holes/mapped-hole.ts';
import { emptyCourse, type OsmCourse, osmFinding, type Remarks } from '../osm-course.ts';
import { assignHoles, clusterHoles, splitCluster } from './assign-holes.ts';
import { isPitchAndPutt } from './course-exclusion.ts';
import { groupCourseSites, nameOf } from './course-sites.ts';
import { findHoles, noteLines } from './find-holes.ts';
import { addHolesWithoutLines } from './holes-without-lines.ts';
import { doubtSmallGround, dropTinyOutlines, joinCutCourses, joinPieces } from './small-ground.ts';
import { findSportsGrounds, sortCandidates, toOtherGround } from './sort-candidates.ts';

/** Metres to the next hole of a course without an outline. */
const clusterMetres = 250;
const leastClusterHoles = 6;
/** Metres. A course without an outline takes holes this near. */
const clusterNameMetres = 1000;

/** Gathers courses, and remarks on holes that belong to none. `ranges` were left out: they are surfaces of a course around them. */
export function gatherCourses(features: FeaturesByKind, landmarks: LandmarkIndex, remarks: Remarks) {
  const found = findHoles(features.of('hole'), landmarks);
  const mapped = features.of('course');
  const { kept, excluded, ranges } = sortCandidates(
    [...mapped, ...findSportsGrounds(features.of('sports_ground'), mapped, found.holes)],
    { holes: found.holes, landmarks },
    remarks,
  );
  const sites = joinCutCourses(joinPieces(groupCourseSites(kept)));
  const tiny = dropTinyOutlines(sites);
  const courses = new Map(
    sites.map((site) => [
      site,
      { ...emptyCourse(site.objects, site.outlines, site.layouts), isTiny: site.isTiny ?? false },
    ]),
  );
  for (const [site, course] of courses) noteSite(course, site.isOfPieces ?? false);
  for (const { site, hectares } of tiny) {
    const course = courses.get(site)!;
    course.findings.push(osmFinding(site.objects[0]!.id, 'outline-under-a-hectare', 'nulled', hectares));
  }
  noteLines(found, remarks);
  const otherGames = features.of('other_game').map((place) => toOtherGround(place, 'hole-of-another-game'));
  const ground = [...otherGames, ...excluded].filter((area) => area !== null);
  const { assigned, ofOtherGames, orphans } = assignHoles(found.holes, sites, ground);
  remarks.nextRule();
  for (const { hole, area, rule } of ofOtherGames) {
    remarks.add(osmFinding(hole.key, rule, 'rejected', area.name ?? area.id));
  }
  for (const { hole, site, area } of assigned) {
    const course = courses.get(site)!;
    course.holes.push(hole);
    if (site.layouts.some(({ id }) => id === area.id)) hole.mapped.layout = area.name;
  }
  const clusters = gatherClusters(orphans, [...courses.values()], remarks);
  addHolesWithoutLines([...courses.values()], features);
  for (const [site, course] of courses) doubtSmallGround(course, site);
  return { courses: [...courses.values(), ...clusters], ranges, holeGround: found.holeGround };
}

function noteSite({ objects, layouts, findings }: OsmCourse, isOfPieces: boolean): void {
  const [first, ...others] = objects;
  const rule = isOfPieces ? 'piece-of-a-facility' : 'course-mapped-twice';
  for (const other of others) findings.push(osmFinding(other.id, rule, 'mended', first!.id));
  for (const { id, name } of layouts) findings.push(osmFinding(id, 'layout-of-facility', 'noted', name));
  for (const { id, tags, geometry } of objects) {
    if (isPitchAndPutt(tags)) findings.push(osmFinding(id, 'pitch-and-putt', 'noted', tags.name ?? null));
    if (geometry.type === 'LineString') findings.push(osmFinding(id, 'invalid-outline', 'nulled'));
  }
  if (objects.every((object) => nameOf(object) === null)) {
    findings.push(osmFinding(first!.id, 'unnamed-course', 'noted'));
  }
}

/** They become courses, or give their holes to the nodes within 1 km. */
function gatherClusters(orphans: MappedHole[], courses: OsmCourse[], remarks: Remarks): OsmCourse[] {
  remarks.nextRule();
  const clusters: OsmCourse[] = [];
  const waiting = courses.filter(({ outlines, holes }) => outlines.length === 0 && holes.length === 0);
  for (const group of clusterHoles(orphans, clusterMetres)) {
    if (group.length < leastClusterHoles) {
      for (const { key, mapped } of group) {
        const value = `${Math.round(mapped.metres)} m, ${group.length} hole${group.length > 1 ? 's' : ''} together`;
        remarks.add(osmFinding(key, 'hole-without-course', 'rejected', value), group[0]!.key);
      }
      continue;
    }
    const near = waiting.filter((course) => isNearCluster(course, group));
    if (!giveToNodes(group, near)) clusters.push(courseOfCluster(group));
  }
  return clusters;
}

function giveToNodes(group: MappedHole[], near: OsmCourse[]): boolean {
  const clubs = near.map(({ objects }) => pointOf(objects[0]!.geometry));
  const shares = near.length < 2 ? near.map(() => group) : splitCluster(group, clubs, leastClusterHoles);
  if (!shares || shares.length === 0) return false;
  for (const [index, course] of near.entries()) {
    const holes = shares[index]!;
    course.holes.push(...holes);
    if (near.length < 2) continue;
    const value = `${holes.length} of ${group.length} holes`;
    course.findings.push(osmFinding(course.objects[0]!.id, 'neighbouring-clubs-parted', 'mended', value));
  }
  return true;
}

function courseOfCluster(group: MappedHole[]): OsmCourse {
  const course: OsmCourse = { ...emptyCourse([], [], []), holes: group };
  const value = `${group.length} holes`;
  course.findings.push(osmFinding(group[0]!.key, 'course-of-orphan-holes', 'noted', value));
  return course;
}

function isNearCluster({ objects }: OsmCourse, group: MappedHole[]): boolean {
  return objects.some((object) =>
    group.some(({ line }) => distanceToLine(pointOf(object.geometry), line) <= clusterNameMetres),
  );
}
