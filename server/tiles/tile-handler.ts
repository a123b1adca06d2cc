import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BASEMAP_SETS } from '#lib/basemap-file/basemap-file.ts';
import { type BasemapTiles, isBasemapSet } from '#lib/basemap-file/open-basemap.ts';
import { errors } from '#lib/contract/errors.ts';
import {
  type CourseFilter,
  describeFilterFault,
  formatCourseFilter,
  parseCourseFilter,
} from '#lib/golf/course-filter.ts';
import type { ApiResponse } from '../http/api-message.ts';
import { errorResponse, type Problem } from '../http/error-response.ts';
import { createRouter } from '../http/read-request.ts';
import { negotiateEncoding } from '../http/representation.ts';
import { type ApiListener, writeAnswer } from '../http/request-listener.ts';
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
import { LIFETIMES, send, sendTile, sendTileJson, type TileSet } from './send-tile.ts';

export interface TileHandlerOptions {
  dataset: () => GroundDataset | null;
  basemap: () => BasemapTiles | undefined;
  pictures: () => PictureDataset | null;
}

export interface TileRequest {
  path: string;
  query: string;
  acceptEncoding: string | undefined;
  requestId: string;
}

type Refusal = Omit<Problem, 'requestId'>;
type Answer = (parameters: readonly string[], request: TileRequest) => ApiResponse | Refusal;

/**
 * `/tiles/courses.json`, `/tiles/ground.json` and `/basemap/{set}.json` (TileJSON 3.0.0, naming the current version),
 * `/tiles/{version}/courses/{z}/{x}/{y}.mvt`, the same with `ground`, and `/basemap/{version}/{set}/{z}/{x}/{y}.mvt`. Course addresses
 * take the filter `holes`, `par`, `map`, `access`; a value that isn't understood is a 400. Earlier versions' addresses give the
 * current courses, so that an open map goes on after a publish and a restart; any other version is a 404. `/tiles/plans/{slug}.svg`
 * is a course as small as in a list, `/tiles/dots/world.svg`, `/tiles/dots/{country}.svg` and `/tiles/dots/{country}/{region}.svg` a dot for each course, in the window
 * `box=x,y,width,height` of the world's map.
 */
export function createTileHandler(options: TileHandlerOptions): (request: TileRequest) => ApiResponse {
  const courses = answerTiles(options, COURSES);
  const ground = answerTiles(options, GROUND);
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
    const answer = found ? found.value(found.parameters, request) : NO_TILE;
    return 'error' in answer ? errorResponse({ ...answer, requestId: request.requestId }) : answer;
  };
}

/** Below this, compressing a tile saves no packet. */
const SMALLEST_GZIPPED = 1000;

type DatasetTiles = TileSet & {
  name: 'courses' | 'ground';
  takesFilter: boolean;
  tileOf: (dataset: GroundDataset, address: TileAddress, filter: CourseFilter) => Uint8Array;
};

const COURSES: DatasetTiles = {
  name: 'courses',
  minZoom: 0,
  maxZoom: COURSE_TILES_MAX_ZOOM,
  layers: ['cluster', 'course'],
  takesFilter: true,
  tileOf: (dataset, { z, x, y }, filter) => courseTilesOf(dataset, filter)(z, x, y),
};

/** What's mapped of the courses. */
const GROUND: DatasetTiles = {
  name: 'ground',
  ...GROUND_TILE_ZOOMS,
  layers: ['ground', 'hole', 'tee'],
  takesFilter: false,
  tileOf: (dataset, { z, x, y }) => groundTile(dataset, z, x, y),
};

function answerTiles(
  { dataset }: TileHandlerOptions,
  tiles: DatasetTiles,
): { document: Answer; tile: Answer } {
  const wasServed = rememberVersions();
  const whereUnderstood = (query: string, answer: (filter: CourseFilter) => ApiResponse) => {
    const asked = new URLSearchParams(tiles.takesFilter ? query : '');
    const fault = describeFilterFault(asked);
    return fault ? { error: 'invalidParameter' as const, ...fault } : answer(parseCourseFilter(asked));
  };
  return {
    document: (_, { query }) => {
      const current = dataset();
      if (!current) return NO_DATASET;
      wasServed(current.version, current);
      return whereUnderstood(query, (filter) => {
        const narrowing = formatCourseFilter(filter).toString();
        const path = `/tiles/${current.version}/${tiles.name}/{z}/{x}/{y}.mvt`;
        return sendTileJson(`${path}${narrowing && `?${narrowing}`}`, tiles);
      });
    },
    tile: (segments, { query, acceptEncoding }) => {
      const current = dataset();
      const [version = ''] = segments;
      if (!current) return NO_DATASET;
      if (!wasServed(version, current)) return NO_VERSION;
      const address = parseTileAddress(segments, tiles);
      if (!address) return NO_TILE;
      return whereUnderstood(query, (filter) => {
        const body = tiles.tileOf(current, address, filter);
        const isGzipped = body.length > SMALLEST_GZIPPED;
        const lifetime = version === current.version ? LIFETIMES.exact : LIFETIMES.outdated;
        return sendTile(isGzipped ? gzipSync(body) : body, { isGzipped, acceptEncoding, lifetime });
      });
    },
  };
}

/** For pages, whose addresses of pictures name no version. */
function answerPictures({ pictures }: TileHandlerOptions): { plan: Answer; dots: Answer } {
  const answer = (draw: (dataset: PictureDataset) => string | null, { acceptEncoding }: TileRequest) => {
    const current = pictures();
    if (!current) return NO_DATASET;
    const picture = draw(current);
    if (picture === null) return NO_PICTURE;
    const takesGzip = negotiateEncoding(acceptEncoding, ['gzip']) === 'gzip';
    const body = takesGzip ? gzipSync(picture) : Buffer.from(picture);
    const sent = send('image/svg+xml; charset=utf-8', LIFETIMES.picture, body);
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
      return box ? answer((dataset) => courseDots(dataset, place, box), request) : NO_PICTURE;
    },
  };
}

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
      if (!map || !isBasemapSet(set)) return NO_BASEMAP;
      const path = `/basemap/${map.version}/${set}/{z}/{x}/{y}.mvt`;
      return sendTileJson(path, BASEMAP_SETS[set]);
    },
    tile: (segments, { acceptEncoding }) => {
      const map = basemap();
      const [version = '', set = ''] = segments;
      if (!map) return NO_BASEMAP;
      if (map.version !== version) return NO_VERSION;
      const address = isBasemapSet(set) ? parseTileAddress(segments, BASEMAP_SETS[set]) : undefined;
      if (!address || !isBasemapSet(set)) return NO_TILE;
      const body = map.tile(set, address.z, address.x, address.y);
      const isGzipped = body !== undefined;
      return sendTile(body ?? new Uint8Array(), { isGzipped, acceptEncoding, lifetime: LIFETIMES.exact });
    },
  };
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

const NO_DATASET: Refusal = { error: 'unavailable', message: errors.unavailable.meaning };
const NO_TILE: Refusal = { error: 'unknownPath', message: 'There is no such tile.' };
const NO_VERSION: Refusal = {
  error: 'unknownPath',
  message: "This version isn't served here. The TileJSON names the current one.",
  mayPass: true,
};
const NO_PICTURE: Refusal = { error: 'unknownPath', message: 'There is no such picture.' };
const NO_BASEMAP: Refusal = { error: 'unknownPath', message: 'There is no such base map.' };

/** Column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** Reads `4`, `8`, `5.mvt`; undefined unless they name a tile of the set. */
function parseTileAddress(
  segments: readonly string[],
  { minZoom, maxZoom }: TileSet,
): TileAddress | undefined {
  const [z = '', x = '', y = ''] = segments.slice(-3);
  const isNumber = /^(0|[1-9][0-9]{0,6})$/;
  const row = /^(.+)\.mvt$/.exec(y)?.[1] ?? '';
  if (!isNumber.test(z) || !isNumber.test(x) || !isNumber.test(row)) return undefined;
  const address = { z: Number(z), x: Number(x), y: Number(row) };
  if (address.z < minZoom || address.z > maxZoom) return undefined;
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
        const acceptEncoding = request.headers['accept-encoding'];
        return answerTile({ path, query, acceptEncoding, requestId });
      } catch (error) {
        onError(error, requestId);
        return errorResponse({
          error: 'internal',
          message: 'Something went wrong while making this tile.',
          requestId,
        });
      }
    };
    writeAnswer(request, response, answer(), []);
  };
}
