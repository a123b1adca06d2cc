import { createElement, type ReactNode } from 'react';

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/)?([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/)?>|([^<]+)/gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

type Open = { tag: string; attributes: Record<string, string>; children: ReactNode[] };

/**
 * The elements of a page that React wrote, to be rendered again by React alone. Scripts are left out: they carry the
 * payload, which isn't part of what is rendered.
 */
export function elementsOf(html: string): ReactNode {
  const root: Open = { tag: 'div', attributes: {}, children: [] };
  const open: Open[] = [root];
  for (const [, end, name, attributes = '', isClosed, text] of withoutScripts(html).matchAll(TOKEN)) {
    if (text !== undefined) open.at(-1)!.children.push(text);
    if (name === undefined) continue;
    if (end) close(open, name);
    else {
      open.push({ tag: name, attributes: attributesOf(attributes), children: [] });
      if (isClosed || VOID.has(name)) close(open, name);
    }
  }
  return createElement('div', null, ...root.children);
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
}

function close(open: Open[], name: string): void {
  const { tag, attributes, children } = open.pop()!;
  if (tag !== name || open.length === 0) throw new Error(`</${name}> ends <${tag}>`);
  open.at(-1)!.children.push(createElement(RENAMED.get(tag) ?? tag, attributes, ...children));
}

/** React takes styles as objects only, and warns of fields without handlers; as others they cost the same to write. */
const RENAMED = new Map([
  ['style', 'data-style'],
  ['value', 'data-value'],
  ['checked', 'data-checked'],
  ['textarea', 'p'],
]);

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
    RENAMED.get(name) ?? name,
    value,
  ]);
  return Object.fromEntries(pairs);
}
