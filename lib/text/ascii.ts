import anyAscii from 'any-ascii';

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins at 0.
const ONLY_ASCII = /^[\x00-\x7f]*$/;

/**
 * Any script in ASCII letters ('Золотая' → 'Zolotaya'). Composed first, so that both ways of writing é agree.
 */
export function toAscii(text: string): string {
  return ONLY_ASCII.test(text) ? text : anyAscii(text.normalize('NFC'));
}
