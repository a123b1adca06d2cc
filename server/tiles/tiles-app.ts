import { gunzipSync, gzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { BASEMAP_SETS } from '#lib/basemap-file/basemap-file.ts';
import { formatCourseFilter, isWanted, parseCourseFilter } from '#lib/golf/course-filter.ts';
import { type BasemapTiles, isBasemapSet } from './basemap-tiles.ts';
import { COURSE_TILES_MAX_ZOOM, createCourseTiles, type TileCourse } from './course-tiles.ts';
import { parseTileAddress } from './tile-address.ts';

/** The dataset that is being served, as far as tiles go. */
export interface TileDataset {
  version: string;
  /** All courses; read at most once for each version. */
  courses: () => TileCourse[];
}

export interface TilesAppOptions {
  /** The dataset to serve at this moment; undefined while none is published. */
  dataset: () => TileDataset | undefined;
  basemap: () => BasemapTiles | undefined;
}

/** A URL with a version in it never gets other bytes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What an outdated address gives is not what it was made for. */
const TRANSIENT = 'no-store';
/** The documents that name the current version are asked for anew each time. */
const REVALIDATE = 'no-cache';
/** Filters that have been asked for keep their clusters; the least recently asked makes room. */
const KEPT_FILTERS = 8;

/**
 * Serves vector tiles: `/tiles/courses.json` and `/basemap/{set}.json` (TileJSON 3.0.0 naming the current
 * version), `/tiles/{version}/courses/{z}/{x}/{y}.mvt` and `/basemap/{version}/{set}/{z}/{x}/{y}.mvt`. Both course
 * addresses take the filter `holes`, `par`, `map`. Under the version that was served before, courses' tiles are those
 * of the current one, so that a map that is open while a dataset is published goes on; any other version: 404.
 */
export function createTilesApp({ dataset, basemap }: TilesAppOptions): Hono {
  const app = new Hono();
  const courseTiles = keepCourseTiles();
  const wasServed = rememberVersions();

  app.get('/tiles/courses.json', (context) => {
    const current = dataset();
    if (!current) return refuse(context, 503, 'No dataset has been published yet.');
    wasServed(current.version, current.version);
    const query = formatCourseFilter(parseCourseFilter(queryOf(context))).toString();
    const path = `/tiles/${current.version}/courses/{z}/{x}/{y}.mvt${query && `?${query}`}`;
    return tileJson(context, path, COURSE_TILES_MAX_ZOOM, ['cluster', 'course']);
  });

  app.get('/tiles/:version/courses/:z/:x/:y', (context) => {
    const current = dataset();
    const version = context.req.param('version');
    if (!current || !wasServed(version, current.version)) return refuse(context, 404, NO_VERSION);
    const address = parseTileAddress(context.req.param(), COURSE_TILES_MAX_ZOOM);
    if (!address) return refuse(context, 404, NO_TILE);
    const body = courseTiles(current, queryOf(context))(address.z, address.x, address.y);
    const isGzipped = body.length > 1000;
    const lifetime = version === current.version ? IMMUTABLE : TRANSIENT;
    return sendTile(context, isGzipped ? gzipSync(body) : body, isGzipped, lifetime);
  });

  app.get('/basemap/:document{[a-z]+\\.json}', (context) => {
    const map = basemap();
    const set = context.req.param('document').replace('.json', '');
    if (!map || !isBasemapSet(set)) return refuse(context, 404, 'There is no such base map.');
    const layers = set === 'land' ? ['land', 'coast', 'border', 'lake', 'river'] : ['country', 'town'];
    return tileJson(context, `/basemap/${map.version}/${set}/{z}/{x}/{y}.mvt`, BASEMAP_SETS[set], layers);
  });

  app.get('/basemap/:version/:set/:z/:x/:y', (context) => {
    const map = basemap();
    const { version, set, ...rest } = context.req.param();
    if (map?.version !== version) return refuse(context, 404, NO_VERSION);
    const address = isBasemapSet(set) ? parseTileAddress(rest, BASEMAP_SETS[set]) : undefined;
    if (!address || !isBasemapSet(set)) return refuse(context, 404, NO_TILE);
    const body = map.tile(set, address.z, address.x, address.y);
    return sendTile(context, body ?? new Uint8Array(), body !== undefined);
  });

  return app;
}

const NO_VERSION = 'This version is not served. The current one is named in the TileJSON.';
const NO_TILE = 'There is no such tile.';

/** Tells whether a version is the current one or was that when somebody asked before. */
function rememberVersions() {
  const served = new Set<string>();
  return (version: string, current: string): boolean => served.add(current).has(version);
}

/** Course tiles of the current dataset for each filter that was asked for, made on first use. */
function keepCourseTiles() {
  let version = '';
  const kept = new Map<string, ReturnType<typeof createCourseTiles>>();
  return (current: TileDataset, query: URLSearchParams) => {
    if (current.version !== version) {
      kept.clear();
      version = current.version;
    }
    const filter = parseCourseFilter(query);
    const key = formatCourseFilter(filter).toString();
    const tiles =
      kept.get(key) ?? createCourseTiles(current.courses().filter((course) => isWanted(filter, course)));
    kept.delete(key);
    kept.set(key, tiles);
    if (kept.size > KEPT_FILTERS) kept.delete(kept.keys().next().value ?? '');
    return tiles;
  };
}

function queryOf(context: Context): URLSearchParams {
  return new URL(context.req.url).searchParams;
}

function tileJson(context: Context, path: string, maxzoom: number, layers: string[]): Response {
  context.header('Cache-Control', REVALIDATE);
  return context.json({
    tilejson: '3.0.0',
    tiles: [path],
    minzoom: 0,
    maxzoom,
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  });
}

function sendTile(context: Context, body: Uint8Array, isGzipped: boolean, lifetime = IMMUTABLE): Response {
  const takesGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  context.header('Content-Type', 'application/vnd.mapbox-vector-tile');
  context.header('Cache-Control', lifetime);
  context.header('Vary', 'Accept-Encoding');
  if (isGzipped && takesGzip) context.header('Content-Encoding', 'gzip');
  return context.body(Uint8Array.from(isGzipped && !takesGzip ? gunzipSync(body) : body));
}

function refuse(context: Context, status: 404 | 503, message: string): Response {
  context.header('Cache-Control', 'no-store');
  return context.text(message, status);
}
