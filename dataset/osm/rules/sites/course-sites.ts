import { compareCourseNames, nameKey } from '#dataset/text/course-name.ts';
import { tidyName } from '#dataset/text/tidy-name.ts';
import type { Area, Position } from '#lib/contract/geometry.ts';
import { type DisjointSets, disjointSets } from '../../../disjoint-sets.ts';
import { areaSquareMetres, isPointInArea, shareInside } from '../../../geometry/area.ts';
import { type BoxIndex, boxOfCoordinates, indexBoxes } from '../../../geometry/box-index.ts';
import { distanceBetweenLines, distanceToArea } from '../../../geometry/line-distance.ts';
import type { OsmFeature } from '../../osm-feature.ts';

/** The area of a course, or of a layout within a facility. */
export type CourseArea = { id: string; name: string | null; area: Area; squareMetres: number };

export type CourseSite = {
  /** Named areas first, larger before smaller, then nodes. */
  objects: OsmFeature[];
  outlines: CourseArea[];
  /** Named areas within the outlines: the layouts of a facility. */
  layouts: CourseArea[];
  /** Several small unnamed outlines near to each other. */
  isOfPieces?: boolean;
  /** Whether it covers so little ground that only the place is kept. */
  isTiny?: boolean;
};

/** Metres. Areas of one name this near are one course, cut by a road or a river. */
const adjoiningMetres = 500;
/** Metres. A node this near to an area of a like name is the same course. */
const nodeMetres = 300;
/** Least Dice coefficient of two names' tokens that counts as alike. */
const alike = 0.6;
/** The least share of one area that's inside another; nested areas at least this alike in size are one course. */
const mostly = 0.8;

type Candidate = { index: number; name: string | null; point: Position | null; area: CourseArea | null };
type AreaCandidate = Candidate & { area: CourseArea };

const boxOf = ({ area }: AreaCandidate) => boxOfCoordinates(area.area.coordinates);

/** The keys from which a course may have its name, the first first; then any language's. */
const nameKeys = ['name', 'name:en', 'official_name', 'alt_name', 'loc_name', 'short_name', 'relation:name'];

export function nameOf({ tags }: Pick<OsmFeature, 'tags'>): string | null {
  const languages = Object.keys(tags).filter((key) => /^name:[a-z]{2,3}$/.test(key));
  const key = [...nameKeys, ...languages.sort()].find((each) => tags[each]?.trim());
  // Several other names are in one tag.
  const name =
    key === undefined ? '' : tags[key]!.split(/^(?:alt|loc)_name$/.test(key) ? ';' : '\n')[0]!.trim();
  return name ? tidyName(name) : null;
}

/**
 * A node and its area, a relation and its outer way, adjoining areas of one name. An area within a larger one
 * is a layout of that facility, unless it has no name or the same one.
 */
export function groupCourseSites(features: OsmFeature[]): CourseSite[] {
  const candidates = features.map(toCandidate);
  const areas = candidates
    .filter((candidate): candidate is AreaCandidate => candidate.area !== null)
    .sort((a, b) => b.area.squareMetres - a.area.squareMetres || a.index - b.index);
  const areaIndex = indexBoxes(areas, boxOf);
  const sets = disjointSets(features.length);
  const nestedIn = joinAreas(areas, areaIndex, sets);
  joinNodes(candidates, areaIndex, sets);
  const facilityOf = topOfNesting(areas, nestedIn, sets);
  const sites = new Map<number, CourseSite>();
  for (const candidate of [...areas, ...candidates.filter(({ area }) => !area)]) {
    const facility = facilityOf(candidate.index);
    const site = sites.get(facility) ?? { objects: [], outlines: [], layouts: [] };
    sites.set(facility, site);
    const isLayout = sets.find(candidate.index) !== facility;
    if (candidate.area) site[isLayout ? 'layouts' : 'outlines'].push(candidate.area);
    if (!isLayout) site.objects.push(features[candidate.index]!);
  }
  for (const { objects } of sites.values()) {
    objects.sort((a, b) => Number(nameOf(a) === null) - Number(nameOf(b) === null));
  }
  return [...sites].sort(([a], [b]) => a - b).map(([, site]) => site);
}

function toCandidate(feature: OsmFeature, index: number): Candidate {
  const { geometry } = feature;
  const name = nameOf(feature);
  if (geometry.type === 'Point') return { index, name, point: geometry.coordinates, area: null };
  // An outline that doesn't close or crosses itself still says where the course is.
  if (geometry.type === 'LineString') return { index, name, point: meanOf(geometry.coordinates), area: null };
  const area = { id: feature.id, name, area: geometry, squareMetres: areaSquareMetres(geometry) };
  return { index, name, point: null, area };
}

function meanOf(line: Position[]): Position {
  const sum = line.reduce(([x, y], [lon, lat]) => [x + lon, y + lat], [0, 0]);
  return [sum[0] / line.length, sum[1] / line.length];
}

/** Unnamed areas around several courses of different names, which would make one course of them. */
export function findResortLand(features: OsmFeature[]): OsmFeature[] {
  const areas = features.map(toCandidate).filter((each): each is AreaCandidate => each.area !== null);
  const index = indexBoxes(areas, boxOf);
  return areas
    .filter((outer) => {
      if (outer.name !== null) return false;
      const within = index
        .near(boxOf(outer), 0)
        .filter((inner) => inner.name !== null && shareInside(inner.area.area, outer.area.area) >= mostly);
      return new Set(within.map(({ name }) => nameKey(name!))).size > 1;
    })
    .map(({ index: which }) => features[which]!);
}

/** Returns for each nested area the smallest area of another name around it. */
function joinAreas(
  areas: AreaCandidate[],
  index: BoxIndex<AreaCandidate>,
  sets: DisjointSets,
): Map<number, number> {
  const nestedIn = new Map<number, number>();
  const ranks = new Map(areas.map((candidate, rank) => [candidate, rank]));
  for (const inner of areas) {
    const around = index.near(boxOf(inner), adjoiningMetres);
    for (const outer of around) {
      if (ranks.get(outer)! >= ranks.get(inner)!) continue;
      const bond = bondOf(inner, outer);
      if (bond === 'same') sets.join(inner.index, outer.index);
      // Larger areas come first: the last one around it is the smallest.
      else if (bond === 'nested') nestedIn.set(inner.index, outer.index);
    }
  }
  return nestedIn;
}

function bondOf(inner: AreaCandidate, outer: AreaCandidate): 'same' | 'nested' | null {
  const isUnnamed = inner.name === null || outer.name === null;
  const isSameName = !isUnnamed && nameKey(inner.name!) === nameKey(outer.name!);
  const share = shareInside(inner.area.area, outer.area.area);
  if (share >= mostly) {
    const isSameSize = inner.area.squareMetres >= mostly * outer.area.squareMetres;
    return isUnnamed || isSameName || isSameSize ? 'same' : 'nested';
  }
  if (isUnnamed) return share >= 0.5 ? 'same' : null;
  return isSameName && metresBetween(inner.area.area, outer.area.area) <= adjoiningMetres ? 'same' : null;
}

/** Metres between the edges of two areas. */
export function metresBetween(a: Area, b: Area): number {
  const exteriors = (area: Area) =>
    area.type === 'Polygon' ? [area.coordinates[0]!] : area.coordinates.map((rings) => rings[0]!);
  return Math.min(
    ...exteriors(a).flatMap((ring) => exteriors(b).map((other) => distanceBetweenLines(ring, other))),
  );
}

/** Joins each node to the area it's in, else to one nearby of a similar name, the only unnamed one, or such a node. */
function joinNodes(candidates: Candidate[], areas: BoxIndex<AreaCandidate>, sets: DisjointSets): void {
  const nodes = candidates.filter((candidate) => candidate.point !== null);
  const nodeIndex = indexBoxes(nodes, ({ point }) => boxOfCoordinates(point!));
  for (const node of nodes) {
    const box = boxOfCoordinates(node.point!);
    const near = areas.near(box, nodeMetres);
    const within = near.filter(
      ({ area }) => distanceToArea([node.point!], area.area, nodeMetres) <= nodeMetres,
    );
    // The larger of equals: a club's node describes the facility rather than one layout.
    const same =
      mostAlike(
        node,
        near.filter(({ area }) => isPointInArea(node.point!, area.area)),
        0,
      ) ??
      mostAlike(node, within, alike) ??
      onlyUnnamed(within) ??
      mostAlike(
        node,
        nodeIndex.near(box, nodeMetres).filter(({ index }) => index < node.index),
        alike,
      );
    if (same) sets.join(node.index, same.index);
  }
}

function onlyUnnamed(areas: AreaCandidate[]): AreaCandidate | undefined {
  return areas.length === 1 && areas[0]!.name === null ? areas[0] : undefined;
}

function mostAlike<T extends Candidate>({ name }: Candidate, others: T[], least: number): T | undefined {
  const likeness = (other: T) =>
    name === null || other.name === null ? 0 : compareCourseNames(name, other.name).dice;
  return others
    .filter((other) => likeness(other) >= least)
    .reduce<T | undefined>(
      (best, other) => (best && likeness(best) >= likeness(other) ? best : other),
      undefined,
    );
}

/** A course lies within another where its largest area does, so that the other is always larger. */
function topOfNesting(
  areas: AreaCandidate[],
  nestedIn: Map<number, number>,
  sets: DisjointSets,
): (index: number) => number {
  const outerOf = new Map<number, number | undefined>();
  for (const { index } of areas) {
    const set = sets.find(index);
    if (!outerOf.has(set)) outerOf.set(set, nestedIn.get(index));
  }
  const facilityOf = (index: number): number => {
    const set = sets.find(index);
    const outer = outerOf.get(set);
    return outer === undefined ? set : facilityOf(outer);
  };
  return facilityOf;
}
