import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { openedFixture } from '#testing/opened-fixture.ts';
import { until } from '#testing/until.ts';
import { packPage } from '../renderers/pack-page.ts';
import type { PageRead, RenderedPage } from '../renderers/page-sources.ts';
import { type Renderers, RenderRefused } from '../renderers/renderers.ts';
import { siteFacts } from '../store/site-facts.ts';
import { pageRoutes } from './page-address.ts';
import { createRouter } from './path-router.ts';
import { warmPages } from './warm-pages.ts';

const dataset = openedFixture(400);

const packed = (status: number) => packPage({ status, headers: {}, body: Buffer.alloc(0) });

/** What was rendered when warming up was over, with renderers that answer like this. */
async function rendered(count: number, render: Renderers['render'] = () => packed(200)): Promise<string[]> {
  const targets: string[] = [];
  const note: Renderers['render'] = (request) => {
    assert.equal(request.dataset, dataset());
    targets.push(request.target);
    return render(request);
  };
  await warmPages(dataset(), { started: Promise.resolve(), render: note }, count);
  return targets;
}

test('a page of each route is rendered; lists, searches and comparisons have something in them', async () => {
  const targets = await rendered(1);
  const findRoute = createRouter(Object.keys(pageRoutes).map((route) => [route, route]));
  const routes = targets.map((target) => findRoute(target.split('?')[0]!)?.value);
  const missing = Object.keys(pageRoutes).filter((route) => !routes.includes(route));
  // No district or city of the fixtures has so many courses.
  assert.deepEqual(missing, [
    '/golf-courses/{country}/{region}/districts/{district}/page/{n}',
    '/golf-courses/{country}/{region}/{city}/page/{n}',
  ]);
  assert.equal(new Set(routes).size, targets.length);
  for (const asked of [
    /^\/compare\?courses=.+%2C.+/,
    /^\/courses\?country=/,
    /^\/holes\?/,
    /^\/search\?q=/,
  ]) {
    assert.ok(targets.some((target) => asked.test(target)));
  }
});

test('as many are rendered at once as there are renderers, one kind after another', async () => {
  let running = 0;
  let most = 0;
  const targets = await rendered(2, async () => {
    most = Math.max(most, ++running);
    const page = await packed(200);
    running--;
    return page;
  });
  assert.equal(most, 2);
  assert.equal(targets.length, 2 * new Set(targets).size);
});

test('it waits for the renderers, and says what pages have read even if one of them fails', async () => {
  const read = (path: string): PageRead => ({
    method: 'GET',
    path,
    query: '',
    acceptEncoding: undefined,
    hash: '',
  });
  const started = Promise.withResolvers<void>();
  const targets: string[] = [];
  const render: Renderers['render'] = async ({ target }) => {
    targets.push(target);
    if (target === '/map') throw new RenderRefused('Too many pages', 2);
    const page = await packed(200);
    if (target !== '/play' && target !== '/search?q=golf') return page;
    return { ...page, sources: { facts: siteFacts(dataset()), reads: [read(target), read('/dataset')] } };
  };
  const warming = warmPages(dataset(), { started: started.promise, render }, 1);
  assert.deepEqual(targets, []);
  started.resolve();
  assert.deepEqual(await warming, ['/play', '/dataset', '/search?q=golf', '/dataset'].map(read));
});

test('it gives up after 20 seconds, even if a page never comes', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const targets: string[] = [];
  const page = Promise.withResolvers<RenderedPage>();
  const render: Renderers['render'] = ({ target }) => {
    targets.push(target);
    return targets.length < 3 ? packed(200) : page.promise;
  };
  const warming = warmPages(dataset(), { started: Promise.resolve(), render }, 1);
  await until(() => targets.length === 3);
  t.mock.timers.tick(20_000);
  assert.deepEqual(await warming, []);
  page.resolve(await packed(200));
  await setImmediate();
  assert.equal(targets.length, 3);
});
