import { gunzipSync, gzipSync } from 'node:zlib';
import { BASEMAP_SETS } from '#lib/basemap-file/basemap-file.ts';
import { type BasemapTiles, isBasemapSet } from '#lib/basemap-file/open-basemap.ts';
import {
  type CourseFilter,
  describeFilterFault,
  formatCourseFilter,
  parseCourseFilter,
} from '#lib/golf/course-filter.ts';
import type { ApiResponse } from '../http/api-message.ts';
import { errorResponse } from '../http/error-response.ts';
import { createRouter } from '../http/read-request.ts';
import { negotiateEncoding } from '../http/representation.ts';
import type { ApiListener } from '../http/request-listener.ts';
import {
  courseDots,
  courseThumbnail,
  type PictureBox,
  type PictureDataset,
  WORLD_BOX,
} from './course-pictures.ts';
import { COURSE_TILES_MAX_ZOOM, courseTilesOf } from './course-tiles.ts';
import { GROUND_TILE_ZOOMS, type GroundDataset, groundTile } from './ground-tiles.ts';

export interface TileHandlerOptions {
  dataset: () => GroundDataset | null;
  basemap: () => BasemapTiles | undefined;
  pictures: () => PictureDataset | null;
}

export interface TileRequest {
  path: string;
  query: string;
  acceptEncoding: string | undefined;
}

type Answer = (parameters: readonly string[], request: TileRequest) => ApiResponse;

/**
 * `/tiles/courses.json`, `/tiles/ground.json` and `/basemap/{set}.json` (TileJSON 3.0.0, naming the current version),
 * `/tiles/{version}/courses/{z}/{x}/{y}.mvt`, the same with `ground`, and `/basemap/{version}/{set}/{z}/{x}/{y}.mvt`. Course addresses
 * take the filter `holes`, `par`, `map`, `access`; a value that isn't understood is a 400. The previous version's addresses
 * give the current courses, so that an open map goes on after a publish; any other version is a 404. `/tiles/plans/{slug}.svg` is a course as small as in a list,
 * `/tiles/dots/world.svg`, `/tiles/dots/{country}.svg` and `/tiles/dots/{country}/{region}.svg` a dot for each course, in the window
 * `box=x,y,width,height` of the world's map.
 */
export function createTileHandler(options: TileHandlerOptions): (request: TileRequest) => ApiResponse {
  const courses = answerCourses(options);
  const ground = answerGround(options);
  const basemap = answerBasemap(options);
  const pictures = answerPictures(options);
  const route = createRouter([
    ['/tiles/plans/{slug}', pictures.plan],
    ['/tiles/dots/{country}', pictures.dots],
    ['/tiles/dots/{country}/{region}', pictures.dots],
    ['/tiles/courses.json', courses.document],
    ['/tiles/{version}/courses/{z}/{x}/{y}', courses.tile],
    ['/tiles/ground.json', ground.document],
    ['/tiles/{version}/ground/{z}/{x}/{y}', ground.tile],
    ['/basemap/{document}', basemap.document],
    ['/basemap/{version}/{set}/{z}/{x}/{y}', basemap.tile],
  ]);
  return (request) => {
    const found = route(request.path);
    return found ? found.value(found.parameters, request) : refuse(404, NO_TILE);
  };
}

function answerCourses({ dataset }: TileHandlerOptions): { document: Answer; tile: Answer } {
  const wasServed = rememberVersions();
  return {
    document: (_, { query }) => {
      const current = dataset();
      if (!current) return refuse(503, 'No dataset has been published yet.');
      wasServed(current.version, current.version);
      return whereUnderstood(query, (filter) => {
        const narrowing = formatCourseFilter(filter).toString();
        const path = `/tiles/${current.version}/courses/{z}/{x}/{y}.mvt${narrowing && `?${narrowing}`}`;
        const layers = ['cluster', 'course'];
        return sendTileJson(path, { minZoom: 0, maxZoom: COURSE_TILES_MAX_ZOOM, layers });
      });
    },
    tile: (segments, { query, acceptEncoding }) => {
      const current = dataset();
      const [version = ''] = segments;
      if (!current || !wasServed(version, current.version)) return refuse(404, NO_VERSION);
      const address = parseTileAddress(segments, COURSE_TILES_MAX_ZOOM);
      if (!address) return refuse(404, NO_TILE);
      return whereUnderstood(query, (filter) => {
        const body = courseTilesOf(current, filter)(address.z, address.x, address.y);
        const isGzipped = body.length > SMALLEST_GZIPPED;
        const lifetime = version === current.version ? IMMUTABLE : TRANSIENT;
        return sendTile(isGzipped ? gzipSync(body) : body, { isGzipped, acceptEncoding, lifetime });
      });
    },
  };
}

function whereUnderstood(query: string, answer: (filter: CourseFilter) => ApiResponse): ApiResponse {
  const asked = new URLSearchParams(query);
  const fault = describeFilterFault(asked);
  return fault === null ? answer(parseCourseFilter(asked)) : refuse(400, fault);
}

/** What's mapped of the courses; the version works as in the courses' addresses. */
function answerGround({ dataset }: TileHandlerOptions): { document: Answer; tile: Answer } {
  const wasServed = rememberVersions();
  return {
    document: () => {
      const current = dataset();
      if (!current) return refuse(503, 'No dataset has been published yet.');
      wasServed(current.version, current.version);
      const path = `/tiles/${current.version}/ground/{z}/{x}/{y}.mvt`;
      return sendTileJson(path, { ...GROUND_TILE_ZOOMS, layers: ['ground', 'hole', 'tee'] });
    },
    tile: (segments, { acceptEncoding }) => {
      const current = dataset();
      const [version = ''] = segments;
      if (!current || !wasServed(version, current.version)) return refuse(404, NO_VERSION);
      const address = parseTileAddress(segments, GROUND_TILE_ZOOMS.maxZoom);
      if (!address || address.z < GROUND_TILE_ZOOMS.minZoom) return refuse(404, NO_TILE);
      const body = groundTile(current, address.z, address.x, address.y);
      const isGzipped = body.length > SMALLEST_GZIPPED;
      const lifetime = version === current.version ? IMMUTABLE : TRANSIENT;
      return sendTile(isGzipped ? gzipSync(body) : body, { isGzipped, acceptEncoding, lifetime });
    },
  };
}

/** For pages, whose addresses of pictures name no version. */
function answerPictures({ pictures }: TileHandlerOptions): { plan: Answer; dots: Answer } {
  const answer = (draw: (dataset: PictureDataset) => string | null, { acceptEncoding }: TileRequest) => {
    const current = pictures();
    if (!current) return refuse(503, 'No dataset has been published yet.');
    const picture = draw(current);
    if (picture === null) return refuse(404, NO_PICTURE);
    const takesGzip = negotiateEncoding(acceptEncoding, ['gzip']) === 'gzip';
    const body = takesGzip ? gzipSync(picture) : Buffer.from(picture);
    const sent = send(200, 'image/svg+xml; charset=utf-8', A_DAY, body);
    sent.headers.push('Vary', 'Accept-Encoding');
    if (takesGzip) sent.headers.push('Content-Encoding', 'gzip');
    return sent;
  };
  return {
    plan: ([file = ''], request) => answer((dataset) => courseThumbnail(dataset, withoutSvg(file)), request),
    dots: (files, request) => {
      const box = parseBox(new URLSearchParams(request.query).get('box'));
      const names = files.map((name, at) => (at === files.length - 1 ? withoutSvg(name) : name));
      const [country, region] = names;
      const place = country === 'world' && region === undefined ? {} : { country, region };
      return box ? answer((dataset) => courseDots(dataset, place, box), request) : refuse(404, NO_PICTURE);
    },
  };
}

const NO_PICTURE = 'There is no such picture.';

/** "" unless it ends in `.svg`. */
function withoutSvg(file: string): string {
  return /^(.+)\.svg$/.exec(file)?.[1] ?? '';
}

/** The whole world without one. */
function parseBox(text: string | null): PictureBox | null {
  if (text === null) return WORLD_BOX;
  if (!/^(\d{1,4}(\.\d{1,2})?,?){4}$/.test(text)) return null;
  const [x = 0, y = 0, width = 0, height = 0] = text.split(',').map(Number);
  return width >= 1 && height >= 1 && width <= 2000 && height <= 2000 ? { x, y, width, height } : null;
}

function answerBasemap({ basemap }: TileHandlerOptions): { document: Answer; tile: Answer } {
  return {
    document: ([document = '']) => {
      const map = basemap();
      const set = /^([a-z]+)\.json$/.exec(document)?.[1] ?? '';
      if (!map || !isBasemapSet(set)) return refuse(404, 'There is no such base map.');
      const path = `/basemap/${map.version}/${set}/{z}/{x}/{y}.mvt`;
      return sendTileJson(path, BASEMAP_SETS[set]);
    },
    tile: (segments, { acceptEncoding }) => {
      const map = basemap();
      const [version, set = ''] = segments;
      if (!map || map.version !== version) return refuse(404, NO_VERSION);
      const address = isBasemapSet(set) ? parseTileAddress(segments, BASEMAP_SETS[set].maxZoom) : undefined;
      if (!address || !isBasemapSet(set)) return refuse(404, NO_TILE);
      const body = map.tile(set, address.z, address.x, address.y);
      const isGzipped = body !== undefined;
      return sendTile(body ?? new Uint8Array(), { isGzipped, acceptEncoding, lifetime: IMMUTABLE });
    },
  };
}

/** Whether a version is, or recently was, the current one. */
function rememberVersions() {
  const served = new Set<string>();
  return (version: string, current: string): boolean => served.add(current).has(version);
}

const NO_VERSION = 'This version is not served. The current one is named in the TileJSON.';
const NO_TILE = 'There is no such tile.';

/** An address with a version always gives the same bytes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** An outdated address gives another version's tile. */
const TRANSIENT = 'no-store';
/** A picture may be a day older than the page. */
const A_DAY = 'public, max-age=86400';
/** Names the current version. */
const REVALIDATE = 'no-cache';
/** Below this, compressing a tile saves no packet. */
const SMALLEST_GZIPPED = 1000;

type TileSet = { minZoom: number; maxZoom: number; layers: readonly string[] };

function sendTileJson(path: string, { minZoom, maxZoom, layers }: TileSet): ApiResponse {
  const document = {
    tilejson: '3.0.0',
    tiles: [path],
    minzoom: minZoom,
    maxzoom: maxZoom,
    vector_layers: layers.map((id) => ({ id, fields: {} })),
  };
  return send(200, 'application/json', REVALIDATE, Buffer.from(JSON.stringify(document)));
}

function sendTile(
  body: Uint8Array,
  {
    isGzipped,
    acceptEncoding,
    lifetime,
  }: { isGzipped: boolean; acceptEncoding: string | undefined; lifetime: string },
): ApiResponse {
  const takesGzip = negotiateEncoding(acceptEncoding, ['gzip']) === 'gzip';
  const sent =
    isGzipped && !takesGzip ? gunzipSync(body) : Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const answer = send(200, 'application/vnd.mapbox-vector-tile', lifetime, sent);
  answer.headers.push('Vary', 'Accept-Encoding');
  if (isGzipped && takesGzip) answer.headers.push('Content-Encoding', 'gzip');
  return answer;
}

function refuse(status: 400 | 404 | 503, message: string): ApiResponse {
  return send(status, 'text/plain; charset=utf-8', 'no-store', Buffer.from(message));
}

function send(status: number, type: string, cacheControl: string, body: Buffer): ApiResponse {
  const headers = [
    'Content-Type',
    type,
    'Content-Length',
    String(body.length),
    'Cache-Control',
    cacheControl,
  ];
  // Other sites' maps may show them, as their scripts may read the API.
  headers.push('Access-Control-Allow-Origin', '*', 'X-Content-Type-Options', 'nosniff');
  return { status, headers, body };
}

/** Column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Reads `4`, `8`, `5.mvt`; undefined unless they name a tile to `maxZoom`. */
function parseTileAddress(segments: readonly string[], maxZoom: number): TileAddress | undefined {
  const [z = '', x = '', y = ''] = segments.slice(-3);
  const isNumber = /^(0|[1-9][0-9]{0,6})$/;
  const row = /^(.+)\.mvt$/.exec(y)?.[1] ?? '';
  if (!isNumber.test(z) || !isNumber.test(x) || !isNumber.test(row)) return undefined;
  const address = { z: Number(z), x: Number(x), y: Number(row) };
  if (address.z > maxZoom) return undefined;
  const size = 2 ** address.z;
  return address.x < size && address.y < size ? address : undefined;
}

export interface TileAdapterOptions extends TileHandlerOptions {
  onError: (error: unknown, requestId: string) => void;
}

/** Tiles aren't under the quota: a map asks for dozens at once. */
export function createTileAdapter({ onError, ...options }: TileAdapterOptions): ApiListener {
  const answerTile = createTileHandler(options);
  return (request, response, { path, query, requestId }) => {
    const answer = () => {
      try {
        return answerTile({ path, query, acceptEncoding: request.headers['accept-encoding'] });
      } catch (error) {
        onError(error, requestId);
        return errorResponse({
          error: 'internal',
          message: 'Something went wrong while making this tile.',
          requestId,
        });
      }
    };
    const { status, headers, body } = answer();
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : (body ?? undefined));
  };
}
