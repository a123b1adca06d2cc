import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import type { RouteKind } from 'next/dist/server/route-kind.js';
import { countLifetime } from './count-lifetime.ts';

test('what Next remembers of the pages it made is forgotten after ten thousand of them', () => {
  const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} });
  const owner = { kind: 'APP_PAGE' as RouteKind, sourceRoute: '/golfs/[slug]/page' };
  const lifetime = { revalidate: 60, expire: undefined };
  lifetimes.set(getRouteCacheKey('/golfs/first', owner), lifetime);
  for (let i = 0; i < 9_999; i++) countLifetime();
  assert.deepEqual(lifetimes.get('/golfs/first', owner), lifetime);
  countLifetime();
  assert.equal(lifetimes.get('/golfs/first', owner), undefined);
});
