import { Supercluster } from '@maplibre/geojson-vt';
import type { Feature, Point as GeoPoint } from 'geojson';
import { type BoundedCache, createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { CourseRow } from '#lib/contract/course-row.ts';
import { accesses } from '#lib/golf/access.ts';
import { type CourseFilter, formatCourseFilter, isWanted, NO_FILTER } from '#lib/golf/course-filter.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import { type CourseTable, readCourseRow } from '../store/course-table.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { doAtOnce } from '../store/stepwise.ts';

/** What tiles and their filters read of the course table. */
export type TileCourses = Pick<
  CourseTable,
  | 'length'
  | 'golfIds'
  | 'latitudes'
  | 'longitudes'
  | 'holeCounts'
  | 'pars'
  | 'hasGeometry'
  | 'accesses'
  | 'rows'
>;

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
 * Layers `cluster` (tags `count` and `expand`, the zoom at which it splits up) and `course` (id golf_id;
 * tags `slug`, `name`, `latin`, `country`, `holes`, `par`, `map`, left out where unknown; `country`, an ISO
 * code, only goes with a Latin form, to say which language the name is in). On every zoom each course is in
 * exactly one of them.
 */
export function createCourseTiles(courses: TileCourses, filter: CourseFilter): TileMaker {
  return doAtOnce(makeCourseTiles(courses, filter));
}

function* makeCourseTiles(courses: TileCourses, filter: CourseFilter): Generator<void, TileMaker, void> {
  const index = yield* clusterInSteps(courses, filter);
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
      } else {
        const row = readCourseRow(courses, feature.id as number);
        course.push({ ...feature, id: Number(row.golf_id), tags: tagsOf(row) });
      }
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
function* clusterInSteps(courses: TileCourses, filter: CourseFilter): Generator<void, Supercluster, void> {
  const index = new Supercluster(POINTS_ALONE);
  const points: typeof index.points = [];
  for (let from = 0; from < courses.length; from += POINTS_PER_STEP) {
    const some = new Supercluster(POINTS_ALONE);
    some.load(pointsOf(courses, filter, from, Math.min(from + POINTS_PER_STEP, courses.length)));
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

/** Their ids are places in the course table: what a tile says of a course is read when the tile is made. */
function pointsOf(courses: TileCourses, filter: CourseFilter, from: number, to: number): Point[] {
  const points: Point[] = [];
  for (let id = from; id < to; id++) {
    if (!isWanted(filter, facts(courses, id))) continue;
    const coordinates = [courses.longitudes[id]!, courses.latitudes[id]!];
    points.push({ type: 'Feature', id, geometry: { type: 'Point', coordinates }, properties: NONE });
  }
  return points;
}

type Point = Feature<GeoPoint, typeof NONE>;
const NONE = {};

function facts({ holeCounts, pars, hasGeometry, accesses: accessOf }: TileCourses, index: number) {
  return {
    hole_count: holeCounts[index] || null,
    par: pars[index] || null,
    has_geometry: hasGeometry[index] === 1,
    access: accesses[accessOf[index]!]!,
  };
}

function tagsOf({ slug, name, name_latin, country_code, hole_count, par, has_geometry }: CourseRow) {
  const tags: TileFeature['tags'] = { slug, name, map: has_geometry ? 1 : 0 };
  if (name_latin !== null) {
    tags.latin = name_latin;
    if (country_code !== null) tags.country = country_code;
  }
  if (hole_count !== null) tags.holes = hole_count;
  if (par !== null) tags.par = par;
  return tags;
}

export type TileDataset = Pick<Dataset, 'version' | 'memo'> & { courses: TileCourses };

const KEPT_FILTERS = 8;

/** A dataset's course tiles for each filter, made on first use. */
export function courseTilesOf(dataset: TileDataset, filter: CourseFilter): TileMaker {
  const key = formatCourseFilter(filter).toString();
  const kept = keptTiles(dataset);
  const known = kept.get(key);
  if (known) return known;
  const tiles = createCourseTiles(dataset.courses, filter);
  kept.set(key, tiles);
  return tiles;
}

/** The tiles of all courses, before they're asked for. */
export function* warmCourseTiles(dataset: TileDataset): Generator<void, void, void> {
  keptTiles(dataset).set('', yield* makeCourseTiles(dataset.courses, NO_FILTER));
}

function keptTiles({ memo }: TileDataset): BoundedCache<TileMaker> {
  return memo('course tiles', () => createBoundedCache<TileMaker>(KEPT_FILTERS, () => 1));
}
