import type { DatabaseSync } from 'node:sqlite';
import { limits } from '#lib/contract/limits.ts';
import { bboxOf } from '#lib/geo/bbox.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { formerRegionsOf } from '../../places/former-regions.ts';
import { type FramedCourse, frameOf } from '../../places/frame.ts';
import type { CourseEntry } from './dataset-contents.ts';

/** A place in the directory. */
type DirectoryNode = ReturnType<typeof number>[number];

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

type Named = { slug: string; name: string; code?: string };

type NodeInProgress = Named & {
  path: string;
  parent: NodeInProgress | null;
  courses: FramedCourse[];
  id: number;
};

/** Places of one kind by their paths. */
type Level = Map<string, NodeInProgress>;

/** The order of the courses makes no difference. */
export function toDirectory(
  entries: readonly CourseEntry[],
  positionOf: (entry: CourseEntry) => LonLat,
): Directory {
  const [byContinent, byCountry, byRegion, byDistrict, byCity]: Level[] = Array.from(
    { length: 5 },
    () => new Map(),
  );
  const placed = entries.map((entry) => {
    const { continent, country, region, district, city } = entry.place;
    const at = positionOf(entry);
    const inContinent = addCourse(byContinent!, null, continent, at, country);
    const inCountry = addCourse(byCountry!, inContinent, country, at, region);
    const inRegion = addCourse(byRegion!, inCountry, region, at, city);
    return {
      country: inCountry,
      region: inRegion,
      district: district ? addCourse(byDistrict!, inRegion, district, at, null) : null,
      city: city ? addCourse(byCity!, inRegion, city, at, null) : null,
    };
  });
  const continents = number(byContinent!, byCountry!, false);
  const countries = number(byCountry!, byRegion!, true);
  const regions = number(byRegion!, byCity!, true);
  const districts = number(byDistrict!, new Map(), false);
  const districtsOf = Map.groupBy(districts, ({ parentId }) => parentId);
  return {
    continents,
    countries: countries.map((node) => ({ ...node, listsRegions: listsRegions(node, regions) })),
    regions: regions.map((node) => ({ ...node, districtCount: districtsOf.get(node.id)?.length ?? 0 })),
    districts,
    cities: number(byCity!, new Map(), false),
    idsOf: placed.map(({ country, region, district, city }) => ({
      countryId: country.id,
      regionId: region.id,
      districtId: district?.id ?? null,
      cityId: city?.id ?? null,
    })),
  };
}

/** A country with fewer courses is a list without regions anyway. */
const FEWEST_COURSES = 4;
/** Regions with fewer courses each just cost an extra click. */
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

/** Adds a course to a place, and the place if it's new. */
function addCourse(
  level: Level,
  parent: NodeInProgress | null,
  { slug, name, code }: Named,
  at: LonLat,
  within: Named | null,
): NodeInProgress {
  // A space sorts before every character of a slug, so that paths sort by parent first.
  const path = parent ? `${parent.path} ${slug}` : slug;
  const node = level.get(path) ?? { path, parent, slug, name, code, courses: [], id: 0 };
  level.set(path, node);
  node.courses.push({ at, within: within?.name ?? null });
  return node;
}

/** Numbers places from 1, by parents and slugs; the parents must have their numbers. */
function number(level: Level, below: Level, hasMap: boolean) {
  const childrenOf = Map.groupBy(below.values(), ({ parent }) => parent);
  const nodes = [...level.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return nodes.map((node, index) => {
    node.id = index + 1;
    const { id, parent, slug, name, code = null, courses } = node;
    return {
      id,
      parentId: parent?.id ?? 0,
      slug,
      name,
      code,
      courseCount: courses.length,
      childCount: childrenOf.get(node)?.length ?? 0,
      centre: centreOf(courses.map(({ at }) => at)),
      bbox: bboxOf(courses.map(({ at }) => at))!,
      /** Null for continents, districts and cities, which have no maps of their own. */
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
