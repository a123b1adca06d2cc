import { LRUCache } from 'lru-cache';
import Supercluster from 'supercluster';
import type { CourseRow } from '#lib/contract/course-row.ts';
import { accesses } from '#lib/golf/access.ts';
import { type CourseFilter, formatCourseFilter, isWanted } from '#lib/golf/course-filter.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import type { CourseTable } from '../store/course-table.ts';
import type { Dataset } from '../store/open-dataset.ts';

/** The reach of a cluster in units of a tile, about 52 pixels: closer courses share a cluster, and what's this close to a tile shows on it, too. */
const REACH = 416;
/** The last zoom with clusters: on the next each course is on its own, and those tiles serve all closer zooms. */
const LAST_CLUSTER_ZOOM = 9;
export const COURSE_TILES_MAX_ZOOM = LAST_CLUSTER_ZOOM + 1;

/** Empty if there's nothing on the tile. */
type TileMaker = (z: number, x: number, y: number) => Uint8Array;

/** A tile with more courses than this is for looking at: its courses have no names. */
const MOST_NAMED = 4000;

/** The last zoom with clusters, if each course is to be on its own at every zoom. */
const NO_CLUSTERS = -1;

/**
 * Layers `cluster` (tags `count` and `expand`, the zoom at which it splits up) and `course` (id golf_id;
 * tags `slug`, `name`, `latin`, `country`, `holes`, `par`, `map`, left out where unknown; `country`, an ISO
 * code, only goes with a Latin form, to say which language the name is in; of a crowded tile only `map`). On every
 * zoom each course is in exactly one of them. Without clusters all are in `course`.
 */
export function createCourseTiles(
  courses: CourseTable,
  filter: CourseFilter,
  isClustered: boolean,
): TileMaker {
  const wanted = Array.from({ length: courses.length }, (_, index) => index).filter((index) =>
    isWanted(filter, facts(courses, index)),
  );
  const maxZoom = isClustered ? LAST_CLUSTER_ZOOM : NO_CLUSTERS;
  const clusters = new Supercluster<{ index: number }, object>({
    radius: REACH,
    extent: TILE_EXTENT,
    maxZoom,
  });
  clusters.load(
    wanted.map((index) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [courses.longitudes[index]!, courses.latitudes[index]!] },
      properties: { index },
    })),
  );
  return (z, x, y) => {
    const cluster: TileFeature[] = [];
    const course: TileFeature[] = [];
    const features = clusters.getTile(z, x, y)?.features ?? [];
    for (const { geometry, tags } of features) {
      if (!tags) continue;
      if ('cluster_id' in tags) {
        const { cluster_id: id, point_count: count } = tags;
        const expand = clusters.getClusterExpansionZoom(id);
        cluster.push({ type: 1, geometry, id, tags: { count, expand } });
      } else {
        const { index } = tags;
        const isNamed = features.length <= MOST_NAMED;
        const said = isNamed ? tagsOf(courses.rowOf(index)) : { map: courses.hasGeometry[index]! };
        course.push({ type: 1, geometry, id: courses.golfIds[index]!, tags: said });
      }
    }
    return encodeTile({ cluster, course });
  };
}

function facts({ holeCounts, pars, hasGeometry, accesses: accessOf }: CourseTable, index: number) {
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

const KEPT_FILTERS = 8;

/** A dataset's tiles for each filter, made on first use. */
export function courseTilesOf(
  { courses, memo }: Dataset,
  filter: CourseFilter,
  isClustered: boolean,
): TileMaker {
  const kept = memo('course tiles', () => new LRUCache<string, TileMaker>({ max: KEPT_FILTERS }));
  const key = `${isClustered} ${formatCourseFilter(filter)}`;
  const tiles = kept.get(key) ?? createCourseTiles(courses, filter, isClustered);
  kept.set(key, tiles);
  return tiles;
}
