import { rulerAt } from '#lib/geo/ruler.ts';
import { courseGround } from '../../../course/course-ground.ts';
import { type DisjointSets, disjointSets } from '../../../disjoint-sets.ts';
import { areaCentroid } from '../../../geometry/area.ts';
import { boxOfCoordinates, indexBoxes, type PlainBox } from '../../../geometry/box-index.ts';
import type { MappedHole } from '../holes/mapped-hole.ts';
import { type OsmCourse, osmFinding } from '../osm-course.ts';
import { type CourseSite, metresBetween, nameOf } from './course-sites.ts';

const hectare = 10_000;
/** Unnamed outlines smaller than this may be pieces of one facility (fairways and greens that are tagged as courses). */
const pieceSquareMetres = 8 * hectare;
/** How near such pieces lie to each other: their centres, or their edges (Narvik's two halves are 244 m apart). */
const centreMetres = 300;
const edgeMetres = 250;
/** The least ground of a facility of several pieces, of an unnamed outline alone, and of a named one or one with holes. */
const least = { facility: 4 * hectare, unnamed: 2 * hectare, named: hectare } as const;

/** Joins small unnamed outlines near to each other, chained, into one site. */
export function joinPieces(sites: readonly CourseSite[]): CourseSite[] {
  const pieces = sites.flatMap((site, index) => {
    const isOfPieces = site.outlines.every(({ squareMetres }) => squareMetres < pieceSquareMetres);
    if (!isOfPieces || !isUnnamed(site)) return [];
    return site.outlines.map(({ area }) => ({ index, area, centre: areaCentroid(area) }));
  });
  const sets = disjointSets(sites.length);
  const boxOf = ({ area }: (typeof pieces)[number]): PlainBox => boxOfCoordinates(area.coordinates);
  const near = indexBoxes(pieces, boxOf);
  for (const piece of pieces) {
    const ruler = rulerAt(piece.centre[1]);
    for (const other of near.near(boxOf(piece), centreMetres)) {
      if (other.index <= piece.index) continue;
      const isNear =
        ruler.distance(piece.centre, other.centre) <= centreMetres ||
        metresBetween(piece.area, other.area) <= edgeMetres;
      if (isNear) sets.join(piece.index, other.index);
    }
  }
  return joinSites(sites, sets);
}

/** Metres between the edges of a course that a road or a stream cuts in two. */
const cutMetres = 100;

/** Joins unnamed outlines to the only named course that they adjoin, and to each other. */
export function joinCutCourses(sites: readonly CourseSite[]): CourseSite[] {
  const areas = sites.flatMap((site, index) => site.outlines.map(({ area }) => ({ index, area })));
  const boxOf = ({ area }: (typeof areas)[number]): PlainBox => boxOfCoordinates(area.coordinates);
  const near = indexBoxes(areas, boxOf);
  const adjoining = (index: number) =>
    areas
      .filter((own) => own.index === index)
      .flatMap((own) =>
        near
          .near(boxOf(own), cutMetres)
          .filter((other) => other.index !== index && metresBetween(own.area, other.area) <= cutMetres)
          .map((other) => other.index),
      );
  const sets = disjointSets(sites.length);
  const unnamed = [...sites.keys()].filter((index) => isUnnamed(sites[index]!));
  const neighbours = new Map(unnamed.map((index) => [index, adjoining(index)]));
  for (const [index, others] of neighbours) {
    for (const other of others) if (neighbours.has(other)) sets.join(index, other);
  }
  for (const pieces of Map.groupBy(unnamed, (index) => sets.find(index)).values()) {
    const named = new Set(
      pieces.flatMap((index) => neighbours.get(index)!.filter((other) => !neighbours.has(other))),
    );
    if (named.size === 1) sets.join(pieces[0]!, [...named][0]!);
  }
  return joinSites(sites, sets);
}

function joinSites(sites: readonly CourseSite[], sets: DisjointSets): CourseSite[] {
  return sets.groups().map((group) => {
    const [first, ...others] = group
      .map((index) => sites[index]!)
      .sort((a, b) => Number(isUnnamed(a)) - Number(isUnnamed(b)));
    if (others.length === 0) return first!;
    const all = [first!, ...others];
    return {
      objects: all.flatMap(({ objects }) => objects),
      outlines: all.flatMap(({ outlines }) => outlines),
      layouts: all.flatMap(({ layouts }) => layouts),
      isOfPieces: true,
    };
  });
}

/** Removes the outlines of named places under a hectare: the place stays, as a point. */
export function dropTinyOutlines(sites: readonly CourseSite[]): { site: CourseSite; hectares: string }[] {
  const dropped: { site: CourseSite; hectares: string }[] = [];
  for (const site of sites) {
    const ground = courseGround(site.outlines);
    if (site.outlines.length === 0 || isUnnamed(site) || ground >= least.named) continue;
    dropped.push({ site, hectares: inHectares(ground) });
    site.outlines = [];
    site.layouts = [];
    site.isTiny = true;
  }
  return dropped;
}

/** Whether a site has room for a hole: a hectare, and as much from corner to corner as the hole is long. */
export function hasRoomFor(site: CourseSite): (hole: MappedHole) => boolean {
  const areas = [...site.outlines, ...site.layouts];
  if (areas.length === 0 || courseGround(site.outlines) < least.named) return () => false;
  const [west, south, east, north] = boxOfCoordinates(areas.map(({ area }) => area.coordinates));
  const metres = rulerAt((south + north) / 2).distance([west, south], [east, north]);
  return ({ mapped }) => mapped.metres <= metres;
}

/** Doubts unnamed ground too small for golf and without a hole. The pieces of a facility count together. */
export function doubtSmallGround(course: OsmCourse, { isOfPieces }: CourseSite): void {
  if (course.outlines.length === 0 || course.holes.length > 0 || !isUnnamed(course)) return;
  const ground = courseGround(course.outlines);
  if (ground >= (isOfPieces ? least.facility : least.unnamed)) return;
  const count = course.outlines.length;
  const value = `${inHectares(ground)}${count > 1 ? ` in ${count} pieces` : ''}`;
  course.doubt = osmFinding(course.objects[0]!.id, 'outline-too-small', 'quarantined', value);
}

function isUnnamed({ objects }: Pick<CourseSite, 'objects'>): boolean {
  return objects.every((object) => nameOf(object) === null);
}

function inHectares(squareMetres: number): string {
  return `${(squareMetres / hectare).toFixed(1)} ha`;
}
