import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { importTsx } from '#testing/import-tsx.ts';
import type { Language } from './languages.ts';

/** Every text in brackets. */
const madeUp: Language = { code: 'en-XA', read: (part) => bracketed(part.en) };

function bracketed<Value>(value: Value): Value {
  return bracket(value) as Value;
}

function bracket(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`;
  if (typeof value === 'function') return (...given: unknown[]) => bracket(value(...given));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bracket(each)]));
}

test('a page is written in a made-up language that is passed as a value', async () => {
  const { PageLanguage } = await importTsx<typeof import('./use-texts.ts')>('messages/use-texts.ts');
  const page = async (part: string, name: string) =>
    (await importTsx<Record<string, () => ReactNode>>(`components/site/${part}.tsx`))[name]!;
  const parts = [
    createElement(await page('site-header', 'SiteHeader'), { key: 'header' }),
    createElement(await page('site-footer', 'SiteFooter'), { key: 'footer', attributions: [] }),
  ];
  const inLanguage = (language: Language) =>
    renderToStaticMarkup(createElement(PageLanguage, { value: language }, parts));
  const html = inLanguage(madeUp);
  const texts = [...html.matchAll(/>([^<>]+)<|(?:aria-label|placeholder)="([^"]+)"/g)].map(
    ([, text, label]) => text ?? label ?? '',
  );
  assert.ok(texts.length > 15);
  // The name of the site is the same in every language.
  const unmarked = texts.filter((text) => !/^⟦.+⟧$/.test(text) && !['Fairway Atlas', '×'].includes(text));
  assert.deepEqual(unmarked, []);
  const { english } = await importTsx<typeof import('./languages.ts')>('messages/languages.ts');
  assert.equal(html.replace(/[⟦⟧]/g, ''), inLanguage(english));
});
