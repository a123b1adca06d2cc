import { toAscii } from '#lib/text/ascii.ts';
import { fold } from '#lib/text/fold.ts';
import { cutWords } from './cut-words.ts';
import { UNSPACED_TERMS } from './golf-terms.ts';
import { readChinese } from './read-chinese.ts';
import { readJapanese } from './read-japanese.ts';
import { readKorean } from './read-korean.ts';
import { readSpaced } from './read-spaced.ts';
import { type ReadingSource, type ReadWord, readingSources, type TownNames } from './read-word.ts';
import { UNSPACED_WORDS } from './words-other.ts';

const OTHER_SCRIPT = '(?=\\p{L})(?!\\p{Script=Latin}|\\p{Script=Common}|\\p{Script=Inherited})\\p{L}';
/** A run of one or more words in another script, with its marks, kana's long vowel, hyphens and blanks inside. */
const RUN = new RegExp(`${OTHER_SCRIPT}(?:[\\p{M}ー々〆ヶ\\u200c\\u200d]|[-‐ ’']*${OTHER_SCRIPT})*`, 'gu');

export type LatinName = { text: string; source: ReadingSource | 'part' };

/** A name of another script in Latin letters, as golfers of its country would write it. */
export function readName(name: string, countryCode: string, towns: TownNames): LatinName {
  const plain = name
    .normalize('NFKC')
    // "Ltd."
    .replace(/\((?:株|有|주)\)/gu, ' ')
    .replace(/["«»“”„「」『』【】[\]・•|,、，]/gu, ' ')
    .replace(/파\s?3/gu, ' Par 3 ')
    .replace(/\s+/gu, ' ')
    .trim();
  const words: (ReadWord & { isLatin: boolean })[] = [];
  let end = 0;
  for (const match of plain.matchAll(RUN)) {
    words.push(...latinWords(plain.slice(end, match.index)));
    words.push(...readRun(match[0], countryCode, towns).map((word) => ({ ...word, isLatin: false })));
    end = match.index + match[0].length;
  }
  words.push(...latinWords(plain.slice(end)));
  const latin = words.filter((word) => word.isLatin);
  const read = words.filter((word) => !word.isLatin);
  // "Гольф клуб «Pine Creek Golf Club»" says twice that it's a golf club.
  const isGolfTwice =
    read.every(({ isGolf }) => isGolf) && latin.some(({ latin: text }) => /golf/i.test(text));
  const isSaidTwice = latin.length > 0 && fold(sentence(latin)) === fold(sentence(read));
  if (isGolfTwice || isSaidTwice) return { text: sentence(latin), source: 'part' };
  const source =
    readingSources[Math.max(...words.map((word) => readingSources.indexOf(word.source)))] ?? 'rule';
  return {
    text: sentence(isHeadFirst(plain) ? golfLast(words, /^\p{Script=Arabic}/u.test(plain)) : words),
    source,
  };
}

function latinWords(text: string): (ReadWord & { isLatin: boolean })[] {
  const trimmed = text.replace(/\p{Nd}/gu, toAscii).trim();
  return trimmed === '' ? [] : [{ latin: trimmed, isGolf: false, source: 'rule', isLatin: true }];
}

function readRun(run: string, countryCode: string, towns: TownNames): ReadWord[] {
  if (/\p{Script=Hangul}/u.test(run)) return run.split(' ').flatMap((part) => readKorean(part));
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(run)) {
    const isJapanese = countryCode === 'JP' || /\p{Script=Hiragana}|\p{Script=Katakana}/u.test(run);
    return run
      .split(/[-‐ ]/u)
      .flatMap((part) => (isJapanese ? readJapanese(part, towns) : readChinese(part, countryCode, towns)));
  }
  if (/\p{Script=Myanmar}|\p{Script=Thai}|\p{Script=Lao}/u.test(run)) return readUnspaced(run, towns);
  return readSpaced(run, countryCode, towns);
}

function readUnspaced(run: string, towns: TownNames): ReadWord[] {
  const vocabularies = [
    { words: UNSPACED_TERMS, isGolf: true, border: () => 0 },
    { words: UNSPACED_WORDS, isGolf: false, border: () => 0.5 },
    { words: towns, isGolf: false, border: () => 0.5 },
  ];
  return run.split(' ').flatMap((part) =>
    cutWords(part, vocabularies).map(({ text, english, isGolf }): ReadWord => {
      const latin = english ?? toAscii(text).trim();
      return {
        latin: latin.charAt(0).toUpperCase() + latin.slice(1),
        isGolf,
        source: english === null ? 'letters' : 'rule',
      };
    }),
  );
}

/** Languages that say "Golf Club of X". */
function isHeadFirst(name: string): boolean {
  return /^(\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Arabic}|\p{Script=Hebrew})/u.test(name);
}

/** "Club Doha Golf" is Doha Golf Club: golf words go to the end, the first of them last. */
function golfLast<Word extends ReadWord>(words: readonly Word[], isReversed: boolean): Word[] {
  const found = words.findIndex(({ isGolf }) => !isGolf);
  const first = found === -1 ? words.length : found;
  // Arabic puts what describes a word after it: "Course Golf".
  if (first === 0) return [...words];
  const leading = isReversed ? words.slice(0, first).reverse() : words.slice(0, first);
  const rest = words.slice(first);
  const isAdjective = ({ isGolf, latin }: Word) =>
    isGolf && /^(Golf|Royal|International|& Tennis|Country Club)$/.test(latin);
  const behind = rest.filter(isAdjective);
  return [...rest.filter((word) => !isAdjective(word)), ...behind, ...leading];
}

function sentence(words: readonly ReadWord[]): string {
  return (
    words
      .filter(({ latin }) => latin !== '')
      .map(({ latin, joins }) => (joins ? latin : ` ${latin}`))
      .join('')
      .replace(/ ([)\]])/g, '$1')
      .replace(/([([]) /g, '$1')
      .replace(/ ([.,])(?= |$)/g, '$1')
      .replace(/\b(\p{L}+) \1\b/gu, '$1')
      .replace(/(\d)(?=(CC|GC|G\.?C|C\.?C)\b)/g, '$1 ')
      // Clubs called so: "Sky72".
      .replace(/\b(Sky|Route|Century) (?=\d)/g, '$1')
      .replace(/\(\)/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
