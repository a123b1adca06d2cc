import { toAscii } from '#lib/text/ascii.ts';
import { WORD_TERMS } from './golf-terms.ts';
import { readCyrillic, readGreek } from './letters.ts';
import type { ReadWord, TownNames } from './read-word.ts';
import { OTHER_WORDS } from './words-other.ts';

const MOST_WORDS = 3;

/** Scripts that put blanks between words: known words and towns by the longest match, others by letters. */
export function readSpaced(run: string, countryCode: string, towns: TownNames): ReadWord[] {
  const words = run.split(/\s+/).filter((word) => word !== '');
  const read: ReadWord[] = [];
  for (let at = 0; at < words.length; ) {
    const [count, found] = longestMatch(words, at, towns) ?? [1, readLetters(words[at]!, countryCode)];
    read.push(found);
    at += count;
  }
  return read;
}

function longestMatch(words: readonly string[], at: number, towns: TownNames): [number, ReadWord] | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const text = words.slice(at, at + count).join(' ');
    const key = text.toLowerCase();
    const term = WORD_TERMS.get(key);
    if (term !== undefined) return [count, { latin: term, isGolf: true, source: 'rule' }];
    const latin = OTHER_WORDS.get(key) ?? townOf(text, towns);
    if (latin !== undefined) return [count, { latin, isGolf: false, source: 'rule' }];
  }
  return null;
}

/** A town's name, in Greek also in its genitive ("Γκολφ Γλυφάδας"). */
function townOf(text: string, towns: TownNames): string | undefined {
  return towns.get(text) ?? (/\p{Script=Greek}ς$/u.test(text) ? towns.get(text.slice(0, -1)) : undefined);
}

function readLetters(word: string, countryCode: string): ReadWord {
  const reading = /\p{Script=Cyrillic}/u.test(word)
    ? readCyrillic(word, countryCode)
    : /\p{Script=Greek}/u.test(word)
      ? readGreek(word)
      : null;
  const latin = reading ?? toAscii(word).trim();
  return {
    latin: latin.charAt(0).toUpperCase() + latin.slice(1),
    isGolf: false,
    source: reading === null ? 'letters' : 'rule',
  };
}
