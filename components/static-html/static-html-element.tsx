'use client';
import { createElement } from 'react';
import { readMarkup } from './kept-markup.ts';

type StaticHtmlElementProps = {
  tag: string;
  attributes: Readonly<Record<string, unknown>>;
  /** What `keepMarkup` gave for the content. */
  markup: string;
};

/** An element whose content is in the page's HTML only. Hydration leaves what it finds there as it is. */
export function StaticHtmlElement({ tag, attributes, markup }: StaticHtmlElementProps) {
  return createElement(tag, {
    ...attributes,
    suppressHydrationWarning: true,
    // Written by renderMarkup, which escapes, or by lib/drawing from numbers and its own words.
    dangerouslySetInnerHTML: { __html: typeof window === 'undefined' ? readMarkup(markup) : '' },
  });
}
