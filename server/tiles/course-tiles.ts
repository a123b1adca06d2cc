import { type BoundedCache, createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { CourseRow } from '#lib/contract/course-row.ts';
import { doAtOnce } from '#lib/dataset-file/do-at-once.ts';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { accesses } from '#lib/golf/access.ts';
import { type CourseFilter, formatCourseFilter, isWanted, NO_FILTER } from '#lib/golf/course-filter.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import type { CourseTable } from '../store/course-table.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { clusterCourses, type ZoomLevel } from './course-clusters.ts';

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
  | 'rowOf'
>;

/** In tiles, about 52 pixels: closer courses share a cluster, and what's this close to a tile shows on it, too. */
const REACH = 416 / TILE_EXTENT;
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
  const levels = yield* clustersOf(courses, filter);
  const make: TileMaker = (z, x, y) => {
    const level = levels[Math.min(z, COURSE_TILES_MAX_ZOOM)]!;
    const cluster: TileFeature[] = [];
    const course: TileFeature[] = [];
    const across = 2 ** z;
    // The map goes on to the left and right of the world.
    for (const world of [0, 1, -1]) {
      const items = level.within({
        west: world + (x - REACH) / across,
        north: (y - REACH) / across,
        east: world + (x + 1 + REACH) / across,
        south: (y + 1 + REACH) / across,
      });
      for (const item of items) {
        const geometry: TileFeature['geometry'] = [
          [
            Math.round(TILE_EXTENT * ((level.xs[item]! - world) * across - x)),
            Math.round(TILE_EXTENT * (level.ys[item]! * across - y)),
          ],
        ];
        const id = level.ids[item]!;
        const count = level.counts[item]!;
        if (count > 1) {
          cluster.push({ type: 1, geometry, id, tags: { count, expand: level.expands[item]! } });
        } else {
          const row = courses.rowOf(id);
          course.push({ type: 1, geometry, id: Number(row.golf_id), tags: tagsOf(row) });
        }
      }
    }
    return encodeTile({ cluster, course });
  };
  return yield* prepareWorld(make);
}

const COURSES_A_STEP = 8192;

/** Clusters of the courses that a filter wants, whose ids are their places in the course table. */
function* clustersOf(courses: TileCourses, filter: CourseFilter): Generator<void, ZoomLevel[], void> {
  const wanted: number[] = [];
  for (let index = 0; index < courses.length; index++) {
    if (index % COURSES_A_STEP === COURSES_A_STEP - 1) yield;
    if (isWanted(filter, facts(courses, index))) wanted.push(index);
  }
  const ids = Uint32Array.from(wanted);
  const places = {
    xs: Float64Array.from(ids, (index) => mercatorX(courses.longitudes[index]!)),
    ys: Float64Array.from(ids, (index) => mercatorY(courses.latitudes[index]!)),
  };
  yield;
  return yield* clusterCourses(places, { ids, radius: REACH, lastZoom: LAST_CLUSTER_ZOOM });
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

export type TileDataset = Pick<Dataset, 'version' | 'path' | 'memo'> & { courses: TileCourses };

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
