import { toAscii } from './ascii.ts';

/**
 * Text reduced to what searching and matching compare: ASCII of any script, lower case, words of letters and
 * digits with single spaces between ("Ħal Għaxaq's  G.C." → "hal ghaxaqs g c"). Folding twice changes nothing.
 */
export function fold(text: string): string {
  return toAscii(text)
    .toLowerCase()
    .replace(APOSTROPHE, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const APOSTROPHE = /['’`]/g;

/** The words of a text, folded. */
export function foldedWords(text: string): string[] {
  const folded = fold(text);
  return folded === '' ? [] : folded.split(' ');
}

/** Words around an apostrophe, in ASCII and lower case: "d'emeraude", "o'brien's". */
const ELIDED_WORD = /[a-z0-9]+(?:['’`]+[a-z0-9]+)+/g;

/**
 * The words under which a text is found, folded, with single spaces between: its own, and of those written with an
 * apostrophe the parts as well ("Côte d’Émeraude" → "cote demeraude d emeraude"), as not everybody types one.
 */
export function foldForIndex(text: string): string {
  const elided = toAscii(text).toLowerCase().match(ELIDED_WORD) ?? [];
  const parts = elided.map((word) => word.replace(APOSTROPHE, ' '));
  return [fold(text), ...parts].join(' ').replace(/ +/g, ' ');
}
