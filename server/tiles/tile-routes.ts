import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { BASEMAP_SETS, type BasemapTiles, isBasemapSet } from '#lib/basemap-file/basemap-file.ts';
import {
  type CourseFilter,
  describeFilterFault,
  formatCourseFilter,
  parseCourseFilter,
} from '#lib/golf/course-filter.ts';
import { acceptedEncoding } from '../http/encoding.ts';
import { type Env, type RequestContext, send } from '../http/env.ts';
import { methodNotAllowed } from '../http/refuse.ts';
import { fail } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { courseDots, courseThumbnail, type PictureBox, WORLD_BOX } from './course-pictures.ts';
import { COURSE_TILES_MAX_ZOOM, courseTilesOf } from './course-tiles.ts';
import { GROUND_TILE_ZOOMS, groundTile } from './ground-tiles.ts';

export type TileOptions = {
  dataset: () => Dataset | null;
  basemap: BasemapTiles | undefined;
};

/**
 * `/tiles/courses.json`, `/tiles/dots.json`, `/tiles/ground.json` and `/basemap/{set}.json` (TileJSON 3.0.0, naming the current version),
 * `/tiles/{version}/courses/{z}/{x}/{y}.mvt`, the same with `dots` and `ground`, and `/basemap/{version}/{set}/{z}/{x}/{y}.mvt`. Course addresses
 * take the filter `holes`, `par`, `map`, `access`; a value that isn't understood is a 400. Other versions' addresses give the
 * current tiles uncached, so that an open map goes on after a publish or a restart, and at any instance. `/tiles/plans/{slug}.svg`
 * is a course as small as in a list, `/tiles/dots/world.svg`, `/tiles/dots/{country}.svg` and `/tiles/dots/{country}/{region}.svg` a dot for each course, in the window
 * `box=x,y,width,height` of the world's map. There's no quota: a map asks for dozens at once.
 */
export function tileRoutes({ dataset, basemap }: TileOptions): Hono<Env> {
  const routes = new Hono<Env>();
  const current = () => dataset() ?? fail('unavailable');
  routes.use('/tiles/*', compress({ encoding: 'gzip', contentTypeFilter: /vector-tile|svg/ }));
  for (const tiles of [COURSES, DOTS, GROUND]) {
    routes.get(`/tiles/${tiles.name}.json`, (c) => {
      const { version } = current();
      const narrowing = formatCourseFilter(readFilter(c, tiles)).toString();
      const path = `/tiles/${version}/${tiles.name}/{z}/{x}/{y}.mvt`;
      return sendTileJson(c, `${path}${narrowing && `?${narrowing}`}`, tiles);
    });
    routes.get(`/tiles/:version/${tiles.name}/:z/:x/:y`, (c) => {
      const shown = current();
      const { version, ...place } = c.req.param();
      const address = readTileAddress(place, tiles);
      const body = tiles.tileOf(shown, address, readFilter(c, tiles));
      return sendTile(c, body, version === shown.version);
    });
  }
  addPictures(routes, current);
  addBasemap(routes, basemap);
  for (const folder of ['/tiles/*', '/basemap/*']) {
    routes.get(folder, () => fail('unknownPath', NO_TILE));
    routes.all(folder, methodNotAllowed(['GET', 'HEAD']));
  }
  return routes;
}

/** Values of `Cache-Control`. */
const LIFETIMES = {
  /** An address with the current version always gives the same bytes. */
  exact: 'public, max-age=31536000, immutable',
  /** Another version's address gives the current one's tile. */
  other: 'no-store',
  /** A picture may be a day older than the page. */
  picture: 'public, max-age=86400',
  /** Names the current version. */
  tileJson: 'no-cache',
};

type TileSet = { minZoom: number; maxZoom: number; layers: readonly string[] };

type DatasetTiles = TileSet & {
  name: 'courses' | 'dots' | 'ground';
  takesFilter: boolean;
  tileOf: (dataset: Dataset, address: TileAddress, filter: CourseFilter) => Uint8Array;
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

function readFilter(c: RequestContext, { takesFilter }: DatasetTiles): CourseFilter {
  const asked = new URLSearchParams(takesFilter ? c.req.query() : '');
  const fault = describeFilterFault(asked);
  return fault ? fail('invalidParameter', fault.message, fault.parameter) : parseCourseFilter(asked);
}

/** Adds the pictures of pages, whose addresses name no version. */
function addPictures(routes: Hono<Env>, current: () => Dataset): void {
  const answer = (c: RequestContext, picture: string | null) =>
    sendFile(
      c,
      Buffer.from(picture ?? fail('unknownPath', NO_PICTURE)),
      'image/svg+xml; charset=utf-8',
      LIFETIMES.picture,
    );
  const answerDots = (c: RequestContext, place: { country?: string; region?: string }) => {
    const box = parseBox(c.req.query('box'));
    return answer(c, box && courseDots(current(), place, box));
  };
  routes.get('/tiles/plans/:file', (c) =>
    answer(c, courseThumbnail(current(), withoutSvg(c.req.param('file')))),
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
    if (!map || !isBasemapSet(set)) return fail('unknownPath', NO_BASEMAP);
    return sendTileJson(c, `/basemap/${map.version}/${set}/{z}/{x}/{y}.mvt`, BASEMAP_SETS[set]);
  });
  routes.get('/basemap/:version/:set/:z/:x/:y', (c) => {
    const { version, set, ...place } = c.req.param();
    if (!map || !isBasemapSet(set)) return fail('unknownPath', NO_BASEMAP);
    const { z, x, y } = readTileAddress(place, BASEMAP_SETS[set]);
    const stored = map.tile(set, z, x, y);
    const isCurrent = version === map.version;
    if (!stored || acceptedEncoding(c, ['gzip']) === 'identity') {
      return sendTile(c, stored ? gunzipSync(stored) : new Uint8Array(), isCurrent, VARY);
    }
    return sendTile(c, stored, isCurrent, { ...VARY, 'Content-Encoding': 'gzip' });
  });
}

const VARY = { Vary: 'Accept-Encoding' };

const NO_TILE = 'There is no such tile.';
const NO_PICTURE = 'There is no such picture.';
const NO_BASEMAP = 'There is no such base map.';

/** Column from the west, row from the north. */
type TileAddress = { z: number; x: number; y: number };

/** Reads `4`, `8`, `5.mvt`; fails unless they name a tile of the set. */
function readTileAddress(
  { z, x, y }: { z: string; x: string; y: string },
  { minZoom, maxZoom }: TileSet,
): TileAddress {
  const isNumber = /^(0|[1-9][0-9]{0,6})$/;
  const row = /^(.+)\.mvt$/.exec(y)?.[1] ?? '';
  const address = { z: Number(z), x: Number(x), y: Number(row) };
  const size = 2 ** address.z;
  const isTile =
    [z, x, row].every((text) => isNumber.test(text)) &&
    address.z >= minZoom &&
    address.z <= maxZoom &&
    address.x < size &&
    address.y < size;
  return isTile ? address : fail('unknownPath', NO_TILE);
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

function sendTile(
  c: RequestContext,
  body: Uint8Array,
  isCurrent: boolean,
  more?: Record<string, string>,
): Response {
  const lifetime = isCurrent ? LIFETIMES.exact : LIFETIMES.other;
  return sendFile(c, body, 'application/vnd.mapbox-vector-tile', lifetime, more);
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
