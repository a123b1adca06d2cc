import { cutWords, type Vocabulary } from './cut-words.ts';
import { KOREAN_TERMS } from './golf-terms.ts';
import { readHangul } from './hangul.ts';
import type { ReadWord } from './read-word.ts';
import { KOREAN_PLACES, KOREAN_WORDS } from './words-korean.ts';

const vocabularies: readonly Vocabulary[] = [
  { words: KOREAN_TERMS, isGolf: true, border: () => 0 },
  { words: KOREAN_WORDS, isGolf: false, border: (word) => (word.length === 1 ? 2 : 0.6) },
  {
    words: new Map(KOREAN_PLACES.map((place) => [place, romanised(place)])),
    isGolf: false,
    border: () => 0.4,
  },
];

/** A run of Hangul: golf words, English words, then Revised Romanization. */
export function readKorean(run: string): ReadWord[] {
  return cutWords(run, vocabularies).map(({ text, english, isGolf }) => ({
    latin: english ?? romanised(text),
    isGolf,
    source: 'rule',
  }));
}

function romanised(text: string): string {
  const latin = readHangul(text);
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}
