import type { IncomingMessage } from 'node:http';
import type { Encoding } from '../http/representation.ts';

/** The request headers that Next's answers depend on, beside the address. */
export const NEXT_VARIES_ON = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/**
 * What tells one finished page from another: address, encoding and everything that Next varies on. A page's answer
 * doesn't depend on its query (one that does isn't keepable); that of a file under /_next/ does.
 */
export function pageKey({ headers }: IncomingMessage, path: string, encoding: Encoding): string {
  const mark = path.startsWith('/_next/') ? -1 : path.indexOf('?');
  let key = `${encoding}\n${mark < 0 ? path : path.slice(0, mark)}`;
  // Documents, by far the most, carry none of these.
  for (const name of NEXT_VARIES_ON) {
    const value = headers[name];
    if (value !== undefined) key += `\n${name}: ${value}`;
  }
  return key;
}
