import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { SITE_HEADER } from '#lib/site/site-header.ts';
import { type Env, send } from '../http/env.ts';
import { limitCallers } from './limit-callers.ts';
import { createQuota } from './quota.ts';

/** Two requests a second are allowed. */
function createLimited() {
  const app = new Hono<Env>();
  app.use(limitCallers({ quota: createQuota(2), trustedHops: 0, siteSecret: 'a secret' }));
  app.all('*', (c) => send(c, 'answered', 200, {}));
  return (init: RequestInit = {}, remoteAddress = '192.0.2.1') => {
    const incoming = { headers: {}, socket: { remoteAddress } };
    return app.request('/', init, { incoming } as unknown as Env['Bindings']);
  };
}

test('an answer says what is left of the quota, and a refusal when to come back', async () => {
  const ask = createLimited();
  const [first, second, third] = [await ask(), await ask(), await ask()];
  assert.deepEqual([first.status, second.status, third.status], [200, 200, 429]);
  assert.equal(first.headers.get('RateLimit-Limit'), '2');
  assert.equal(first.headers.get('RateLimit-Remaining'), '1');
  assert.equal(first.headers.get('RateLimit-Policy'), '"default";q=2;w=1');
  assert.equal(third.headers.get('RateLimit'), '"default";r=0;t=1');
  assert.equal(third.headers.get('Retry-After'), '1');
  assert.equal((await ask({}, '192.0.2.2')).status, 200);
});

test('preflights and the site’s own reads are not counted', async () => {
  const ask = createLimited();
  for (let i = 0; i < 5; i++) {
    assert.equal((await ask({ method: 'OPTIONS' })).status, 200);
    const own = await ask({ headers: { [SITE_HEADER]: 'a secret' } });
    assert.deepEqual([own.status, own.headers.get('RateLimit-Limit')], [200, null]);
  }
  assert.equal((await ask()).headers.get('RateLimit-Remaining'), '1');
});

test('reads with another secret are counted like anybody’s', async () => {
  const ask = createLimited();
  const statuses = [];
  for (const secret of ['', 'a secre', 'a secret2', 'A secret']) {
    statuses.push((await ask({ headers: { [SITE_HEADER]: secret } })).status);
  }
  assert.deepEqual(statuses, [200, 200, 429, 429]);
});
