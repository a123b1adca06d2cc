import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { BASEMAP_SCHEMA } from '#lib/basemap-file/basemap-file.ts';
import { openBasemapTiles } from './basemap-tiles.ts';
import type { TileCourse } from './course-tiles.ts';
import { createTilesApp, type TileDataset } from './tiles-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'basemap-'));
after(() => rmSync(folder, { recursive: true }));

const course: TileCourse = {
  golf_id: 1,
  slug: 'one',
  name: 'One',
  latitude: 50,
  longitude: 10,
  hole_count: 18,
  par: 72,
  has_geometry: true,
};
const nine: TileCourse = { ...course, golf_id: 2, slug: 'two', latitude: 51, hole_count: 9, par: 36 };
const published: TileDataset = { version: '0123456789abcdef', courses: () => [course, nine] };

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
const app = createTilesApp({ dataset: () => published, basemap: () => basemap });

test('TileJSON names the tiles of the version that is served', async () => {
  const response = await app.request('/tiles/courses.json');
  assert.equal(response.headers.get('cache-control'), 'no-cache');
  const { tiles } = await response.json();
  assert.deepEqual(tiles, ['/tiles/0123456789abcdef/courses/{z}/{x}/{y}.mvt']);
});

test('a filter is carried from TileJSON to the tiles and narrows them', async () => {
  const { tiles } = await (await app.request('/tiles/courses.json?x=1&map=1&holes=9')).json();
  assert.deepEqual(tiles, ['/tiles/0123456789abcdef/courses/{z}/{x}/{y}.mvt?holes=9&map=1']);
  const all = await bytes('/tiles/0123456789abcdef/courses/10/540/347.mvt');
  const narrowed = await bytes('/tiles/0123456789abcdef/courses/10/540/347.mvt?holes=9&map=1');
  assert.ok(all.includes('One') && !narrowed.includes('One'));
});

test('a tile is cached for good under its version and no other version is served', async () => {
  const found = await app.request('/tiles/0123456789abcdef/courses/0/0/0.mvt');
  assert.equal(found.status, 200);
  assert.equal(found.headers.get('content-type'), 'application/vnd.mapbox-vector-tile');
  assert.match(found.headers.get('cache-control') ?? '', /immutable/);
  const old = await app.request('/tiles/0000000000000000/courses/0/0/0.mvt');
  assert.equal(old.status, 404);
  assert.equal(old.headers.get('cache-control'), 'no-store');
});

test('an address given out before a publish gives the current tile after it, for once', async () => {
  let current = published;
  const switching = createTilesApp({ dataset: () => current, basemap: () => basemap });
  await switching.request('/tiles/courses.json');
  current = { version: 'aaaaaaaaaaaaaaaa', courses: () => [nine] };
  const outdated = await switching.request('/tiles/0123456789abcdef/courses/10/540/347.mvt');
  assert.equal(outdated.status, 200);
  assert.equal(outdated.headers.get('cache-control'), 'no-store');
  const present = await switching.request('/tiles/aaaaaaaaaaaaaaaa/courses/10/540/347.mvt');
  assert.match(present.headers.get('cache-control') ?? '', /immutable/);
  assert.equal(await outdated.text(), await present.text());
  const never = await switching.request('/tiles/bbbbbbbbbbbbbbbb/courses/10/540/347.mvt');
  assert.equal(never.status, 404);
});

test('addresses outside the pyramid are not found', async () => {
  for (const path of [
    '0/1/0.mvt',
    '3/0/8.mvt',
    '11/0/0.mvt',
    '-1/0/0.mvt',
    '1/01/0.mvt',
    '1/0/0',
    '1/0/x.mvt',
  ]) {
    const response = await app.request(`/tiles/0123456789abcdef/courses/${path}`);
    assert.equal(response.status, 404, path);
  }
});

test('the base map is sent as it is stored where gzip is taken and unpacked where it is not', async () => {
  const path = '/basemap/fedcba9876543210/land/0/0/0.mvt';
  const packed = await app.request(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
  assert.equal(packed.headers.get('content-encoding'), 'gzip');
  const plain = await app.request(path);
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.equal(await plain.text(), 'a tile of the world');
});

test('open sea is an empty tile, not an error', async () => {
  const response = await app.request('/basemap/fedcba9876543210/land/3/0/0.mvt');
  assert.equal(response.status, 200);
  assert.equal((await response.arrayBuffer()).byteLength, 0);
});

test('without a dataset or a base map the documents say so', async () => {
  const empty = createTilesApp({ dataset: () => undefined, basemap: () => undefined });
  assert.equal((await empty.request('/tiles/courses.json')).status, 503);
  assert.equal((await empty.request('/basemap/land.json')).status, 404);
});

async function bytes(path: string): Promise<string> {
  return (await app.request(path)).text();
}
