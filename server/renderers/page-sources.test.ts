import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { Hono } from 'hono';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { operations } from '../api/operations.ts';
import { apiHandlerOf } from '../http/api-handler-of.ts';
import type { Env } from '../http/env.ts';
import { operationRoutes } from '../http/operation-routes.ts';
import { type Dataset, openDataset } from '../store/open-dataset.ts';
import { createSourceCheck, writeDownSources } from './page-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-sources-'));
const open: Dataset[] = [];
after(() => {
  for (const dataset of open) dataset.close();
  rmSync(folder, { recursive: true, force: true });
});
const site = { url: 'https://golf.example', name: 'Atlas', requestsPerSecond: 0 };
const app = new Hono<Env>();
app.route('/v2', operationRoutes(operations, { site, root: '/v2', revision: 'r', dataset: () => null }));
const api = apiHandlerOf(app, '');
const isStillSaid = createSourceCheck(api);

function publish(name: string, edit = ''): Dataset {
  const version = publishFixtureDataset(join(folder, name), 60);
  const file = join(folder, name, `dataset-${version}.sqlite`);
  const database = new DatabaseSync(file);
  database.exec(edit);
  database.close();
  const dataset = openDataset(file, name);
  open.push(dataset);
  return dataset;
}

const [first, second] = fixtureCourses(60);
const before = publish('before');

/** Of a page that reads this. */
async function sourcesOf(...targets: string[]) {
  const sources = writeDownSources(api, before);
  const bodies: string[] = [];
  for (const target of targets) {
    const [path = '', query = ''] = target.split('?');
    const request = { method: 'GET', path, query, acceptEncoding: undefined, ifNoneMatch: undefined };
    const { body } = await sources.read({ ...request, requestId: 'r' });
    bodies.push(String(body));
  }
  return { all: sources.all(), bodies };
}

const near = `/search/map/golfs?lat=${first!.position[1]}&long=${first!.position[0]}&limit=5`;
const ofFirst = `/golfs/profile/${first!.slug}`;

test('a page is right for a dataset that answers it the same, even if other things have changed', async () => {
  const { all } = await sourcesOf(ofFirst, near, '/public/golfs/atlantis');
  const elsewhere = publish('elsewhere', `UPDATE summary SET doc = '{}'; DELETE FROM finding`);
  assert.equal(await isStillSaid(all!, elsewhere), true);
});

test('a page is rendered again when an answer changes, or a place or a source is added', async () => {
  const { all } = await sourcesOf(ofFirst, near, '/public/golfs/atlantis');
  const changes = {
    neighbour: `UPDATE course SET row_doc = replace(row_doc, '"par":', '"par":1') WHERE slug = '${first!.slug}'`,
    profile: `UPDATE profile SET body = (SELECT body FROM profile WHERE golf_id = ${second!.golfId}) WHERE golf_id = ${first!.golfId}`,
    place: `UPDATE country SET slug = 'atlantis' WHERE country_id = 1`,
    source: `UPDATE source SET attribution = 'somebody else'`,
    kind: `UPDATE meta SET value = 'real' WHERE key = 'kind'`,
  };
  for (const [name, edit] of Object.entries(changes)) {
    assert.equal(await isStillSaid(all!, publish(name, edit)), false, name);
  }
});

test('a list does not say when its courses changed, so a new time alone changes no page', async () => {
  const { all, bodies } = await sourcesOf(near, '/golfs?limit=3');
  assert.doesNotMatch(bodies[0]!, /updated_at/);
  assert.equal(
    (JSON.parse(bodies[0]!) as { data: { golfs: { items: object[] } } }).data.golfs.items.length,
    5,
  );
  // Sitemaps read this one.
  assert.match(bodies[1]!, /updated_at/);
  const later = `UPDATE course SET row_doc = replace(row_doc, '"updated_at":"2026', '"updated_at":"2027')`;
  assert.equal(await isStillSaid(all!, publish('later', later)), false);
  const { all: ofNear } = await sourcesOf(near);
  assert.equal(await isStillSaid(ofNear!, publish('later again', later)), true);
});

test('a page with very many reads is rendered again for each dataset', async () => {
  const { all } = await sourcesOf(...Array.from({ length: 50 }, () => ofFirst));
  assert.equal(all, undefined);
});
