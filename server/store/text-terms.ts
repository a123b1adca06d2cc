import { CLUB, FIELD_BITS, FIELDS, NAME, PLACE, READING } from '#lib/dataset-file/word-columns.ts';
import { isFiller, isOwnLetter, spellingsOf } from '#lib/text/search-words.ts';
import type { TextIndex } from './text-index.ts';

/** How a word can match and what it's worth; each has its own bits in a course's mark, in this order. */
const qualities = { exact: 1, beginning: 0.75, typo: 0.5, far: 0.375 };
const EXACT = 0;
const BEGINNING = FIELD_BITS;
const TYPO = 2 * FIELD_BITS;
/** A typo in a beginning, or two typos. */
const FAR = 3 * FIELD_BITS;
const inAnyQuality = (fields: number) =>
  (fields << EXACT) | (fields << BEGINNING) | (fields << TYPO) | (fields << FAR);
export const IN_NAME = inAnyQuality(NAME);
export const IN_READING = inAnyQuality(NAME | READING);
/** Shorter words must be spelt right. */
const SHORTEST_TYPO = 4;
/** Longer words may have two typos. */
const SHORTEST_TWO_TYPOS = 8;

/** More if the course is also in a place of that name: clubs are named after their towns. Sums of these are exact. */
const AT_ITS_PLACE = 0.375;
/** What a word is worth, by the best of its fields. */
function fieldWorth(fields: number): number {
  const name = fields & NAME ? 3 : fields & READING ? 2.5 : fields & CLUB ? 2 : 0;
  if (!(fields & PLACE)) return name;
  return name === 0 ? 1.5 : name + AT_ITS_PLACE;
}

const worthOfFields = Float64Array.from({ length: 1 << FIELD_BITS }, (_, fields) => fieldWorth(fields));

/** What each mark of a course is worth. */
export const worthOfMark = Float64Array.from({ length: 1 << (4 * FIELD_BITS) }, (_, mark) =>
  Math.max(
    qualities.exact * worthOfFields[(mark >> EXACT) & FIELDS]!,
    qualities.beginning * worthOfFields[(mark >> BEGINNING) & FIELDS]!,
    qualities.typo * worthOfFields[(mark >> TYPO) & FIELDS]!,
    qualities.far * worthOfFields[(mark >> FAR) & FIELDS]!,
  ),
);

/** Neighbouring words of the vocabulary that match; `shift` says how. */
type WordRange = { first: number; end: number; shift: number };
/** A filler ranks courses, but doesn't leave any out. */
export type Term = { ranges: WordRange[]; postings: number; isFiller: boolean };

/** Which words are taken for typos: none, those that no course has, or all, which may be beginnings, too. */
export type Doubt = 'none' | 'unknown' | 'all';

/** The terms of a search text's words. If all are fillers, they count as other words do. */
export function readWords(index: TextIndex, words: readonly string[], doubt: Doubt): Term[] {
  const hasOthers = words.some((word) => !isFiller(word));
  return words.map((word, at) => ({
    ...readWord(index, word, at === words.length - 1, doubt),
    isFiller: hasOthers && isFiller(word),
  }));
}

function readWord({ vocabulary, starts }: TextIndex, word: string, isLast: boolean, doubt: Doubt) {
  const term = { ranges: [] as WordRange[], postings: 0 };
  const add = (first: number, end: number, shift: number) => {
    if (first === end) return;
    term.ranges.push({ first, end, shift });
    term.postings += starts[end]! - starts[first]!;
  };
  for (const spelling of spellingsOf(word)) {
    const number = vocabulary.find(spelling);
    if (number >= 0) add(number, number + 1, EXACT);
  }
  if (isLast || isOwnLetter(word) || (doubt === 'all' && word.length >= SHORTEST_TYPO)) {
    // A word sorts before all that begin with it.
    const [first, end] = vocabulary.beginningWith(word);
    add(vocabulary.at(first) === word ? first + 1 : first, end, BEGINNING);
  }
  const isDoubted = doubt === 'all' || (doubt === 'unknown' && term.postings === 0);
  if (!isDoubted || word.length < SHORTEST_TYPO) return term;
  for (const number of vocabulary.oneTypoFrom(word)) add(number, number + 1, TYPO);
  if (isLast) {
    for (const number of vocabulary.beginningOneTypoFrom(word)) add(number, number + 1, FAR);
  }
  if (word.length >= SHORTEST_TWO_TYPOS && (doubt === 'all' || term.postings === 0)) {
    for (const number of vocabulary.twoTyposFrom(word)) add(number, number + 1, FAR);
  }
  return term;
}

/** How each course matches a term, by its place: 0 if it doesn't. Valid until the next term. */
export type MarkCourses = (term: Term) => Uint16Array;

export function createMarks({ courses, postings, starts }: TextIndex): MarkCourses {
  const marks = new Uint16Array(courses.length);
  return ({ ranges }) => {
    marks.fill(0);
    for (const { first, end, shift } of ranges) {
      for (const posting of postings.subarray(starts[first], starts[end])) {
        marks[posting >>> FIELD_BITS]! |= (posting & FIELDS) << shift;
      }
    }
    return marks;
  };
}
