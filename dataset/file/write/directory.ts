import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#lib/contract/limits.ts';
import type { Frame } from '#lib/contract/operations/directory.ts';
import { type BboxTuple, bboxOf } from '#lib/geo/bbox.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { formerRegionsOf } from '../../places/former-regions.ts';
import { type FramedCourse, frameOf } from '../../places/frame.ts';
import type { CourseEntry } from './dataset-contents.ts';

/** A place in the directory, numbered from 1 in the order of parents and slugs. */
type DirectoryNode = {
  id: number;
  parentId: number;
  slug: string;
  name: string;
  /** ISO 3166-1 alpha-2; of countries. */
  code: string | null;
  courseCount: number;
  childCount: number;
  centre: LonLat;
  bbox: BboxTuple;
  /** Null for continents, districts and cities, which have no maps of their own. */
  frame: Frame | null;
};

export type DirectoryIds = {
  countryId: number;
  regionId: number;
  districtId: number | null;
  cityId: number | null;
};

type CountryNode = DirectoryNode & { listsRegions: boolean };

export type Directory = {
  continents: DirectoryNode[];
  countries: CountryNode[];
  regions: (DirectoryNode & { districtCount: number })[];
  /** The districts of large regions. */
  districts: DirectoryNode[];
  cities: DirectoryNode[];
  /** The ids of each entry's places, in the order of the entries. */
  idsOf: DirectoryIds[];
};

type NodeInProgress = {
  path: string;
  parent: NodeInProgress | null;
  slug: string;
  name: string;
  code: string | null;
  courses: FramedCourse[];
  children: number;
  id: number;
};

/** The order of the courses makes no difference. */
export function toDirectory(
  entries: readonly CourseEntry[],
  positionOf: (entry: CourseEntry) => LonLat,
): Directory {
  const levels = [0, 1, 2, 3].map(() => new Map<string, NodeInProgress>());
  const inDistricts = new Map<string, NodeInProgress>();
  const standing = entries.map((entry) => {
    const path = standIn(levels, entry, positionOf(entry));
    return { path, district: standInDistrict(inDistricts, path[2]!, entry, positionOf(entry)) };
  });
  const [continents, countries, regions, cities] = levels.map((level, depth) =>
    number(level, depth === 1 || depth === 2),
  );
  const districts = number(inDistricts, false);
  const districtCounts = new Map<number, number>();
  for (const { parentId } of districts) districtCounts.set(parentId, (districtCounts.get(parentId) ?? 0) + 1);
  return {
    continents: continents!,
    countries: countries!.map((node) => ({ ...node, listsRegions: listsRegions(node, regions!) })),
    regions: regions!.map((node) => ({ ...node, districtCount: districtCounts.get(node.id) ?? 0 })),
    districts,
    cities: cities!,
    idsOf: standing.map(({ path: [, country, region, city], district }) => ({
      countryId: country!.id,
      regionId: region!.id,
      districtId: district?.id ?? null,
      cityId: city?.id ?? null,
    })),
  };
}

/** A country with fewer courses is a list without regions anyway. */
const FEWEST_COURSES = 4;
/** So few courses in each region that a list of regions just costs an extra click. */
const COURSES_A_REGION = 1.5;

/**
 * Whether a country lists its regions: if the only one is the country itself, or they would hold little more than a
 * course each, the country's own list has all of its courses.
 */
function listsRegions(
  { id, slug, courseCount, childCount }: DirectoryNode,
  regions: readonly DirectoryNode[],
): boolean {
  const isItsRegion = regions.some((region) => region.parentId === id && region.slug === slug);
  const areSparse = courseCount >= FEWEST_COURSES && courseCount < COURSES_A_REGION * childCount;
  const isUseless = childCount === 1 ? isItsRegion : areSparse;
  return !isUseless || courseCount > limits.page.most;
}

/** The places of a course, from the continent down. */
function standIn(
  levels: Map<string, NodeInProgress>[],
  { place }: CourseEntry,
  position: LonLat,
): NodeInProgress[] {
  const nodes: NodeInProgress[] = [];
  const path = [place.continent, place.country, place.region, place.city];
  for (const [level, each] of path.entries()) {
    if (!each) continue;
    const code = each === place.country ? place.country.code : null;
    const node = findOrAdd(levels[level]!, nodes.at(-1) ?? null, each, code);
    node.courses.push({ at: position, within: path[level + 1]?.name ?? null });
    nodes.push(node);
  }
  return nodes;
}

function standInDistrict(
  level: Map<string, NodeInProgress>,
  region: NodeInProgress,
  { place: { district } }: CourseEntry,
  position: LonLat,
): NodeInProgress | null {
  if (!district) return null;
  const path = `${region.path} ${district.slug}`;
  const found = level.get(path) ?? newNode(path, region, district);
  level.set(path, found);
  found.courses.push({ at: position, within: null });
  return found;
}

function newNode(
  path: string,
  parent: NodeInProgress | null,
  { slug, name }: { slug: string; name: string },
): NodeInProgress {
  return { path, parent, slug, name, code: null, courses: [], children: 0, id: 0 };
}

function findOrAdd(
  level: Map<string, NodeInProgress>,
  parent: NodeInProgress | null,
  named: { slug: string; name: string },
  code: string | null,
): NodeInProgress {
  // A space sorts before every character of a slug, so that paths sort by parent first.
  const path = parent ? `${parent.path} ${named.slug}` : named.slug;
  const found = level.get(path);
  if (found) return found;
  const added = { ...newNode(path, parent, named), code };
  level.set(path, added);
  if (parent) parent.children += 1;
  return added;
}

function number(level: Map<string, NodeInProgress>, hasMap: boolean): DirectoryNode[] {
  const nodes = [...level.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  nodes.forEach((node, index) => {
    node.id = index + 1;
  });
  return nodes.map(({ id, parent, slug, name, code, courses, children }) => {
    const positions = courses.map(({ at }) => at);
    return {
      id,
      parentId: parent?.id ?? 0,
      slug,
      name,
      code,
      courseCount: courses.length,
      childCount: children,
      centre: centreOf(positions),
      bbox: bboxOf(positions)!,
      frame: hasMap ? frameOf(courses) : null,
    };
  });
}

/** The mean of n-vectors, unaffected by the antimeridian; six decimals. */
function centreOf(positions: readonly LonLat[]): LonLat {
  let [x, y, z] = [0, 0, 0];
  for (const [lon, lat] of positions) {
    const cos = Math.cos((lat * Math.PI) / 180);
    x += cos * Math.cos((lon * Math.PI) / 180);
    y += cos * Math.sin((lon * Math.PI) / 180);
    z += Math.sin((lat * Math.PI) / 180);
  }
  const degrees = (radians: number) => Math.round((radians * 180e6) / Math.PI) / 1e6;
  return [degrees(Math.atan2(y, x)), degrees(Math.atan2(z, Math.hypot(x, y)))];
}

export function fillDirectoryTables(database: DatabaseSync, directory: Directory): void {
  const continent = database.prepare('INSERT INTO continent VALUES (?, ?, ?, ?, ?, NULL)');
  for (const node of directory.continents) {
    continent.run(node.id, node.slug, node.name, node.childCount, node.courseCount);
  }
  const country = database.prepare(
    'INSERT INTO country VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
  );
  for (const node of directory.countries) {
    const [lon, lat] = node.centre;
    const { courseCount, childCount } = node;
    const counts = [courseCount, childCount, node.listsRegions ? 1 : 0];
    country.run(...naming(node), node.code, ...counts, lat, lon, ...node.bbox, JSON.stringify(node.frame));
  }
  const region = database.prepare('INSERT INTO region VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)');
  for (const node of directory.regions) {
    const counts = [node.courseCount, node.childCount, node.districtCount];
    region.run(...naming(node), ...counts, ...node.bbox, JSON.stringify(node.frame));
  }
  const district = database.prepare('INSERT INTO district VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)');
  for (const node of directory.districts) district.run(...naming(node), node.courseCount, ...node.bbox);
  fillFormerRegions(database, directory);
  const city = database.prepare('INSERT INTO city VALUES (?, ?, ?, ?, ?, NULL)');
  for (const node of directory.cities) {
    city.run(...naming(node), node.courseCount);
  }
}

function fillFormerRegions(database: DatabaseSync, { countries, regions }: Directory): void {
  const insert = database.prepare('INSERT INTO former_region VALUES (?, ?, ?)');
  const idOf = new Map(regions.map(({ parentId, slug, id }) => [`${parentId} ${slug}`, id]));
  for (const { id, code } of countries) {
    for (const { slug, successors } of formerRegionsOf(code ?? '')) {
      const successor = successors.length === 1 ? idOf.get(`${id} ${successors[0]}`) : undefined;
      if (!idOf.has(`${id} ${slug}`)) insert.run(id, slug, successor ?? null);
    }
  }
}

function naming({ id, parentId, slug, name }: DirectoryNode) {
  return [id, parentId, slug, name] as const;
}
