import { Supercluster } from '@maplibre/geojson-vt';
import { type BoundedCache, createBoundedCache } from '#lib/cache/bounded-cache.ts';
import { type Access, accesses } from '#lib/golf/access.ts';
import { type CourseFilter, formatCourseFilter, isWanted } from '#lib/golf/course-filter.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { doAtOnce } from '../store/stepwise.ts';

export interface TileCourse {
  golf_id: number;
  slug: string;
  name: string;
  name_latin: string | null;
  /** Null where the name is Latin. */
  country_code: string | null;
  latitude: number;
  longitude: number;
  hole_count: number | null;
  par: number | null;
  has_geometry: boolean;
  access: Access;
}

/** In tile units, about 52 pixels: closer courses share a cluster. */
const RADIUS = 416;
/** On the next zoom each course is on its own, and those tiles serve all closer zooms. */
const LAST_CLUSTER_ZOOM = 9;
export const COURSE_TILES_MAX_ZOOM = LAST_CLUSTER_ZOOM + 1;

/** Up to this zoom: 21 tiles of a kilobyte each, made with the clusters, which takes far longer. */
const LAST_PREPARED_ZOOM = 2;

/** Empty if there's nothing on the tile. */
type TileMaker = (z: number, x: number, y: number) => Uint8Array;

/**
 * Layers `cluster` (tags `count` and `expand`, the zoom at which it falls apart) and `course` (id golf_id;
 * tags `slug`, `name`, `latin`, `country`, `holes`, `par`, `map`, left out where unknown; `country`, an ISO code,
 * only goes with a Latin form, to say which language the name is in). On every zoom each course is in exactly one
 * of them.
 */
export function createCourseTiles(courses: readonly TileCourse[]): TileMaker {
  return doAtOnce(makeCourseTiles(courses));
}

function* makeCourseTiles(courses: readonly TileCourse[]): Generator<void, TileMaker, void> {
  const index = yield* clusterInSteps(courses);
  const make: TileMaker = (z, x, y) => {
    const found = index.getTile(z, x, y);
    if (!found) return new Uint8Array();
    const cluster: TileFeature[] = [];
    const course: TileFeature[] = [];
    for (const feature of found.features) {
      const { tags } = feature;
      if (tags && 'cluster' in tags) {
        const expand = index.getClusterExpansionZoom(tags.cluster_id);
        cluster.push({ ...feature, id: tags.cluster_id, tags: { count: tags.point_count, expand } });
      } else if (tags) course.push({ ...feature, tags: tagsOf(tags as unknown as TileCourse) });
    }
    return encodeTile({ cluster, course });
  };
  return yield* prepareWorld(make);
}

type Tree = Supercluster['trees'][number];

/** The methods that `load` is made of. */
type LoadSteps = {
  cluster: (tree: Tree, zoom: number, coordinates: Int32Array, data: Int32Array) => number;
  isSameAsTree: (tree: Tree, data: Int32Array, count: number) => boolean;
  createTree: (coordinates: Int32Array, data: Int32Array, count: number) => Tree;
};

/** No zoom lies between these limits: only points are loaded, none clustered. */
const POINTS_ALONE = {
  extent: TILE_EXTENT,
  radius: RADIUS,
  maxZoom: LAST_CLUSTER_ZOOM,
  minZoom: LAST_CLUSTER_ZOOM + 1,
};
const POINTS_PER_STEP = 4000;

/** What `load` does, some points or a zoom at a time: it takes a fifth of a second at 35,000 courses. */
function* clusterInSteps(courses: readonly TileCourse[]): Generator<void, Supercluster, void> {
  const index = new Supercluster(POINTS_ALONE);
  const points: typeof index.points = [];
  for (let from = 0; from < courses.length; from += POINTS_PER_STEP) {
    const some = new Supercluster(POINTS_ALONE);
    some.load(courses.slice(from, from + POINTS_PER_STEP).map(toPoint));
    for (const point of some.points) points.push(point);
    yield;
  }
  index.initialize(points);
  index.options.minZoom = 0;
  const inner = index as unknown as LoadSteps;
  let tree = index.trees[LAST_CLUSTER_ZOOM + 1]!;
  const coordinates = new Int32Array(tree.numItems * 2);
  const data = new Int32Array(tree.numItems * index.stride);
  for (let zoom = LAST_CLUSTER_ZOOM; zoom >= 0; zoom--) {
    yield;
    const count = inner.cluster(tree, zoom, coordinates, data);
    if (!inner.isSameAsTree(tree, data, count)) {
      tree = inner.createTree(coordinates.slice(0, count * 2), data.slice(0, count * index.stride), count);
    }
    index.trees[zoom] = tree;
  }
  return index;
}

function* prepareWorld(make: TileMaker): Generator<void, TileMaker, void> {
  const prepared: Uint8Array[][] = [];
  for (let z = 0; z <= LAST_PREPARED_ZOOM; z++) {
    prepared.push([]);
    for (let place = 0; place < 4 ** z; place++) {
      yield;
      prepared[z]!.push(make(z, place >> z, place % 2 ** z));
    }
  }
  return (z, x, y) => prepared[z]?.[x * 2 ** z + y] ?? make(z, x, y);
}

/** A course's tags are made with its tile: kept for every course, they would take 3 MB. */
function toPoint(course: TileCourse) {
  return {
    type: 'Feature' as const,
    id: course.golf_id,
    geometry: { type: 'Point' as const, coordinates: [course.longitude, course.latitude] },
    properties: course,
  };
}

function tagsOf(course: TileCourse): TileFeature['tags'] {
  const tags: TileFeature['tags'] = {
    slug: course.slug,
    name: course.name,
    map: course.has_geometry ? 1 : 0,
  };
  if (course.name_latin !== null) tags.latin = course.name_latin;
  if (course.country_code !== null) tags.country = course.country_code;
  if (course.hole_count !== null) tags.holes = course.hole_count;
  if (course.par !== null) tags.par = course.par;
  return tags;
}

export type TileDataset = Pick<Dataset, 'version' | 'memo' | 'read'>;

const KEPT_FILTERS = 8;

/** A dataset's course tiles for each filter, made on first use. */
export function courseTilesOf(dataset: TileDataset, filter: CourseFilter): TileMaker {
  const key = formatCourseFilter(filter).toString();
  const kept = keptTiles(dataset);
  const known = kept.get(key);
  if (known) return known;
  const tiles = createCourseTiles(coursesOf(dataset).filter((course) => isWanted(filter, course)));
  kept.set(key, tiles);
  return tiles;
}

/** The tiles of all courses, before they're asked for. */
export function* warmCourseTiles(dataset: TileDataset): Generator<void, void, void> {
  const courses = yield* readTileCourses(dataset);
  dataset.memo('tile courses', () => courses);
  keptTiles(dataset).set('', yield* makeCourseTiles(courses));
}

function keptTiles({ memo }: TileDataset): BoundedCache<TileMaker> {
  return memo('course tiles', () => createBoundedCache<TileMaker>(KEPT_FILTERS, () => 1));
}

/** By golf_id ascending. */
export function coursesOf(dataset: TileDataset): TileCourse[] {
  return dataset.memo('tile courses', () => doAtOnce(readTileCourses(dataset)));
}

const ROWS_PER_STEP = 2000;

/** By golf_id ascending. */
function* readTileCourses({ read }: TileDataset): Generator<void, TileCourse[], void> {
  const statement = read((database) =>
    database.prepare(
      `SELECT golf_id, slug, name, latitude, longitude, hole_count, par, has_geometry, access,
         iif(instr(row_doc, '"name_latin":null'), NULL, row_doc ->> 'name_latin') AS name_latin,
         iif(instr(row_doc, '"name_latin":null'), NULL, row_doc ->> 'country_code') AS country_code
       FROM course ORDER BY golf_id`,
    ),
  );
  const courses: TileCourse[] = [];
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<TileRow>) {
    // SQLite makes a text for each row: all courses share these few.
    const access = accesses[accesses.indexOf(row.access)]!;
    courses.push({ ...row, access, has_geometry: row.has_geometry === 1 });
    if (courses.length % ROWS_PER_STEP === 0) yield;
  }
  return courses;
}

type TileRow = Omit<TileCourse, 'has_geometry'> & { has_geometry: number };
