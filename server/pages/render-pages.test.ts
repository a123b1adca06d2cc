import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import pino from 'pino';
import { createAdmission, OURS, RenderRefused } from './admission.ts';
import type { NextAnswer, NextRequest } from './ask-next.ts';
import { createPageRenders, type RenderOptions } from './render-pages.ts';

const answer = (text: string, status = 200): NextAnswer => ({ status, headers: {}, body: Buffer.from(text) });

function openRenders(
  ask: (request: NextRequest) => Promise<NextAnswer>,
  options: Partial<RenderOptions> = {},
) {
  const events: string[] = [];
  const renders = createPageRenders({
    async ask(request) {
      events.push(`ask ${request.target}`);
      return ask(request);
    },
    revalidate: async () => void events.push('revalidate'),
    replace: (why) => void events.push(`replace: ${why}`),
    turns: createAdmission(0, () => true),
    edition: () => 'v1',
    log: pino({ level: 'silent' }),
    ...options,
  });
  const render = (target: string) => renders.render({ target, requestId: 'r1', turn: OURS });
  return { render, events, rendered: renders.rendered };
}

test('Next learns of an edition once, before the first page of it is made', async () => {
  let edition = 'v1';
  const { render, events } = openRenders(async () => answer(''), { edition: () => edition });
  await Promise.all([render('/a'), render('/b')]);
  edition = 'v2';
  assert.equal((await render('/a')).edition, 'v2');
  assert.deepEqual(events, ['revalidate', 'ask /a', 'ask /b', 'revalidate', 'ask /a']);
});

test('a page that was under way at a publish is of no edition, and those of the new one wait until Next has made it', async () => {
  let edition = 'v1';
  const old = Promise.withResolvers<NextAnswer>();
  const { render, events } = openRenders(
    async ({ target }) => (target === '/old' ? old.promise : answer('new')),
    { edition: () => edition },
  );
  const first = render('/old');
  while (events.length < 2) await setImmediate();
  edition = 'v2';
  const second = render('/new');
  await setImmediate();
  assert.deepEqual(events, ['revalidate', 'ask /old']);
  old.resolve(answer('old'));
  assert.equal((await first).edition, null);
  assert.equal((await second).edition, 'v2');
  assert.deepEqual(events, ['revalidate', 'ask /old', 'revalidate', 'ask /new']);
});

test('Next that does not answer is replaced, and its page tried once more', async () => {
  let failures = 1;
  const { render, events, rendered } = openRenders(async () => {
    if (failures-- > 0) throw new Error('fetch failed');
    return answer('page');
  });
  assert.equal((await render('/a')).body.toString(), 'page');
  assert.deepEqual(events, ['revalidate', 'ask /a', "replace: it doesn't answer", 'ask /a']);
  assert.equal(rendered(), 1);
});

test('a page whose Next is lost twice is refused', async () => {
  const { render } = openRenders(() => Promise.reject(new Error('fetch failed')));
  await assert.rejects(render('/a'), RenderRefused);
});

test('Next is left alone where this process has no descriptors left', async () => {
  const cause = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  const { render, events } = openRenders(() => Promise.reject(new Error('fetch failed', { cause })));
  await assert.rejects(render('/a'), RenderRefused);
  assert.deepEqual(events, ['revalidate', 'ask /a', 'ask /a']);
});

test('a page that fails is not tried again, unless it’s the third in turn: another Next then makes it', async () => {
  let isReplaced = false;
  const { render, events } = openRenders(
    async ({ target }) => answer('', target === '/good' || isReplaced ? 200 : 500),
    {
      replace(why) {
        events.push(`replace: ${why}`);
        isReplaced = true;
      },
    },
  );
  for (const target of ['/a', '/b', '/good', '/a', '/b']) await render(target);
  assert.equal(events.filter((event) => event.startsWith('replace')).length, 0);
  assert.equal((await render('/c')).status, 200);
  assert.deepEqual(events.slice(-3), ['ask /c', 'replace: 3 pages in turn have failed', 'ask /c']);
});

test('where Next cannot learn of a publish, it is tried again before any page is made', async () => {
  let failures = 1;
  const { render, events } = openRenders(async () => answer('page'), {
    async revalidate() {
      events.push('tell');
      if (failures-- > 0) throw new Error('no');
    },
  });
  await render('/a');
  assert.deepEqual(events, ['tell', "replace: it doesn't answer", 'tell', 'ask /a']);
});
