import type { DatabaseSync } from 'node:sqlite';
import { Supercluster } from '@maplibre/geojson-vt';
import { createBoundedCache } from '#lib/cache/bounded-cache.ts';
import { type CourseFilter, formatCourseFilter, isWanted } from '#lib/golf/course-filter.ts';
import { encodeTile, TILE_EXTENT, type TileFeature } from '#lib/vector-tile/encode-tile.ts';
import type { Dataset } from '../store/open-dataset.ts';

export interface TileCourse {
  golf_id: number;
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
  hole_count: number | null;
  par: number | null;
  has_geometry: boolean;
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

interface CourseTags {
  slug: string;
  name: string;
  holes?: number;
  par?: number;
  map: 0 | 1;
}

/**
 * Layers `cluster` (tags `count` and `expand`, the zoom at which it falls apart) and `course` (id golf_id;
 * tags `slug`, `name`, `holes`, `par`, `map`, left out where unknown). On every zoom each course is in
 * exactly one of them.
 */
export function createCourseTiles(courses: Iterable<TileCourse>): TileMaker {
  const index = new Supercluster({
    extent: TILE_EXTENT,
    radius: RADIUS,
    maxZoom: LAST_CLUSTER_ZOOM,
  });
  index.load(Array.from(courses, toPoint));
  return prepareWorld((z, x, y) => {
    const found = index.getTile(z, x, y);
    if (!found) return new Uint8Array();
    const cluster: TileFeature[] = [];
    const course: TileFeature[] = [];
    for (const feature of found.features) {
      const { tags } = feature;
      if (tags && 'cluster' in tags) {
        const expand = index.getClusterExpansionZoom(tags.cluster_id);
        cluster.push({ ...feature, id: tags.cluster_id, tags: { count: tags.point_count, expand } });
      } else if (tags) course.push({ ...feature, tags });
    }
    return encodeTile({ cluster, course });
  });
}

function prepareWorld(make: TileMaker): TileMaker {
  const prepared = Array.from({ length: LAST_PREPARED_ZOOM + 1 }, (_, z) =>
    Array.from({ length: 4 ** z }, (_, place) => make(z, place >> z, place % 2 ** z)),
  );
  return (z, x, y) => prepared[z]?.[x * 2 ** z + y] ?? make(z, x, y);
}

function toPoint(course: TileCourse) {
  const properties: CourseTags = { slug: course.slug, name: course.name, map: course.has_geometry ? 1 : 0 };
  if (course.hole_count !== null) properties.holes = course.hole_count;
  if (course.par !== null) properties.par = course.par;
  return {
    type: 'Feature' as const,
    id: course.golf_id,
    geometry: { type: 'Point' as const, coordinates: [course.longitude, course.latitude] },
    properties,
  };
}

export interface TileDataset {
  version: string;
  /** Read at most once for each version. */
  courses: () => TileCourse[];
}

const KEPT_FILTERS = 8;

/** Course tiles of the current dataset for each filter, made on first use. */
export function keepCourseTiles() {
  let version = '';
  const kept = createBoundedCache<TileMaker>(KEPT_FILTERS, () => 1);
  return (current: TileDataset, filter: CourseFilter): TileMaker => {
    if (current.version !== version) {
      kept.clear();
      version = current.version;
    }
    const key = formatCourseFilter(filter).toString();
    const known = kept.get(key);
    if (known) return known;
    const tiles = createCourseTiles(current.courses().filter((course) => isWanted(filter, course)));
    kept.set(key, tiles);
    return tiles;
  };
}

/** By golf_id ascending. */
function readTileCourses(database: DatabaseSync): TileCourse[] {
  const rows = database
    .prepare(
      `SELECT golf_id, slug, name, latitude, longitude, hole_count, par, has_geometry
       FROM course ORDER BY golf_id`,
    )
    .all() as unknown as (Omit<TileCourse, 'has_geometry'> & { has_geometry: number })[];
  return rows.map((row) => ({ ...row, has_geometry: row.has_geometry === 1 }));
}

export function toTileDataset({ version, read, memo }: Dataset): TileDataset {
  return { version, courses: () => memo('tile courses', () => read(readTileCourses)) };
}
