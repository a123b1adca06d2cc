import assert from 'node:assert/strict';
import { test } from 'node:test';
import { operationPaths } from '#lib/contract/operation-paths.ts';
import { doAtOnce } from '#lib/dataset-file/do-at-once.ts';
import { openedFixture } from '#testing/opened-fixture.ts';
import type { ApiResponse } from './http/api-message.ts';
import { createRouter } from './http/read-request.ts';
import type { Dataset } from './store/open-dataset.ts';
import { createTileHandler } from './tiles/tile-handler.ts';
import { warmDataset } from './warm-dataset.ts';

const dataset = openedFixture(400);

const ok: ApiResponse = { status: 200, headers: [], body: '' };
const site = { url: 'https://example.org', name: 'Fairway Atlas', requestsPerSecond: 0, contact: undefined };
const tilesOf = (of: Dataset) =>
  createTileHandler({ dataset: () => of, pictures: () => of, basemap: () => undefined });

/** What it asks for, of an API that answers like this. */
function asked(answer: (path: string) => ApiResponse = () => ok): string[] {
  const paths: string[] = [];
  const note = (kind: string, path: string) => paths.push(`${kind} ${path}`);
  const answerAndNote = (kind: string) => (request: { path: string; query: string }) => {
    note(kind, request.query ? `${request.path}?${request.query}` : request.path);
    return answer(request.path);
  };
  const steps = warmDataset(dataset(), {
    api: answerAndNote('api'),
    files: answerAndNote('file'),
    tiles: (of) => (request) => {
      note('tile', request.path);
      return tilesOf(of)(request);
    },
    site,
    pageReads: ['q=a', 'q=b', 'q=c&skip=1'].map((query) => ({
      path: '/search/golfs',
      query,
      acceptEncoding: 'br',
    })),
  });
  doAtOnce(steps);
  return paths;
}

test('every operation is asked once, and once more for each choice of parameters that pages make', () => {
  const paths = asked();
  assert.deepEqual(
    paths.filter((path) => path.includes('/search/golfs')),
    ['api /search/golfs?q=golf', 'api /search/golfs?q=c&skip=1'],
  );
  const findOperation = createRouter(Object.entries(operationPaths).map(([id, { path }]) => [path, id]));
  const ids = paths.flatMap((path) => findOperation(path.replace(/^api /, '').split('?')[0]!)?.value ?? []);
  assert.deepEqual(ids.sort(), [...Object.keys(operationPaths), 'searchGolfCourses'].sort());
});

test('files and tiles are asked for, ground among them', () => {
  const paths = asked();
  assert.ok(paths.includes('file /llms.txt'));
  const tiles = paths.filter((path) => path.startsWith('tile ')).map((path) => path.slice('tile '.length));
  const request = { query: '', acceptEncoding: undefined, requestId: 'r1' };
  const answers = tiles.map((path) => ({ path, ...tilesOf(dataset())({ path, ...request }) }));
  for (const { path, status } of answers) assert.equal(status, 200, path);
  const ground = answers.find(({ path }) => path.includes('/ground/'));
  assert.ok(ground && ground.body!.length > 100);
});

test('a failing answer is an error, a missing one isn’t', () => {
  const answering = (status: number) =>
    asked((path) => ({ ...ok, status: path === '/dataset' ? status : 200 }));
  assert.throws(() => answering(500), /\/dataset answers 500/);
  assert.ok(answering(404).length > 10);
});
