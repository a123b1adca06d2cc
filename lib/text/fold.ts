import { toAscii } from './ascii.ts';

/**
 * The form in which searching and matching compare texts: ASCII of any script, lower case, words of letters
 * and digits with single spaces ("Ħal Għaxaq's G.C." → "hal ghaxaqs g c"). Folding twice changes nothing.
 */
export function fold(text: string): string {
  return toAscii(text)
    .toLowerCase()
    .replace(APOSTROPHE, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const APOSTROPHE = /['’`]/g;

export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** A word with apostrophes, in ASCII and lower case: "d'emeraude", "o'brien's". */
const ELIDED_WORD = /[a-z0-9]+(?:['’`]+[a-z0-9]+)+/g;

/**
 * The folded words under which a text is found: words with an apostrophe also in parts ("Côte d’Émeraude" →
 * "cote demeraude d emeraude"), as not everybody types one.
 */
export function foldForIndex(text: string): string {
  const elided = toAscii(text).toLowerCase().match(ELIDED_WORD) ?? [];
  const parts = elided.map((word) => word.replace(APOSTROPHE, ' '));
  return [fold(text), ...parts].join(' ').replace(/ +/g, ' ');
}
