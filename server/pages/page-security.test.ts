import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageSecurity } from './page-security.ts';

const security = createPageSecurity({ siteUrl: 'https://golf.example', mapHosts: ['https://tiles.example'] });
const page = (type: string, body = '') => ({
  status: 200,
  headers: { 'content-type': type },
  body: Buffer.from(body),
});
const policyOf = (body = '') =>
  security(page('text/html; charset=utf-8', body), '')['content-security-policy'] ?? '';

test('only the scripts that are ours may run', () => {
  const policy = policyOf('<script>self.__next_f.push([1,"a"])</script><script>alert(1)</script>');
  assert.match(policy, /script-src 'self' 'sha256-[\w+/]+=*';/);
  assert.match(policyOf(), /script-src 'self';/);
  assert.doesNotMatch(policy, /unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('styles come from our files and from attributes, never from elements of a page', () => {
  const parts = policyOf().split('; ');
  assert.deepEqual(
    parts.filter((part) => part.startsWith('style-src')),
    ["style-src 'self' 'unsafe-inline'", "style-src-elem 'self'"],
  );
});

test('over https browsers must stay with it, and only the map may read from other hosts', () => {
  const headers = security(page('text/html'), '');
  assert.match(headers['strict-transport-security'] ?? '', /^max-age=31536000/);
  assert.match(policyOf(), /connect-src 'self' https:\/\/tiles\.example;/);
  const plain = createPageSecurity({ siteUrl: 'http://localhost:3000', mapHosts: [] });
  assert.equal(plain(page('text/html'), '')['strict-transport-security'], undefined);
  assert.equal(plain(page('text/css'), '')['x-content-type-options'], 'nosniff');
});

test('an embedded course may be shown in anyone’s frame and runs nothing; no other page may', () => {
  const embed = security(page('text/html; charset=utf-8'), '/embed/elm-hill?view=card');
  assert.match(embed['content-security-policy'] ?? '', /^default-src 'none'; style-src 'unsafe-inline';/);
  assert.match(embed['content-security-policy'] ?? '', /frame-ancestors \* file:$/);
  assert.doesNotMatch(embed['content-security-policy'] ?? '', /script-src/);
  for (const [type, path] of [
    ['text/html', '/golfs/elm-hill'],
    ['text/html', ''],
    ['image/svg+xml', '/golfs/elm-hill/plan.svg'],
  ] as const) {
    assert.match(security(page(type), path)['content-security-policy'] ?? '', /frame-ancestors 'none'/);
  }
});
