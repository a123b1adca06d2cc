import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { rendered as page, servePages } from '#testing/served-pages.ts';
import { OURS, RenderRefused } from './admission.ts';
import type { NextAnswer } from './ask-next.ts';

test('a client over its quota gets 429 for what has to be rendered, and nothing else', async (t) => {
  let isAllowed = true;
  const { get, rendered } = await servePages(t, (target) => page(target), {
    admit() {
      if (isAllowed) return OURS;
      throw new RenderRefused('too many', 429, 2);
    },
  });
  await get('/golfs/a');
  isAllowed = false;
  const { status, headers, body } = await get('/golfs/b');
  assert.deepEqual([status, headers['retry-after'], headers['cache-control']], [429, '2', 'no-store']);
  assert.match(body.toString(), /try again in 2 seconds/);
  for (const path of ['/golfs/a', '/_next/static/a.js']) assert.equal((await get(path)).status, 200, path);
  assert.equal((await get('/nowhere')).status, 404);
  assert.deepEqual(rendered, ['/golfs/a', '/fallback/missing']);
});

test("a page that Next can't make is a 503 that says when to try again, and is tried again", async (t) => {
  let isBusy = true;
  const { get } = await servePages(t, (target) => {
    if (isBusy) throw new RenderRefused('busy');
    return page(target);
  });
  const { status, headers } = await get('/golfs/a');
  assert.deepEqual([status, headers['retry-after'], headers['cache-control']], [503, '2', 'no-store']);
  isBusy = false;
  assert.equal((await get('/golfs/a')).status, 200);
});

test('what is refused to one client is tried for another who waits with it', async (t) => {
  const first = Promise.withResolvers<NextAnswer>();
  const { get, rendered, asked } = await servePages(t, () =>
    rendered.length === 1 ? first.promise : page('page'),
  );
  const refused = get('/golfs/a');
  while (rendered.length === 0) await setImmediate();
  const waiting = get('/golfs/a');
  while (asked() < 2) await setImmediate();
  first.reject(new RenderRefused('busy'));
  assert.equal((await refused).status, 503);
  assert.equal((await waiting).status, 200);
});
