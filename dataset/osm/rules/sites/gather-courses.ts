import type { Area } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { areaSquareMetres, pointOf } from '../../../geometry/area.ts';
import { distanceToLine } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';
import type { FeaturesByKind } from '../golf-kind.ts';
import { type MappedHole, toMappedHole } from '../holes/mapped-hole.ts';
import { emptyCourse, type OsmCourse, osmFinding, type Remarks } from '../osm-course.ts';
import { assignHoles, clusterHoles, splitCluster } from './assign-holes.ts';
import { findExclusion, isPitchAndPutt } from './course-exclusion.ts';
import { type CourseArea, findResortLand, groupCourseSites, nameOf } from './course-sites.ts';
import { doubtSmallGround, dropTinyOutlines, joinCutCourses, joinPieces } from './small-ground.ts';

/** Metres. Shorter lines are often miniature golf. */
const shortestHoleMetres = 30;
/** Metres to the next hole of a course without an outline. */
const clusterMetres = 250;
const leastClusterHoles = 6;
/** Metres. A course without an outline takes holes this near. */
const clusterNameMetres = 1000;
/** Metres. A line whose ends are this near goes round a hole instead of down it. */
const closedMetres = 15;
/** Metres between lines of miniature golf. */
const miniatureMetres = 50;

export type GatheredCourses = {
  courses: OsmCourse[];
  /** Candidates that were left out: still surfaces of the course around them. */
  ranges: OsmFeature[];
  holeGround: OsmFeature[];
};

/** Every hole that belongs to no course is remarked on with its reason. */
export function gatherCourses(features: FeaturesByKind, remarks: Remarks): GatheredCourses {
  const { kept, excluded, ranges } = sortCandidates(features.of('course'), remarks);
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
  const { holes, holeGround } = findHoles(features.of('hole'), remarks);
  const otherGames = [...features.of('other_game'), ...excluded].map(toArea).filter((area) => area !== null);
  const { assigned, ofOtherGames, orphans } = assignHoles(holes, sites, otherGames);
  remarks.nextRule();
  for (const { hole, area } of ofOtherGames) {
    remarks.add(osmFinding(hole.key, 'hole-of-another-game', 'rejected', area.name ?? area.id));
  }
  for (const { hole, site, area } of assigned) {
    courses.get(site)!.holes.push(hole);
    if (site.layouts.some(({ id }) => id === area.id)) hole.mapped.layout = area.name;
  }
  const clusters = gatherClusters(orphans, [...courses.values()], remarks);
  for (const [site, course] of courses) doubtSmallGround(course, site);
  return { courses: [...courses.values(), ...clusters], ranges, holeGround };
}

function sortCandidates(
  candidates: OsmFeature[],
  remarks: Remarks,
): { kept: OsmFeature[]; excluded: OsmFeature[]; ranges: OsmFeature[] } {
  const excluded: OsmFeature[] = [];
  const ranges: OsmFeature[] = [];
  remarks.nextRule();
  const courses = candidates.filter((candidate) => {
    const exclusion = findExclusion(candidate.tags);
    if (!exclusion) return true;
    remarks.add(osmFinding(candidate.id, exclusion.rule, 'rejected', exclusion.value));
    excluded.push(candidate);
    if (exclusion.rule === 'driving-range') ranges.push(candidate);
    return false;
  });
  const land = new Set(findResortLand(courses));
  remarks.nextRule();
  for (const { id } of land) remarks.add(osmFinding(id, 'unnamed-land-of-several-courses', 'rejected'));
  return { kept: courses.filter((candidate) => !land.has(candidate)), excluded, ranges };
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

/**
 * Lines long enough to be golf, and the ground of holes drawn around instead of along. Miniature golf is
 * summed up once for each place.
 */
function findHoles(
  features: OsmFeature[],
  remarks: Remarks,
): { holes: MappedHole[]; holeGround: OsmFeature[] } {
  const lines: MappedHole[] = [];
  const holeGround: OsmFeature[] = [];
  remarks.nextRule();
  for (const { geometry, ...feature } of features) {
    const hole = geometry.type === 'LineString' ? toMappedHole({ ...feature, geometry }) : null;
    const area = areaOfHole(geometry, hole);
    if (area) {
      remarks.add(osmFinding(feature.id, 'hole-without-line', 'nulled', 'an area'));
      holeGround.push({ ...feature, geometry: area });
    } else if (hole) lines.push(hole);
    else remarks.add(osmFinding(feature.id, 'hole-without-line', 'rejected', geometry.type));
  }
  const short = lines.filter(({ mapped }) => mapped.metres < shortestHoleMetres);
  remarks.nextRule();
  for (const { key, mapped } of short) {
    remarks.add(osmFinding(key, 'hole-under-30-m', 'rejected', `${mapped.metres.toFixed(1)} m`));
  }
  remarks.nextRule();
  for (const group of clusterHoles(short, miniatureMetres)) {
    const lengths = group.map(({ mapped }) => mapped.metres);
    const value = `${group.length} lines of ${Math.min(...lengths).toFixed(1)} to ${Math.max(...lengths).toFixed(1)} m`;
    // Four or more together are a separate place, fewer are slips on a course.
    if (group.length >= 4)
      remarks.add(osmFinding(group[0]!.key, 'miniature-golf-tagged-as-golf', 'noted', value));
  }
  return { holes: lines.filter(({ mapped }) => mapped.metres >= shortestHoleMetres), holeGround };
}

/** Also of a line that comes back to where it began; null for a line down the hole. */
function areaOfHole(geometry: OsmFeature['geometry'], hole: MappedHole | null): Area | null {
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') return geometry;
  if (hole === null || hole.mapped.metres < shortestHoleMetres || hole.line.length < 4) return null;
  const [start, end] = [hole.line[0]!, hole.line.at(-1)!];
  if (rulerAt(start[1]).distance(start, end) > closedMetres) return null;
  return { type: 'Polygon', coordinates: [[...hole.line.slice(0, -1), start]] };
}

function toArea({ id, tags, geometry }: OsmFeature): CourseArea | null {
  if (geometry.type === 'Point' || geometry.type === 'LineString') return null;
  return { id, name: tags.name ?? null, area: geometry, squareMetres: areaSquareMetres(geometry) };
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
