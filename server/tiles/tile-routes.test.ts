import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { BASEMAP_SCHEMA, openBasemapTiles } from '#lib/basemap-file/basemap-file.ts';
import { ErrorEnvelope } from '#lib/contract/error-envelope.ts';
import { errors } from '#lib/contract/errors.ts';
import { mappedGround } from '#testing/mapped-ground.ts';
import { type TileCourse, tileCourses } from '#testing/tile-courses.ts';
import type { Env } from '../http/env.ts';
import { refuse } from '../http/refuse.ts';
import type { Refusal } from '../operation.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { type TileOptions, tileRoutes } from './tile-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'basemap-'));
after(() => rmSync(folder, { recursive: true }));

const course: TileCourse = {
  golf_id: 1,
  slug: 'one',
  name: 'One',
  name_latin: null,
  country_code: null,
  latitude: 50,
  longitude: 10,
  hole_count: 18,
  par: 72,
  has_geometry: true,
  access: 'public',
};
const nine: TileCourse = {
  ...course,
  golf_id: 2,
  access: 'private',
  slug: 'two',
  latitude: 51,
  hole_count: 9,
  par: 36,
};
const published = tileDataset('0123456789abcdef', [course, nine]);

function tileDataset(version: string, courses: TileCourse[]): Dataset {
  const memos = new Map<string, unknown>();
  const dataset: Partial<Dataset> = {
    version,
    memo<Value>(key: string, make: () => Value): Value {
      if (!memos.has(key)) memos.set(key, make());
      return memos.get(key) as Value;
    },
    courses: tileCourses(courses),
    readProfile: () => brotliCompressSync(JSON.stringify({ data: mappedGround })),
  };
  return dataset as Dataset;
}

function makeBasemap(): string {
  const file = join(folder, 'basemap.sqlite');
  const database = new DatabaseSync(file);
  database.exec(`${BASEMAP_SCHEMA} INSERT INTO meta VALUES ('version', 'fedcba9876543210')`);
  database.prepare('INSERT INTO blob VALUES (1, ?)').run(gzipSync('a tile of the world'));
  database.exec("INSERT INTO tile VALUES ('land', 0, 0, 0, 1)");
  database.close();
  return file;
}
const basemap = openBasemapTiles(makeBasemap());
const pictured = {
  courses: {
    length: 3,
    golfIds: Float64Array.of(1, 2, 3),
    longitudes: Float64Array.of(10, 10.01, 30),
    latitudes: Float64Array.of(50, 50.01, 60),
    countryIds: Int32Array.of(5, 5, 6),
    regionIds: Int32Array.of(8, 9, 7),
    hasGeometry: Uint8Array.of(1, 0, 0),
    indexOfSlug: (slug: string) => ({ one: 0, two: 1 })[slug],
  },
  directory: {
    countryBySlug: new Map([['atlantis', { id: 5, regionBySlug: new Map([['south', { id: 9 }]]) }]]),
  },
  readProfile: () => brotliCompressSync(JSON.stringify({ data: mappedGround })),
} as unknown as Dataset;
const ask = askOf({ dataset: () => published, basemap });
const askPictured = askOf({
  dataset: () => pictured,
  basemap,
});

function askOf(options: TileOptions) {
  const app = new Hono<Env>();
  app.use((c, next) => {
    c.set('requestId', 'r1');
    return next();
  });
  app.route('/', tileRoutes(options));
  app.onError((error, c) => refuse(c, error as Refusal));
  return async (target: string, acceptEncoding?: string) => {
    const headers = new Headers(acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding });
    const answer = await app.request(target, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
}

/** The error in an answer with the API's envelope. */
function errorOf({ status, headers, text }: Awaited<ReturnType<typeof ask>>): ErrorEnvelope['error'] {
  const { error } = ErrorEnvelope.parse(JSON.parse(text));
  assert.equal(headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(error.request_id, 'r1');
  assert.equal(error.status, status);
  return error;
}

test('TileJSON names the tiles of the version that is served', async () => {
  const { headers, text } = await ask('/tiles/courses.json');
  assert.equal(headers.get('cache-control'), 'no-cache');
  assert.deepEqual(JSON.parse(text).tiles, ['/tiles/0123456789abcdef/courses/{z}/{x}/{y}.mvt']);
});

test('a filter is carried from TileJSON to the tiles and narrows them', async () => {
  const { tiles } = JSON.parse((await ask('/tiles/courses.json?x=1&map=1&holes=9')).text);
  assert.deepEqual(tiles, ['/tiles/0123456789abcdef/courses/{z}/{x}/{y}.mvt?holes=9&map=1']);
  const all = (await ask('/tiles/0123456789abcdef/courses/10/540/347.mvt')).text;
  const narrowed = (await ask('/tiles/0123456789abcdef/courses/10/540/347.mvt?holes=9&map=1')).text;
  assert.ok(all.includes('One') && !narrowed.includes('One'));
  assert.ok(
    (await ask('/tiles/0123456789abcdef/courses/10/540/347.mvt?access=visitors')).text.includes('One'),
  );
  assert.equal(
    (await ask('/tiles/0123456789abcdef/courses/10/540/347.mvt?access=members')).text.includes('One'),
    false,
  );
});

test('a filter that isn’t understood is refused with what is accepted, instead of giving all courses', async () => {
  for (const address of ['/tiles/courses.json', '/tiles/0123456789abcdef/courses/10/540/347.mvt']) {
    assert.deepEqual(errorOf(await ask(`${address}?map=1&holes=x`)), {
      code: errors.invalidParameter.code,
      message: 'The filter holes can\'t be "x": it takes 9, 18, 27.',
      status: 400,
      parameter: 'holes',
      request_id: 'r1',
    });
  }
  assert.equal((await ask('/tiles/courses.json?holes=&map=1')).status, 200);
});

test('a tile can be cached for ever under its version; any other version’s address gives it uncached', async () => {
  const versions = ['0123456789abcdef', '0000000000000000', 'none'];
  for (const tile of ['courses/10/540/347', 'dots/10/540/347', 'ground/14/8647/5553']) {
    const [present, ...others] = await Promise.all(
      versions.map((version) => ask(`/tiles/${version}/${tile}.mvt`)),
    );
    assert.equal(present!.headers.get('content-type'), 'application/vnd.mapbox-vector-tile');
    assert.match(present!.headers.get('cache-control') ?? '', /immutable/);
    for (const { status, headers, text } of others) {
      assert.deepEqual([status, headers.get('cache-control'), text], [200, 'no-store', present!.text]);
    }
  }
  const land = await ask('/basemap/0000000000000000/land/0/0/0.mvt');
  assert.deepEqual([land.headers.get('cache-control'), land.text], ['no-store', 'a tile of the world']);
});

test('ground far from any course is an empty tile, and lower zooms have no tiles of ground', async () => {
  assert.equal((await ask('/tiles/0123456789abcdef/ground/12/0/1388.mvt')).text, '');
  assert.equal((await ask('/tiles/0123456789abcdef/ground/11/0/0.mvt')).status, 404);
  assert.equal((await ask('/tiles/0123456789abcdef/ground/15/0/0.mvt')).status, 404);
});

test('addresses outside the pyramid are not found', async () => {
  for (const tile of [
    '0/1/0.mvt',
    '3/0/8.mvt',
    '11/0/0.mvt',
    '-1/0/0.mvt',
    '1/01/0.mvt',
    '1/0/0',
    '1/0/x.mvt',
    '1/0/0.mvt/',
    '1/0',
  ]) {
    assert.equal((await ask(`/tiles/0123456789abcdef/courses/${tile}`)).status, 404, tile);
  }
});

test('the base map is sent as it is stored where gzip is taken and unpacked where it is not', async () => {
  const path = '/basemap/fedcba9876543210/land/0/0/0.mvt';
  assert.equal((await ask(path, 'br, gzip')).headers.get('content-encoding'), 'gzip');
  for (const accepted of [undefined, 'br', 'gzip;q=0']) {
    const plain = await ask(path, accepted);
    assert.equal(plain.headers.get('content-encoding'), null);
    assert.equal(plain.text, 'a tile of the world');
  }
});

test('open sea is an empty tile, not an error', async () => {
  const { status, headers } = await ask('/basemap/fedcba9876543210/land/3/0/0.mvt');
  assert.equal(status, 200);
  assert.equal(headers.get('content-length'), '0');
});

test('without a dataset or a base map the answers say so, and when to ask again', async () => {
  const askEmpty = askOf({ dataset: () => null, basemap: undefined });
  for (const path of ['/tiles/courses.json', '/tiles/ground.json', '/tiles/plans/one.svg']) {
    const empty = await askEmpty(path);
    assert.equal(errorOf(empty).code, errors.unavailable.code);
    assert.ok(Number(empty.headers.get('retry-after')) > 0);
  }
  assert.equal(errorOf(await askEmpty('/basemap/land.json')).code, errors.unknownPath.code);
});

test('scripts of other sites may read tiles and their documents', async () => {
  for (const path of ['/tiles/courses.json', '/tiles/0123456789abcdef/courses/0/0/0.mvt', '/tiles/none']) {
    assert.equal((await ask(path)).headers.get('access-control-allow-origin'), '*', path);
  }
});

test('a mapped course has a small picture in the colours of light and dark pages', async () => {
  const { status, headers, text } = await askPictured('/tiles/plans/one.svg');
  assert.equal(status, 200);
  assert.match(headers.get('content-type') ?? '', /^image\/svg\+xml/);
  assert.match(text, /prefers-color-scheme:dark/);
  assert.deepEqual(
    [...text.matchAll(/class="([a-z ]+)"/g)].map(([, name]) => name),
    ['outline', 'bunker', 'ink'],
  );
  assert.ok(text.length < 2000);
  for (const path of ['/tiles/plans/two.svg', '/tiles/plans/three.svg', '/tiles/plans/one']) {
    assert.equal((await askPictured(path)).status, 404, path);
  }
});

test('the world, a country and a region have a dot for each place with courses', async () => {
  const dots = async (path: string) => (await askPictured(path)).text.match(/h0/g)?.length;
  assert.equal(await dots('/tiles/dots/world.svg'), 2);
  assert.equal(await dots('/tiles/dots/atlantis.svg?box=500,200,1,1'), 2);
  assert.equal(await dots('/tiles/dots/atlantis/south.svg'), 1);
  for (const path of [
    'atlantis.svg?box=1,2',
    'nowhere.svg',
    'atlantis/north.svg',
    'world.svg?box=0,0,1,9999',
  ]) {
    assert.equal((await askPictured(`/tiles/dots/${path}`)).status, 404, path);
  }
});
