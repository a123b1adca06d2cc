import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageSecurity } from './page-security.ts';

const security = createPageSecurity({ siteUrl: 'https://golf.example', mapHosts: ['https://tiles.example'] });
const policyOf = (scripts: string[] = []) =>
  security('text/html; charset=utf-8', scripts)['content-security-policy'] ?? '';

test('only the scripts that are ours may run', () => {
  const policy = policyOf(["'sha256-abc='"]);
  assert.match(policy, /script-src 'self' 'sha256-abc=';/);
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
  const headers = security('text/html', []);
  assert.match(headers['strict-transport-security'] ?? '', /^max-age=31536000/);
  assert.match(policyOf(), /connect-src 'self' https:\/\/tiles\.example;/);
  const plain = createPageSecurity({ siteUrl: 'http://localhost:3000', mapHosts: [] });
  assert.equal(plain('text/html', [])['strict-transport-security'], undefined);
  assert.equal(plain('text/css', [])['x-content-type-options'], 'nosniff');
});

test('an embedded course may be shown in anyone’s frame and runs nothing; no other page may', () => {
  const embed = security('text/html; charset=utf-8', ['x'], '/embed/elm-hill?view=card');
  assert.match(embed['content-security-policy'] ?? '', /^default-src 'none'; style-src 'unsafe-inline';/);
  assert.match(embed['content-security-policy'] ?? '', /frame-ancestors \* file:$/);
  assert.doesNotMatch(embed['content-security-policy'] ?? '', /script-src/);
  for (const [type, path] of [
    ['text/html', '/golfs/elm-hill'],
    ['text/html', ''],
    ['image/svg+xml', '/golfs/elm-hill/plan.svg'],
  ] as const) {
    assert.match(security(type, [], path)['content-security-policy'] ?? '', /frame-ancestors 'none'/);
  }
});
