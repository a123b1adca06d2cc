'use client';
import { createElement } from 'react';
import { readMarkup } from './kept-markup.ts';

type StaticHtmlElementProps = {
  tag: string;
  attributes: Readonly<Record<string, unknown>>;
  /** The key from `keepMarkup`. */
  markup: string;
};

/** Its content is only in the page's HTML, where hydration leaves it. */
export function StaticHtmlElement({ tag, attributes, markup }: StaticHtmlElementProps) {
  return createElement(tag, {
    ...attributes,
    suppressHydrationWarning: true,
    // By renderMarkup, which escapes, or by components/drawing from numbers and its own words.
    dangerouslySetInnerHTML: { __html: typeof window === 'undefined' ? readMarkup(markup) : '' },
  });
}
