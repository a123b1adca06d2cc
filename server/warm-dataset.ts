import { operationPaths } from '#lib/contract/operation-paths.ts';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { courseFigures } from '#lib/golf/course-figures.ts';
import { prepareChanges } from './api/changes.ts';
import { datasetInfo } from './api/dataset.ts';
import { cities } from './api/enumeration.ts';
import type { ApiHandler, ApiRequest } from './http/api-message.ts';
import { createRouter } from './http/read-request.ts';
import type { Site } from './operation.ts';
import { holeQuestionPages } from './store/hole-questions.ts';
import type { Dataset } from './store/open-dataset.ts';
import { placeNames } from './store/place-names.ts';
import { warmCourseTiles } from './tiles/course-tiles.ts';
import { GROUND_TILE_ZOOMS } from './tiles/ground-tiles.ts';
import type { createTileHandler } from './tiles/tile-handler.ts';

export type Warmed = {
  api: ApiHandler;
  files: ApiHandler;
  tiles: (dataset: Dataset) => ReturnType<typeof createTileHandler>;
  site: Site;
  /** What pages of each kind read. */
  pageReads: readonly Asked[];
};

type Asked = Pick<ApiRequest, 'path' | 'query' | 'acceptEncoding'>;

/**
 * Makes what takes long and is kept for each version, in steps, then asks for something of each kind. Throws if
 * an answer fails.
 */
export function* warmDataset(
  dataset: Dataset,
  { api, files, tiles, site, pageReads }: Warmed,
): Generator<void, void, void> {
  for (const each of [datasetInfo, cities, holeQuestionPages, placeNames]) yield* each.prepare(dataset);
  yield* warmCourseTiles(dataset);
  yield* prepareChanges(dataset, site);
  for (const figure of courseFigures) {
    yield;
    dataset.readFigure({ figure, countryId: null, regionId: null, isNamed: false }, 0);
  }
  for (const asked of apiRequests(dataset, pageReads)) {
    yield;
    ask(api, asked, dataset);
  }
  for (const path of ['/changes.atom', '/llms.txt', '/llms-full.txt']) {
    yield;
    ask(files, toAsked(path), dataset);
  }
  const answerTile = tiles(dataset);
  for (const path of tilePaths(dataset)) {
    yield;
    answerTile({ path, query: '', acceptEncoding: 'gzip', requestId: 'warm-up' });
  }
}

function toAsked(target: string): Asked {
  const [path = '', query = ''] = target.split('?');
  return { path, query, acceptEncoding: undefined };
}

function ask(handler: ApiHandler, { path, query, acceptEncoding }: Asked, dataset: Dataset): void {
  const common = { method: 'GET', ifNoneMatch: undefined, requestId: 'warm-up' };
  const answer = handler({ ...common, path, query, acceptEncoding, dataset });
  if ('status' in answer && answer.status >= 500) throw new Error(`${path} answers ${answer.status}`);
}

/** Ground is asked for where a mapped course has the fewest holes: it's cut from the whole course. */
function tilePaths({ courses, version }: Dataset): string[] {
  const mapped = Array.from(courses.golfIds.keys()).filter((index) => courses.hasGeometry[index] === 1);
  const [first, ...others] = mapped;
  const anywhere = ['/tiles/courses.json', '/tiles/ground.json', `/tiles/${version}/courses/0/0/0.mvt`];
  if (first === undefined) return anywhere;
  const holes = (index: number) => courses.holeCounts[index] || Number.POSITIVE_INFINITY;
  const index = others.reduce((least, other) => (holes(other) < holes(least) ? other : least), first);
  const place = [mercatorX(courses.longitudes[index]!), mercatorY(courses.latitudes[index]!)];
  const z = GROUND_TILE_ZOOMS.maxZoom;
  const [x, y] = place.map((part) => Math.floor(part * 2 ** z));
  return [...anywhere, `/tiles/${version}/ground/${z}/${x}/${y}.mvt`];
}

const findOperation = createRouter(Object.entries(operationPaths).map(([id, { path }]) => [path, id]));

/** A request for each operation, and one of the pages' for each further set of parameters. */
function apiRequests(dataset: Dataset, pageReads: readonly Asked[]): Asked[] {
  const all = [...apiPaths(dataset).map(toAsked), ...pageReads];
  const byKind = Map.groupBy(all, ({ path, query }) => {
    return `${findOperation(path)?.value} ${[...new URLSearchParams(query).keys()].sort()}`;
  });
  return [...byKind.values()].map(([first]) => first!);
}

/** Each operation once; those that take parameters of one course and its places. */
function apiPaths({ courses, version }: Dataset): string[] {
  const paths = Object.values(operationPaths).map(({ path }) => path as string);
  if (courses.length === 0) return paths.filter((path) => !path.includes('{'));
  const { golf_id, slug, latitude, longitude, country, region, city } = courses.rowOf(0);
  const queries: Record<string, string> = {
    [operationPaths.listChanges.path]: `?since=${version}`,
    [operationPaths.searchGolfCourses.path]: '?q=golf',
    [operationPaths.searchGolfCoursesByLocation.path]: `?lat=${latitude}&long=${longitude}`,
    [operationPaths.searchHoles.path]: `?lat=${latitude}&long=${longitude}`,
  };
  return paths.map((path) => {
    const isOfArea = /public|seo\/(?:country|continent)/.test(path);
    const values: Record<string, string | undefined> = {
      golf_id,
      identifier: slug,
      slug: isOfArea ? country.slug : slug,
      country: country.slug,
      region: region?.slug,
      city: city?.slug,
    };
    // Without the place it's a path that answers 404, which is warmed up as well.
    return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'none') + (queries[path] ?? '');
  });
}
