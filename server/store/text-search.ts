import { FIELD_BITS, FIELDS } from '#lib/dataset-file/word-columns.ts';
import { queryWords } from '#lib/text/search-words.ts';
import type { TextIndex } from './text-index.ts';
import {
  createMarks,
  type Doubt,
  IN_NAME,
  IN_READING,
  lookUp,
  type Marks,
  mark,
  readWords,
  type Term,
  unmark,
  type WordRange,
  worths,
} from './text-terms.ts';
import { otherDivisions } from './word-divisions.ts';

/** Looking up a course among a word's postings costs as much as walking over this many. */
const LOOK_UP_COST = 12;

/**
 * Places and scores (higher is better) of the courses that match; `length` is the number of them. Valid until
 * the next search.
 */
export type Matches = {
  length: number;
  places: Uint32Array;
  scores: Float64Array;
  /** Whether no course has every word, so that these have some. */
  isPartial: boolean;
};
/** `isArea`: the text is the name of a country or a part of one, and courses there come before those that only share the name. */
export type TextSearch = (text: string, isWanted?: (course: number) => boolean, isArea?: boolean) => Matches;

type IsWanted = ((course: number) => boolean) | undefined;

/**
 * The courses that have every word of a text but fillers, in no order. The last word may be a beginning. If there
 * are none, two words are taken for one, or one for two; then words that no course has for typos, then every word.
 * If that doesn't help either, the courses that have the telling words.
 *
 * The postings of the rarest word come first, then its courses are looked up among the other words', or these
 * are walked over, whichever is less work. Nothing allocated grows with them.
 */
export function createTextSearch(index: TextIndex): TextSearch {
  const { length } = index.courses;
  const marked = createMarks(length);
  const nameWords = new Uint16Array(length);
  const matches: Matches = {
    length: 0,
    places: new Uint32Array(length),
    scores: new Float64Array(length),
    isPartial: false,
  };

  let worthOf = worths.usual;
  const begin = (term: Term) => {
    const [range] = term.ranges;
    if (range && term.words === 1) {
      startWith(index, range, matches, nameWords, worthOf);
      return;
    }
    mark(index, term, marked);
    start(marked, matches, nameWords, worthOf);
    unmark(marked);
  };
  const narrow = (term: Term) => {
    const least = term.isFiller ? 0 : 1;
    if (matches.length * term.words * LOOK_UP_COST < term.postings) {
      keepThose(matches, nameWords, worthOf, least, (place) => lookUp(index, term, place));
      return;
    }
    mark(index, term, marked);
    keepThose(matches, nameWords, worthOf, least, (place) => marked.marks[place]!);
    unmark(marked);
  };
  const search = (words: readonly string[], doubt: Doubt, isWanted: IsWanted) => {
    matches.length = 0;
    const terms = readWords(index, words, doubt);
    if (terms.some((term) => term.postings === 0 && !term.isFiller)) return;
    terms.sort((a, b) => Number(a.isFiller) - Number(b.isFiller) || a.postings - b.postings);
    for (const [at, term] of terms.entries()) {
      if (at > 0) narrow(term);
      else {
        begin(term);
        if (isWanted) keepWanted(index, matches, nameWords, isWanted);
      }
      if (matches.length === 0) return;
    }
    score(index, matches, nameWords, words.length);
  };

  const searchPartly = createPartialSearch(index, marked, matches);
  return (text, isWanted, isArea = false) => {
    const words = queryWords(text);
    worthOf = isArea ? worths.placeFirst : worths.usual;
    matches.isPartial = false;
    search(words, 'none', isWanted);
    for (const divided of matches.length === 0 ? otherDivisions(index.vocabulary, words) : []) {
      search(divided, 'none', isWanted);
      if (matches.length > 0) return matches;
    }
    if (matches.length === 0) search(words, 'unknown', isWanted);
    if (matches.length === 0) search(words, 'all', isWanted);
    if (matches.length === 0 && words.length > 1) searchPartly(words, isWanted);
    return matches;
  };
}

/** A course must have words that say at least this much of what all words of the text say. */
const TELLING = 0.35;

/** The fewer courses have a word, the more it says (the logarithm of their share); a word that no course has says most. */
function createPartialSearch(index: TextIndex, marked: Marks, matches: Matches) {
  const { length } = index.courses;
  let sums: { said: Float64Array; worth: Float64Array } | undefined;
  return (words: readonly string[], isWanted: IsWanted) => {
    sums ??= { said: new Float64Array(length), worth: new Float64Array(length) };
    const { said, worth } = sums;
    let all = 0;
    for (const term of readWords(index, words, 'all')) {
      if (term.isFiller) continue;
      mark(index, term, marked);
      const says = Math.log((length + 1) / Math.max(1, marked.length));
      all += says;
      for (const place of marked.places.subarray(0, marked.length)) {
        said[place]! += says;
        worth[place]! += says * worths.usual[marked.marks[place]!]!;
      }
      unmark(marked);
    }
    let kept = 0;
    for (let place = 0; place < length; place++) {
      if (said[place]! > 0 && said[place]! >= TELLING * all && (isWanted?.(index.courses[place]!) ?? true)) {
        matches.places[kept] = place;
        matches.scores[kept++] = worth[place]! / all + (index.nameLengths[place] === 0 ? UNNAMED : 0);
      }
    }
    matches.length = kept;
    matches.isPartial = kept > 0;
    said.fill(0);
    worth.fill(0);
  };
}

function startWith(
  { postings, starts }: TextIndex,
  { first, end, shift }: WordRange,
  matches: Matches,
  nameWords: Uint16Array,
  worthOf: Float64Array,
): void {
  const from = starts[first]!;
  const to = starts[end]!;
  for (let at = from; at < to; at++) {
    const posting = postings[at]!;
    setMatch(matches, nameWords, worthOf, at - from, posting >>> FIELD_BITS, (posting & FIELDS) << shift);
  }
  matches.length = to - from;
}

/** Fewer than one marked place in this many are sorted; otherwise all are walked over. */
const SPARSE = 32;

function start(
  { marks, places, length }: Marks,
  matches: Matches,
  nameWords: Uint16Array,
  worthOf: Float64Array,
): void {
  let kept = 0;
  if (length * SPARSE < marks.length) {
    for (const place of places.subarray(0, length).sort()) {
      setMatch(matches, nameWords, worthOf, kept++, place, marks[place]!);
    }
  } else {
    for (let place = 0; place < marks.length; place++) {
      const found = marks[place]!;
      if (found !== 0) setMatch(matches, nameWords, worthOf, kept++, place, found);
    }
  }
  matches.length = kept;
}

function setMatch(
  { places, scores }: Matches,
  nameWords: Uint16Array,
  worthOf: Float64Array,
  at: number,
  place: number,
  found: number,
): void {
  places[at] = place;
  scores[at] = worthOf[found]!;
  nameWords[at] = wordsInName(found);
}

/** Those with at least the mark `least`. */
function keepThose(
  matches: Matches,
  nameWords: Uint16Array,
  worthOf: Float64Array,
  least: number,
  markAt: (place: number) => number,
): void {
  const { length, places, scores } = matches;
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const place = places[at]!;
    const found = markAt(place);
    if (found < least) continue;
    places[kept] = place;
    scores[kept] = scores[at]! + worthOf[found]!;
    nameWords[kept++] = nameWords[at]! + wordsInName(found);
  }
  matches.length = kept;
}

function keepWanted(
  { courses }: TextIndex,
  matches: Matches,
  nameWords: Uint16Array,
  isWanted: (course: number) => boolean,
): void {
  const { length, places, scores } = matches;
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const place = places[at]!;
    if (!isWanted(courses[place]!)) continue;
    places[kept] = place;
    scores[kept] = scores[at]!;
    nameWords[kept++] = nameWords[at]!;
  }
  matches.length = kept;
}

/** One word in the name in the low byte, one in the name or its reading in the high byte. */
function wordsInName(found: number): number {
  return (found & IN_NAME ? 1 : 0) + (found & IN_READING ? 256 : 0);
}

/** What a point of renown is worth: 100 points count somewhat more than having every word of the name. */
const RENOWN = 0.03;

/** Courses without a name come after all others. */
const UNNAMED = -10;

/**
 * Mean worth of the words, and their share of the course's name or of its reading: "Old Course" before "Old Course
 * Hotel", and what is in the name before what is read. Renown adds to it: "Old Course" is St Andrews.
 */
function score(
  { nameLengths, readingLengths, renowns }: TextIndex,
  { length, places, scores }: Matches,
  nameWords: Uint16Array,
  wordCount: number,
): void {
  for (let at = 0; at < length; at++) {
    const place = places[at]!;
    const inName = (2 * (nameWords[at]! & 255)) / Math.max(1, nameLengths[place]!);
    const inReading = readingLengths[place] === 0 ? 0 : (2 * (nameWords[at]! >> 8)) / readingLengths[place]!;
    const unnamed = nameLengths[place] === 0 ? UNNAMED : 0;
    scores[at] = scores[at]! / wordCount + Math.max(inName, inReading) + unnamed + RENOWN * renowns[place]!;
  }
}
