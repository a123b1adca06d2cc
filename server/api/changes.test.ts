import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { SaxesParser } from 'saxes';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { publishFixtureDataset } from '#testing/write-fixture-dataset.ts';
import { operationRoutes } from '../http/operation-routes.ts';
import { type Dataset, openDataset } from '../store/open-dataset.ts';
import { changesFeed } from './changes.ts';
import { operations } from './operations.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
const site = { url: 'https://golf.example', name: 'Fairway <Atlas>', requestsPerSecond: 0 };
const open: Dataset[] = [];
after(() => {
  for (const dataset of open) dataset.close();
  rmSync(folder, { recursive: true, force: true });
});

function publish(name: string, courses: number): Dataset {
  const version = publishFixtureDataset(join(folder, name), courses);
  const dataset = openDataset(join(folder, name, `dataset-${version}.sqlite`), version);
  open.push(dataset);
  return dataset;
}

test('a tag changes exactly when a new dataset says something else about the course', async () => {
  const routes = operationRoutes(operations, { site, revision: 'r', dataset: () => null });
  const tagOf = async (path: string, dataset: Dataset) => {
    const { status, headers } = await routes.request(path, undefined, { dataset });
    assert.equal(status, 200, path);
    return headers.get('ETag')!;
  };
  const [one, other] = [publish('one', 60), publish('other', 61)];
  const renamed = fixtureCourses(61).at(-1)!;
  let same = 0;
  const paths = fixtureCourses(60).flatMap(({ slug }) => [
    `/golfs/profile/${slug}`,
    `/seo/golfs/${slug}`,
    `/golfs/${slug}/geometry.geojson`,
  ]);
  for (const path of paths) same += Number((await tagOf(path, one)) === (await tagOf(path, other)));
  assert.equal(same, paths.length);
  assert.notEqual(await tagOf('/golfs', one), await tagOf('/golfs', other));
  const near = fixtureCourses(60).filter(({ slug }) => slug !== renamed.slug);
  const markdown = await Promise.all(
    near.map(async ({ slug }) => [
      await tagOf(`/golfs/${slug}/llm.md`, one),
      await tagOf(`/golfs/${slug}/llm.md`, other),
    ]),
  );
  // It lists the nearest courses, of which the added one may be one.
  assert.ok(markdown.some(([first, second]) => first === second));
  assert.ok(markdown.some(([first, second]) => first !== second));
});

function feedOf(dataset: Dataset): string {
  return (changesFeed(dataset, site) as { document: string }).document;
}

/** The text of every element with a name. Throws if the document isn't well-formed. */
function textsOf(xml: string): (name: string) => string[] {
  const found: { name: string; text: string }[] = [];
  const path: { name: string; text: string }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    path.push({ name, text: '' });
    found.push(path.at(-1)!);
  });
  parser.on('text', (text) => {
    if (path.length > 0) path.at(-1)!.text += text;
  });
  parser.on('closetag', () => path.pop());
  parser.write(xml).close();
  return (wanted) => found.filter(({ name }) => name === wanted).map(({ text }) => text);
}

test('the feed has an entry for each edition, the newest first, with counts by country', () => {
  const texts = textsOf(feedOf(publish('feed', 60)));
  assert.deepEqual(texts('title'), [
    'Fairway <Atlas>: what’s new in the data',
    'Courses: 1 changed, 1 renamed, 1 retired',
    'Courses: 1 added, 1 changed, 1 merged',
  ]);
  const [march, february] = ['2026-03-01T00:00:00Z', '2026-02-01T00:00:00Z'];
  assert.deepEqual(texts('updated'), [march, march, february]);
  assert.match(texts('content')[0]!, /<li>Isle of Man: 1 retired<\/li>/);
  assert.equal(texts('id')[0], 'https://golf.example/changes.atom');
  assert.equal(new Set(texts('id')).size, 3);
});

test('the feed of a dataset without a history says how many courses there are', () => {
  publishFixtureDataset(join(folder, 'first'), 20);
  const version = publishFixtureDataset(join(folder, 'first'), 20);
  const file = join(folder, 'first', `dataset-${version}.sqlite`);
  const database = new DatabaseSync(file);
  database.exec('DELETE FROM former_content; DELETE FROM edition');
  database.close();
  const dataset = openDataset(file, version);
  open.push(dataset);
  assert.match(feedOf(dataset), /<title>The first edition: 20 courses<\/title>/);
});
