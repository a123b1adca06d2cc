import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { applyPreferencesScript, speculationRules } from '#lib/site/head-scripts.ts';
import { createPageSecurity } from './page-security.ts';

const security = createPageSecurity({ siteUrl: 'https://golf.example', mapHosts: ['https://tiles.example'] });
const policyOf = (html: string) =>
  security('text/html; charset=utf-8', Buffer.from(html))['content-security-policy'] ?? '';
const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('scripts that Next and we write are allowed by their hash', () => {
  for (const code of [
    applyPreferencesScript,
    speculationRules,
    'self.__next_f.push([1,"5:[\\"$\\",\\"p\\"]"])',
    '(self.__next_f=self.__next_f||[]).push([0])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"]});',
  ]) {
    assert.ok(policyOf(`<p></p><script>${code}</script>`).includes(sourceOf(code)), code);
  }
});

test('a script of any other form is not allowed, even in the page itself', () => {
  for (const code of [
    'alert(1)',
    'self.__next_f.push([1]);alert(1)',
    'self.__next_f.push([alert(1)])',
    `${applyPreferencesScript};alert(1)`,
  ]) {
    assert.doesNotMatch(policyOf(`<script>${code}</script>`), /sha256/, code);
  }
  assert.doesNotMatch(policyOf('<p>ok</p>'), /unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('styles come from our files and from attributes, never from elements of a page', () => {
  const parts = policyOf('<style>p{color:red}</style>').split('; ');
  assert.deepEqual(
    parts.filter((part) => part.startsWith('style-src')),
    ["style-src 'self' 'unsafe-inline'", "style-src-elem 'self'"],
  );
});

test('over https browsers must stay with it, and only the map may read from other hosts', () => {
  const headers = security('text/html', Buffer.from(''));
  assert.match(headers['strict-transport-security'] ?? '', /^max-age=31536000/);
  assert.match(policyOf(''), /connect-src 'self' https:\/\/tiles\.example;/);
  const plain = createPageSecurity({ siteUrl: 'http://localhost:3000', mapHosts: [] });
  assert.equal(plain('text/html', Buffer.from(''))['strict-transport-security'], undefined);
  assert.equal(plain('text/css', Buffer.from(''))['x-content-type-options'], 'nosniff');
});

test('an embedded course may be shown in anyone’s frame and runs nothing; no other page may', () => {
  const html = Buffer.from('<p>ok</p><script>alert(1)</script>');
  const embed = security('text/html; charset=utf-8', html, '/embed/elm-hill?view=card');
  assert.match(embed['content-security-policy'] ?? '', /^default-src 'none'; style-src 'unsafe-inline';/);
  assert.match(embed['content-security-policy'] ?? '', /frame-ancestors \* file:$/);
  assert.doesNotMatch(embed['content-security-policy'] ?? '', /script-src/);
  for (const [type, path] of [
    ['text/html', '/golfs/elm-hill'],
    ['text/html', ''],
    ['image/svg+xml', '/golfs/elm-hill/plan.svg'],
  ] as const) {
    assert.match(security(type, html, path)['content-security-policy'] ?? '', /frame-ancestors 'none'/);
  }
});
