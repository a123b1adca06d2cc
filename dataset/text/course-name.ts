import { fold, foldedWords } from '#lib/text/fold.ts';
import { COMMON_WORDS, GOLF_WORDS, SISTER_WORDS } from './golf-words.ts';

/** Token Dice from which names may mean one course. */
const SIMILAR_NAME = 0.6;

/** `dice` is the token Dice of their telling words, 0 to 1. */
export type NameComparison = {
  /**
   * 'same': the same telling words. 'similar': one name's words are all in the other's, enough of them, with
   * a rare word among them, and nothing that distinguishes sister courses.
   */
  relation: 'same' | 'similar' | 'different';
  dice: number;
};

/** "Foxglove G C", "Foxglove G. C." and "Foxglove C.C." with "GC" and "CC", which are golf words. */
export function joinInitials(name: string): string {
  return name.replace(/(?<![\p{L}\p{N}.'’&-])([GC])\.?\s?(C)\.?(?![\p{L}\p{N}'’])/giu, '$1$2');
}

/** Folded, without golf words, sister words under one spelling, each once. */
export function tellingWords(name: string): string[] {
  const words = foldedWords(joinInitials(name)).map((word) => SISTER_WORDS.get(word) ?? word);
  const telling = words.filter((word) => !GOLF_WORDS.has(word));
  // A name of golf words alone ("The Golf Club") still has to differ from others.
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** The words in alphabetical order: equal for names that mean the same course. */
export function nameKey(name: string): string {
  return tellingWords(name).sort().join(' ');
}

/** Often written as one word with the next. */
export const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ['mt', 'mount'],
  ['st', 'saint'],
  ['ft', 'fort'],
]);

/** The words with abbreviations spelt out: "Shadowridge" and "Shadow Ridge" are alike. */
export function joinedWords(name: string): string {
  return tellingWords(name)
    .map((word) => SPELT_OUT.get(word) ?? word)
    .join('');
}

/**
 * All words but those of any club, as one: "El Dorado Country Club" and "Eldorado Golf Club", "Country View" and
 * "Countryview" are alike. '' where nothing is left.
 */
export function plainWords(name: string): string {
  return fold(name)
    .replace(/\bcountry club\b|\b(?:golf|club|courses?|the|and|cc|gc|gcc)\b/g, '')
    .replaceAll(' ', '');
}

/** Whether a name has only golf and sister words ("Old Course", "Par 3 Course"): half the world has such names. */
export function isGenericName(name: string): boolean {
  return tellingWords(name).every((word) => GOLF_WORDS.has(word) || word === 'par' || isSisterWord(word));
}

/** Word by word; a slip of one letter in a long word is forgiven. */
export function compareCourseNames(a: string, b: string): NameComparison {
  return compareTellingWords(tellingWords(a), tellingWords(b));
}

/** What compareCourseNames says of telling words alone. */
export function compareTellingWords(a: readonly string[], b: readonly string[]): NameComparison {
  const onlyB = [...b];
  const onlyA: string[] = [];
  const shared: string[] = [];
  for (const word of a) {
    const at = onlyB.findIndex((other) => isSameWord(word, other));
    if (at === -1) onlyA.push(word);
    else shared.push(...onlyB.splice(at, 1));
  }
  const dice = a.length + b.length === 0 ? 0 : (2 * shared.length) / (a.length + b.length);
  return { relation: relationOf(shared, onlyA, onlyB, dice), dice };
}

function relationOf(
  shared: string[],
  onlyA: string[],
  onlyB: string[],
  dice: number,
): NameComparison['relation'] {
  if (shared.length === 0) return 'different';
  if (onlyA.length === 0 && onlyB.length === 0) return 'same';
  const isContained = onlyA.length === 0 || onlyB.length === 0;
  const tellsSisters = [...onlyA, ...onlyB].some(isSisterWord);
  const sharesRareWord = shared.some((word) => !isSisterWord(word) && !COMMON_WORDS.has(word));
  return dice >= SIMILAR_NAME && isContained && !tellsSisters && sharesRareWord ? 'similar' : 'different';
}

const sisterMeanings = new Set(SISTER_WORDS.values());

/** Whether a word tells sister courses apart: "red", "north". */
export function isSisterWord(word: string): boolean {
  return sisterMeanings.has(word);
}

/** Whether a word that only one of two names has tells sister courses apart. */
export function tellsSisters(words: readonly string[], others: readonly string[]): boolean {
  const differing = [
    ...words.filter((word) => !others.includes(word)),
    ...others.filter((word) => !words.includes(word)),
  ];
  return differing.some((word) => isSisterWord(word) && word !== 'municipal');
}

/** Whether two words may be one: two letters may be swapped from five on, one wrong, missing or added from six on. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  if (isSwapped || Math.min(a.length, b.length) < 6) return isSwapped;
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
}
