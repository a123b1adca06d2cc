import { escapeMarkup } from '#components/drawing/svg-markup.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 §2.2 forbids.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Any text as XML character data: characters that XML 1.0 can't hold are left out, markup is escaped. */
export function xmlText(text: string): string {
  return escapeMarkup(text.toWellFormed().replace(FORBIDDEN, ''));
}
