'use client';
import { usePathname } from 'next/navigation';
import { createElement, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readMarkup } from './kept-markup.ts';
import { findContent, readContent, rememberContent } from './page-contents.ts';

type HtmlOnlyElementProps = {
  tag: string;
  attributes: Readonly<Record<string, unknown>>;
  /** What `keepMarkup` gave for the content. */
  markup: string;
};

/**
 * An element whose content stands in the page's HTML only; to be given the `markup` as its `key`, too. Hydration leaves
 * the content as it is. A page that is reached without a new document has the payload alone: its content is taken from
 * its document, for which the page before it stays.
 */
export function HtmlOnlyElement({ tag, attributes, markup }: HtmlOnlyElementProps) {
  const element = useRef<HTMLElement>(null);
  const path = usePathname();
  const isHydrated = useSyncExternalStore(never, no, yes);
  const [first] = useState(() => firstContent(markup, isHydrated));
  const content = first ?? use(readContent(path, markup));
  useEffect(() => {
    const { current } = element;
    return () => {
      if (current) rememberContent(markup, current.innerHTML);
    };
  }, [markup]);
  return createElement(tag, {
    ...attributes,
    ref: element,
    'data-html-only': markup,
    suppressHydrationWarning: true,
    // Made by renderMarkup, which escapes, or by components/drawing of numbers and its own words.
    dangerouslySetInnerHTML: { __html: content },
  });
}

/** On the server the markup itself; in the browser nothing where it stands in the document, null where it isn't known. */
function firstContent(markup: string, isHydrated: boolean): string | null {
  if (typeof window === 'undefined') return readMarkup(markup);
  return isHydrated ? '' : findContent(markup);
}

const never = () => () => {};
const no = () => false;
const yes = () => true;
