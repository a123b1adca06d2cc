import { toAscii } from './ascii.ts';

/**
 * Text reduced to what searching and matching compare: ASCII of any script, lower case, words of letters and
 * digits with single spaces between ("Ħal Għaxaq's  G.C." → "hal ghaxaqs g c"). Folding twice changes nothing.
 */
export function fold(text: string): string {
  return toAscii(text)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}
