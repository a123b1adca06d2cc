import { LRUCache } from 'lru-cache';
import Supercluster from 'supercluster';
import type { CourseRow } from '#lib/contract/course-row.ts';
import { accesses } from '#lib/golf/access.ts';
import { type CourseFilter, formatCourseFilter, isWanted } from '#lib/golf/course-filter.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import type { CourseTable } from '../store/course-table.ts';
import type { Dataset } from '../store/open-dataset.ts';

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

/** The reach of a cluster in units of a tile, about 52 pixels: closer courses share a cluster, and what's this close to a tile shows on it, too. */
const REACH = 416;
/** The last zoom with clusters: on the next each course is on its own, and those tiles serve all closer zooms. */
const LAST_CLUSTER_ZOOM = 9;
export const COURSE_TILES_MAX_ZOOM = LAST_CLUSTER_ZOOM + 1;

/** Empty if there's nothing on the tile. */
type TileMaker = (z: number, x: number, y: number) => Uint8Array;

/**
 * Layers `cluster` (tags `count` and `expand`, the zoom at which it splits up) and `course` (id golf_id;
 * tags `slug`, `name`, `latin`, `country`, `holes`, `par`, `map`, left out where unknown; `country`, an ISO
 * code, only goes with a Latin form, to say which language the name is in). On every zoom each course is in
 * exactly one of them.
 */
export function createCourseTiles(courses: TileCourses, filter: CourseFilter): TileMaker {
  const clusters = clusterCourses(courses, filter, LAST_CLUSTER_ZOOM);
  return (z, x, y) => {
    const cluster: TileFeature[] = [];
    const course: TileFeature[] = [];
    for (const { geometry, tags } of clusters.getTile(z, x, y)?.features ?? []) {
      if (!tags) continue;
      if ('cluster_id' in tags) {
        const { cluster_id: id, point_count: count } = tags;
        const expand = clusters.getClusterExpansionZoom(id);
        cluster.push({ type: 1, geometry, id, tags: { count, expand } });
      } else {
        const row = courses.rowOf(tags.index);
        course.push({ type: 1, geometry, id: Number(row.golf_id), tags: tagsOf(row) });
      }
    }
    return encodeTile({ cluster, course });
  };
}

/** A tile with more courses than this is for looking at: its courses have no names. */
const MOST_NAMED = 4000;

/** The layer `course` alone, with each course on its own at every zoom; of a crowded tile only with `map`. */
export function createCourseDots(courses: TileCourses, filter: CourseFilter): TileMaker {
  const dots = clusterCourses(courses, filter, NO_CLUSTERS);
  return (z, x, y) => {
    const features = dots.getTile(z, x, y)?.features ?? [];
    const course = features.flatMap(({ geometry, tags }): TileFeature[] => {
      if (!tags || 'cluster_id' in tags) return [];
      const id = courses.golfIds[tags.index]!;
      const map = courses.hasGeometry[tags.index] === 1 ? 1 : 0;
      const named = features.length <= MOST_NAMED ? tagsOf(courses.rowOf(tags.index)) : { map };
      return [{ type: 1, geometry, id, tags: named }];
    });
    return encodeTile({ course });
  };
}

type Indexed = { index: number };

const NO_CLUSTERS = -1;

/** The courses that a filter wants. */
function clusterCourses(
  courses: TileCourses,
  filter: CourseFilter,
  maxZoom: number,
): Supercluster<Indexed, object> {
  const wanted = Array.from({ length: courses.length }, (_, index) => index).filter((index) =>
    isWanted(filter, facts(courses, index)),
  );
  return new Supercluster<Indexed, object>({
    radius: REACH,
    extent: TILE_EXTENT,
    maxZoom,
  }).load(
    wanted.map((index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [courses.longitudes[index]!, courses.latitudes[index]!] },
      properties: { index },
    })),
  );
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

/** A dataset's tiles for each filter, made on first use. */
export function courseTilesOf(
  dataset: TileDataset,
  filter: CourseFilter,
  create: typeof createCourseTiles = createCourseTiles,
): TileMaker {
  const key = `${create.name} ${formatCourseFilter(filter)}`;
  const kept = keptTiles(dataset);
  const known = kept.get(key);
  if (known) return known;
  const tiles = create(dataset.courses, filter);
  kept.set(key, tiles);
  return tiles;
}

function keptTiles({ memo }: TileDataset): LRUCache<string, TileMaker> {
  return memo('course tiles', () => new LRUCache<string, TileMaker>({ max: KEPT_FILTERS }));
}
