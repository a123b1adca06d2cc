import { escapeMarkup } from '#lib/text/escape-markup.ts';
import type { Box } from './plane.ts';

/** Trusted names, escaped attribute values, ready-made content; null attributes are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  content = '',
): string {
  let written = '';
  for (const key in attributes) {
    const value = attributes[key] ?? null;
    if (value !== null) written += ` ${key}="${typeof value === 'number' ? value : escapeMarkup(value)}"`;
  }
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Whole (a quarter of a metre), no minus zero. */
export function drawn(value: number): number {
  return Math.round(value) + 0;
}

export function viewBoxOf({ frame: { left, top, right, bottom } }: { frame: Box }): string {
  return [left, top, right - left, bottom - top].join(' ');
}
