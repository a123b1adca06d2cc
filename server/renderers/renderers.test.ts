import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { packPage } from './pack-page.ts';
import type { RenderedPage } from './page-sources.ts';
import { countEarlyDeaths, restartDelay } from './renderer-pool.ts';
import type { PageToRender, RendererOptions, RendererProcess, RenderOutcome } from './renderer-process.ts';
import { createRenderers, RenderRefused, type RenderRequest } from './renderers.ts';

type FakeRenderer = RendererOptions & {
  /** In the order in which they were asked for. */
  pages: { target: string; settle: (outcome: RenderOutcome) => void }[];
  ready: () => void;
  die: () => void;
  isKilled: boolean;
};

function openRenderers(count = 1) {
  const started: FakeRenderer[] = [];
  const start = (options: RendererOptions): RendererProcess => {
    let isReady = false;
    const running = new Set<(outcome: RenderOutcome) => void>();
    const fake: FakeRenderer = {
      ...options,
      pages: [],
      isKilled: false,
      ready() {
        isReady = true;
        options.onReady();
      },
      die() {
        isReady = false;
        for (const settle of [...running]) settle({ kind: 'lost' });
        options.onGone({ code: null, signal: 'SIGKILL' });
      },
    };
    started.push(fake);
    return {
      pid: () => started.indexOf(fake),
      isReady: () => isReady,
      running: () => running.size,
      residentBytes: () => 1,
      render: ({ target }: PageToRender) =>
        new Promise((resolve) => {
          const settle = (outcome: RenderOutcome) => {
            if (running.delete(settle)) resolve(outcome);
          };
          running.add(settle);
          fake.pages.push({ target, settle });
        }),
      kill() {
        fake.isKilled = true;
      },
    };
  };
  const read = () => ({ status: 200, headers: [], body: null });
  const renderers = createRenderers({ count, read, log: pino({ level: 'silent' }), start });
  renderers.start();
  return { renderers, started };
}

const page = (
  target: string,
  client: string | null = 'a',
  more: Partial<RenderRequest> = {},
): RenderRequest => ({
  target,
  client,
  requestId: 'r1',
  dataset: null,
  recentUse: 0,
  isWanted: () => true,
  ...more,
});
const packed = await packPage({ status: 200, headers: {}, body: Buffer.alloc(0) });
const answer = (text: string): RenderedPage => ({ ...packed, body: Buffer.from(text) });
const done = (text: string): RenderOutcome => ({ kind: 'rendered', answer: answer(text) });
const targetsOf = ({ pages }: FakeRenderer) => pages.map(({ target }) => target);

test('pages asked for before a renderer is ready wait for it', async () => {
  const { renderers, started } = openRenderers();
  const asked = renderers.render(page('/a'));
  assert.deepEqual(targetsOf(started[0]!), []);
  started[0]!.ready();
  started[0]!.pages[0]!.settle(done('a'));
  assert.deepEqual(await asked, answer('a'));
  assert.equal(renderers.figures().rendered, 1);
});

test('it is starting until all renderers are ready, one has died, or it takes too long', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const ends: ((started: FakeRenderer[]) => void)[] = [
    ([, second]) => second!.ready(),
    ([, second]) => second!.die(),
    () => t.mock.timers.tick(20_000),
  ];
  for (const end of ends) {
    const { renderers, started } = openRenderers(2);
    started[0]!.ready();
    assert.equal(renderers.isStarting(), true);
    end(started);
    assert.equal(renderers.isStarting(), false);
    await renderers.started;
  }
});

test('a client has two pages in progress at a time, and others needn’t wait for the rest of its pages', async () => {
  const { renderers, started } = openRenderers(2);
  for (const renderer of started) renderer.ready();
  for (const target of ['/1', '/2', '/3']) void renderers.render(page(target, 'a'));
  void renderers.render(page('/other', 'b', { recentUse: 99 }));
  assert.deepEqual(started.flatMap(targetsOf).sort(), ['/1', '/2', '/other']);
  started[0]!.pages[0]!.settle(done('1'));
  await setImmediate();
  assert.deepEqual(started.flatMap(targetsOf).sort(), ['/1', '/2', '/3', '/other']);
});

test('a page goes to a renderer that has nothing to do, before it joins another', () => {
  const { renderers, started } = openRenderers(2);
  for (const renderer of started) renderer.ready();
  for (const client of ['a', 'b', 'c']) void renderers.render(page(`/${client}`, client));
  assert.deepEqual(started.map(targetsOf), [['/a', '/c'], ['/b']]);
});

test('one renderer leaves a place for others, too', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { renderers, started } = openRenderers(1);
  started[0]!.ready();
  for (const target of ['/1', '/2']) void renderers.render(page(target, 'a'));
  void renderers.render(page('/other', 'b', { recentUse: 99 }));
  assert.deepEqual(targetsOf(started[0]!), ['/1', '/other']);
});

test('a renderer that dies is replaced, and its page tried once more', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { renderers, started } = openRenderers();
  started[0]!.ready();
  const asked = renderers.render(page('/a'));
  const answered = assert.rejects(asked, RenderRefused);
  started[0]!.die();
  t.mock.timers.tick(500);
  started[1]!.ready();
  await setImmediate();
  assert.deepEqual(targetsOf(started[1]!), ['/a']);
  started[1]!.die();
  await answered;
  assert.equal(renderers.figures().replaced, 2);
});

test('a page that fails says why, and is not tried again', async () => {
  const { renderers, started } = openRenderers();
  started[0]!.ready();
  const asked = renderers.render(page('/a'));
  started[0]!.pages[0]!.settle({ kind: 'failed', error: new Error('no such page') });
  await assert.rejects(asked, /no such page/);
  assert.equal(started[0]!.pages.length, 1);
});

test('a worn-out renderer works until its replacement is ready, and ends when it is idle', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  const { renderers, started } = openRenderers();
  started[0]!.ready();
  void renderers.render(page('/a'));
  started[0]!.onWorn('it outgrew its memory');
  void renderers.render(page('/b', 'b'));
  assert.deepEqual(targetsOf(started[0]!), ['/a', '/b']);
  started[1]!.ready();
  void renderers.render(page('/c', 'c'));
  assert.deepEqual(targetsOf(started[1]!), ['/c']);
  t.mock.timers.tick(100);
  assert.equal(started[0]!.isKilled, false);
  for (const { settle } of started[0]!.pages) settle(done(''));
  t.mock.timers.tick(100);
  assert.equal(started[0]!.isKilled, true);
});

test('when too many wait, the clients who asked for most are refused', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { renderers } = openRenderers();
  const greedy = Array.from({ length: 12 }, (_, i) => renderers.render(page(`/${i}`, 'a', { recentUse: i })));
  const refused = assert.rejects(greedy[11]!, RenderRefused);
  void renderers.render(page('/calm', 'b', { recentUse: 1 }));
  await refused;
  assert.equal(renderers.figures().waiting, 12);
});

test('nobody waits for a renderer for ever', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { renderers } = openRenderers();
  const asked = assert.rejects(renderers.render(page('/a')), RenderRefused);
  t.mock.timers.tick(10_000);
  await asked;
});

test('visitors who left have no page rendered for them', () => {
  const { renderers, started } = openRenderers();
  let isThere = true;
  renderers.render(page('/a', 'a', { isWanted: () => isThere })).catch(() => {});
  isThere = false;
  started[0]!.ready();
  assert.deepEqual(targetsOf(started[0]!), []);
});

test('a renderer that dies after a while is replaced at once, one that keeps dying ever later', () => {
  assert.equal(restartDelay(countEarlyDeaths(7, 60_000)), 0);
  let deaths = 0;
  const delays = Array.from({ length: 6 }, () => {
    deaths = countEarlyDeaths(deaths, 100);
    return restartDelay(deaths);
  });
  assert.deepEqual(delays, [500, 1000, 2000, 4000, 5000, 5000]);
});
