import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { BASEMAP_SETS, type BasemapTiles, isBasemapSet } from '#lib/basemap-file/basemap-file.ts';
import {
  type CourseFilter,
  describeFilterFault,
  formatCourseFilter,
  parseCourseFilter,
} from '#lib/golf/course-filter.ts';
import { acceptedEncoding } from '../http/encoding.ts';
import { type Env, type RequestContext, send } from '../http/env.ts';
import { methodNotAllowed, refuse } from '../http/refuse.ts';
import { listDatasetFiles } from '../store/dataset-files.ts';
import {
  courseDots,
  courseThumbnail,
  type PictureBox,
  type PictureDataset,
  WORLD_BOX,
} from './course-pictures.ts';
import { COURSE_TILES_MAX_ZOOM, courseTilesOf, type TileDataset } from './course-tiles.ts';
import { GROUND_TILE_ZOOMS, type GroundDataset, groundTile } from './ground-tiles.ts';

type TiledDataset = GroundDataset & PictureDataset;

export type TileOptions = {
  dataset: () => TiledDataset | null;
  basemap: BasemapTiles | undefined;
};

/**
 * `/tiles/courses.json`, `/tiles/dots.json`, `/tiles/ground.json` and `/basemap/{set}.json` (TileJSON 3.0.0, naming the current version),
 * `/tiles/{version}/courses/{z}/{x}/{y}.mvt`, the same with `dots` and `ground`, and `/basemap/{version}/{set}/{z}/{x}/{y}.mvt`. Course addresses
 * take the filter `holes`, `par`, `map`, `access`; a value that isn't understood is a 400. Earlier versions' addresses give the
 * current courses, so that an open map goes on after a publish and a restart; any other version is a 404. `/tiles/plans/{slug}.svg`
 * is a course as small as in a list, `/tiles/dots/world.svg`, `/tiles/dots/{country}.svg` and `/tiles/dots/{country}/{region}.svg` a dot for each course, in the window
 * `box=x,y,width,height` of the world's map. There's no quota: a map asks for dozens at once.
 */
export function tileRoutes({ dataset, basemap }: TileOptions): Hono<Env> {
  const routes = new Hono<Env>();
  const wasServed = rememberVersions();
  for (const tiles of [COURSES, DOTS, GROUND]) {
    routes.get(`/tiles/${tiles.name}.json`, (c) => {
      const current = dataset();
      if (!current) return refuse(c, { error: 'unavailable' });
      wasServed(current.version, current);
      return withFilter(c, tiles, (filter) => {
        const narrowing = formatCourseFilter(filter).toString();
        const path = `/tiles/${current.version}/${tiles.name}/{z}/{x}/{y}.mvt`;
        return sendTileJson(c, `${path}${narrowing && `?${narrowing}`}`, tiles);
      });
    });
    routes.get(`/tiles/:version/${tiles.name}/:z/:x/:y`, (c) => {
      const current = dataset();
      const { version, ...place } = c.req.param();
      if (!current) return refuse(c, { error: 'unavailable' });
      if (!wasServed(version, current)) return refuse(c, NO_VERSION);
      const address = parseTileAddress(place, tiles);
      if (!address) return refuse(c, NO_TILE);
      return withFilter(c, tiles, async (filter) => {
        const body = tiles.tileOf(current, address, filter);
        const isGzipped = body.length > SMALLEST_GZIPPED;
        const lifetime = version === current.version ? LIFETIMES.exact : LIFETIMES.outdated;
        return sendTile(c, isGzipped ? await inGzip(body) : body, { isGzipped, lifetime });
      });
    });
  }
  addPictures(routes, dataset);
  addBasemap(routes, basemap);
  for (const folder of ['/tiles/*', '/basemap/*']) {
    routes.get(folder, (c) => refuse(c, NO_TILE));
    routes.all(folder, methodNotAllowed(['GET', 'HEAD']));
  }
  return routes;
}

/** Values of `Cache-Control`. */
const LIFETIMES = {
  /** An address with the current version always gives the same bytes. */
  exact: 'public, max-age=31536000, immutable',
  /** An outdated address gives another version's tile. */
  outdated: 'no-store',
  /** A picture may be a day older than the page. */
  picture: 'public, max-age=86400',
  /** Names the current version. */
  tileJson: 'no-cache',
};

/** Below this, compressing a tile saves no packet. */
const SMALLEST_GZIPPED = 1000;

const inGzip = promisify(gzip);
const fromGzip = promisify(gunzip);

type TileSet = { minZoom: number; maxZoom: number; layers: readonly string[] };

type DatasetTiles = TileSet & {
  name: 'courses' | 'dots' | 'ground';
  takesFilter: boolean;
  tileOf: (dataset: GroundDataset, address: TileAddress, filter: CourseFilter) => Uint8Array;
};

const COURSES: DatasetTiles = {
  name: 'courses',
  minZoom: 0,
  maxZoom: COURSE_TILES_MAX_ZOOM,
  layers: ['cluster', 'course'],
  takesFilter: true,
  tileOf: (dataset, { z, x, y }, filter) => courseTilesOf(dataset, filter, true)(z, x, y),
};

/** The same with nothing in the layer of clusters, which is still listed, because the map's style has it. */
const DOTS: DatasetTiles = {
  ...COURSES,
  name: 'dots',
  tileOf: (dataset, { z, x, y }, filter) => courseTilesOf(dataset, filter, false)(z, x, y),
};

/** What's mapped of the courses. */
const GROUND: DatasetTiles = {
  name: 'ground',
  ...GROUND_TILE_ZOOMS,
  layers: ['ground', 'hole', 'tee'],
  takesFilter: false,
  tileOf: (dataset, { z, x, y }) => groundTile(dataset, z, x, y),
};

type MaybeLater<Value> = Value | Promise<Value>;

function withFilter(
  c: RequestContext,
  { takesFilter }: DatasetTiles,
  answer: (filter: CourseFilter) => MaybeLater<Response>,
): MaybeLater<Response> {
  const asked = new URLSearchParams(takesFilter ? c.req.query() : '');
  const fault = describeFilterFault(asked);
  return fault ? refuse(c, { error: 'invalidParameter', ...fault }) : answer(parseCourseFilter(asked));
}

/** Adds the pictures of pages, whose addresses name no version. */
function addPictures(routes: Hono<Env>, dataset: TileOptions['dataset']): void {
  const answer = async (c: RequestContext, draw: (dataset: PictureDataset) => string | null) => {
    const current = dataset();
    if (!current) return refuse(c, { error: 'unavailable' });
    const picture = draw(current);
    if (picture === null) return refuse(c, NO_PICTURE);
    const isGzipped = acceptedEncoding(c, ['gzip']) === 'gzip';
    const body = isGzipped ? await inGzip(picture) : Buffer.from(picture);
    return sendFile(c, body, 'image/svg+xml; charset=utf-8', LIFETIMES.picture, encoded(isGzipped));
  };
  const answerDots = (c: RequestContext, place: { country?: string; region?: string }) => {
    const box = parseBox(c.req.query('box'));
    return box ? answer(c, (current) => courseDots(current, place, box)) : refuse(c, NO_PICTURE);
  };
  routes.get('/tiles/plans/:file', (c) =>
    answer(c, (current) => courseThumbnail(current, withoutSvg(c.req.param('file')))),
  );
  routes.get('/tiles/dots/world.svg', (c) => answerDots(c, {}));
  routes.get('/tiles/dots/:file', (c) => answerDots(c, { country: withoutSvg(c.req.param('file')) }));
  routes.get('/tiles/dots/:country/:file', (c) => {
    const { country, file } = c.req.param();
    return answerDots(c, { country, region: withoutSvg(file) });
  });
}

/** "" unless it ends in `.svg`. */
function withoutSvg(file: string): string {
  return /^(.+)\.svg$/.exec(file)?.[1] ?? '';
}

/** The whole world without one. */
function parseBox(text: string | undefined): PictureBox | null {
  if (text === undefined) return WORLD_BOX;
  if (!/^(\d{1,4}(\.\d{1,2})?,?){4}$/.test(text)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = text.split(',').map(Number);
  return width >= 1 && height >= 1 && width <= 2000 && height <= 2000 ? { x, y, width, height } : null;
}

function addBasemap(routes: Hono<Env>, map: TileOptions['basemap']): void {
  routes.get('/basemap/:document', (c) => {
    const set = /^([a-z]+)\.json$/.exec(c.req.param('document'))?.[1] ?? '';
    if (!map || !isBasemapSet(set)) return refuse(c, NO_BASEMAP);
    return sendTileJson(c, `/basemap/${map.version}/${set}/{z}/{x}/{y}.mvt`, BASEMAP_SETS[set]);
  });
  routes.get('/basemap/:version/:set/:z/:x/:y', (c) => {
    const { version, set, ...place } = c.req.param();
    if (!map) return refuse(c, NO_BASEMAP);
    if (map.version !== version) return refuse(c, NO_VERSION);
    if (!isBasemapSet(set)) return refuse(c, NO_TILE);
    const address = parseTileAddress(place, BASEMAP_SETS[set]);
    if (!address) return refuse(c, NO_TILE);
    const body = map.tile(set, address.z, address.x, address.y);
    return sendTile(c, body ?? new Uint8Array(), {
      isGzipped: body !== undefined,
      lifetime: LIFETIMES.exact,
    });
  });
}

/** Whether a version is the current one, the one served before it, or older: an open map may still ask for it. */
function rememberVersions() {
  let [last, previous]: (string | undefined)[] = [];
  return (version: string, current: TileDataset): boolean => {
    if (last !== current.version) [last, previous] = [current.version, last];
    return version === last || version === previous || olderVersions(current).has(version);
  };
}

/** Those in the data directory, served before this process started. A newer one may be another instance's already. */
function olderVersions({ path, version, memo }: TileDataset): ReadonlySet<string> {
  return memo('older versions', () => {
    const newestFirst = listDatasetFiles(dirname(path), null).map((file) => file.version);
    const place = newestFirst.indexOf(version);
    return new Set(place < 0 ? [] : newestFirst.slice(place + 1));
  });
}

const NO_TILE = { error: 'unknownPath', message: 'There is no such tile.' } as const;
const NO_VERSION = {
  error: 'unknownPath',
  message: "This version isn't served here. The TileJSON names the current one.",
  mayPass: true,
} as const;
const NO_PICTURE = { error: 'unknownPath', message: 'There is no such picture.' } as const;
const NO_BASEMAP = { error: 'unknownPath', message: 'There is no such base map.' } as const;

/** Column from the west, row from the north. */
type TileAddress = { z: number; x: number; y: number };

/** Reads `4`, `8`, `5.mvt`; undefined unless they name a tile of the set. */
function parseTileAddress(
  { z, x, y }: { z: string; x: string; y: string },
  { minZoom, maxZoom }: TileSet,
): TileAddress | undefined {
  const isNumber = /^(0|[1-9][0-9]{0,6})$/;
  const row = /^(.+)\.mvt$/.exec(y)?.[1] ?? '';
  if (!isNumber.test(z) || !isNumber.test(x) || !isNumber.test(row)) return undefined;
  const address = { z: Number(z), x: Number(x), y: Number(row) };
  if (address.z < minZoom || address.z > maxZoom) return undefined;
  const size = 2 ** address.z;
  return address.x < size && address.y < size ? address : undefined;
}

function sendTileJson(c: RequestContext, path: string, { minZoom, maxZoom, layers }: TileSet): Response {
  const document = {
    tilejson: '3.0.0',
    tiles: [path],
    minzoom: minZoom,
    maxzoom: maxZoom,
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  };
  return sendFile(c, Buffer.from(JSON.stringify(document)), 'application/json', LIFETIMES.tileJson);
}

async function sendTile(
  c: RequestContext,
  body: Uint8Array,
  { isGzipped, lifetime }: { isGzipped: boolean; lifetime: string },
): Promise<Response> {
  const takesGzip = acceptedEncoding(c, ['gzip']) === 'gzip';
  const sent = isGzipped && !takesGzip ? await fromGzip(body) : body;
  const headers = encoded(isGzipped && takesGzip);
  return sendFile(c, sent, 'application/vnd.mapbox-vector-tile', lifetime, headers);
}

function encoded(isGzipped: boolean): Record<string, string> {
  return { Vary: 'Accept-Encoding', ...(isGzipped && { 'Content-Encoding': 'gzip' }) };
}

function sendFile(
  c: RequestContext,
  body: Uint8Array,
  type: string,
  lifetime: string,
  more: Record<string, string> = {},
): Response {
  return send(c, body as Uint8Array<ArrayBuffer>, 200, {
    ...more,
    'Content-Type': type,
    'Content-Length': String(body.length),
    'Cache-Control': lifetime,
    // Other sites' maps may show them, as their scripts may read the API.
    'Access-Control-Allow-Origin': '*',
  });
}
