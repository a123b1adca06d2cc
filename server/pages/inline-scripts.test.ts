import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { applyPreferencesScript } from '#lib/site/head-scripts.ts';
import { inlineScriptSources } from './inline-scripts.ts';

const sourceOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('scripts that Next and we write are allowed by their hash', () => {
  for (const code of [
    applyPreferencesScript,
    'self.__next_f.push([1,"5:[\\"$\\",\\"p\\"]"])',
    '(self.__next_f=self.__next_f||[]).push([0])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"]});',
  ]) {
    assert.ok(inlineScriptSources(`<p></p><script>${code}</script>`).includes(sourceOf(code)), code);
  }
});

test('a script of any other form is not allowed, even in the page itself', () => {
  for (const code of [
    'alert(1)',
    'self.__next_f.push([1]);alert(1)',
    'self.__next_f.push([alert(1)])',
    `${applyPreferencesScript};alert(1)`,
  ]) {
    assert.deepEqual(inlineScriptSources(`<script>${code}</script>`), [], code);
  }
  assert.deepEqual(inlineScriptSources('<p>ok</p>'), []);
});
