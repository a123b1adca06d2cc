import { isOwnLetter, queryWords } from '#lib/text/search-words.ts';
import { CLUB, FIELD_BITS, NAME, READING, type TextIndex } from './text-index.ts';

/** How a word can match and what it's worth; each has its own bits in a course's mark, in this order. */
const qualities = { exact: 1, beginning: 0.75, typo: 0.5, typoInBeginning: 0.375 };
const EXACT = 0;
const BEGINNING = FIELD_BITS;
const TYPO = 2 * FIELD_BITS;
const TYPO_IN_BEGINNING = 3 * FIELD_BITS;
const FIELDS = (1 << FIELD_BITS) - 1;
const inAnyQuality = (fields: number) =>
  (fields << EXACT) | (fields << BEGINNING) | (fields << TYPO) | (fields << TYPO_IN_BEGINNING);
const IN_NAME = inAnyQuality(NAME);
const IN_READING = inAnyQuality(NAME | READING);
/** Looking up a course among a word's postings costs as much as walking over this many. */
const LOOK_UP_COST = 12;
/** Shorter words must be spelt right. */
const SHORTEST_TYPO = 5;

/** What a word is worth, by the best of its fields. */
const fieldWorths = Float64Array.from({ length: 1 << FIELD_BITS }, (_, fields) =>
  fields === 0 ? 0 : fields & NAME ? 3 : fields & READING ? 2.5 : fields & CLUB ? 2 : 1.5,
);

const worths = Float64Array.from({ length: 1 << (4 * FIELD_BITS) }, (_, mark) =>
  Math.max(
    qualities.exact * fieldWorths[(mark >> EXACT) & FIELDS]!,
    qualities.beginning * fieldWorths[(mark >> BEGINNING) & FIELDS]!,
    qualities.typo * fieldWorths[(mark >> TYPO) & FIELDS]!,
    qualities.typoInBeginning * fieldWorths[(mark >> TYPO_IN_BEGINNING) & FIELDS]!,
  ),
);

/**
 * Places and scores (higher is better) of courses that match every word; `length` is the number of them.
 * Valid until the next search.
 */
export type Matches = { length: number; places: Uint32Array; scores: Float64Array };
export type TextSearch = (text: string, isWanted?: (course: number) => boolean) => Matches;

/** Neighbouring words of the vocabulary that match; `shift` says how. */
type Reading = { first: number; end: number; shift: number };
type Term = { readings: Reading[]; words: number; postings: number };

/**
 * The courses that have every word of a text, in no order. The last word may be a beginning. A word that no
 * course has is taken for a typo; so is every word if no course has them all.
 *
 * The postings of the rarest word come first, then its courses are looked up among the other words', or these
 * are walked over, whichever is less work. Nothing allocated grows with them.
 */
export function createTextSearch(index: TextIndex): TextSearch {
  const { length } = index.courses;
  const marked = createMarks(length);
  const nameWords = new Uint16Array(length);
  const matches: Matches = { length: 0, places: new Uint32Array(length), scores: new Float64Array(length) };

  const begin = (term: Term) => {
    const [reading] = term.readings;
    if (reading && term.words === 1) {
      startWith(index, reading, matches, nameWords);
      return;
    }
    mark(index, term, marked);
    start(marked, matches, nameWords);
    unmark(marked);
  };
  const narrow = (term: Term) => {
    if (matches.length * term.words * LOOK_UP_COST < term.postings) {
      keepThose(matches, nameWords, (place) => lookUp(index, term, place));
      return;
    }
    mark(index, term, marked);
    keepThose(matches, nameWords, (place) => marked.marks[place]!);
    unmark(marked);
  };
  const search = (
    words: string[],
    doubtAll: boolean,
    isWanted: ((course: number) => boolean) | undefined,
  ) => {
    matches.length = 0;
    const terms = words.map((word, at) => readWord(index, word, at === words.length - 1, doubtAll));
    if (terms.some(({ postings }) => postings === 0)) return;
    terms.sort((a, b) => a.postings - b.postings);
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

  return (text, isWanted) => {
    const words = queryWords(text);
    search(words, false, isWanted);
    if (matches.length === 0) search(words, true, isWanted);
    return matches;
  };
}

function readWord({ vocabulary, starts }: TextIndex, word: string, isLast: boolean, doubt: boolean): Term {
  const term: Term = { readings: [], words: 0, postings: 0 };
  const add = (first: number, end: number, shift: number) => {
    if (first === end) return;
    term.readings.push({ first, end, shift });
    term.words += end - first;
    term.postings += starts[end]! - starts[first]!;
  };
  const exact = vocabulary.find(word);
  if (exact >= 0) add(exact, exact + 1, EXACT);
  if (isLast || isOwnLetter(word)) {
    // A word sorts before all that begin with it.
    const [first, end] = vocabulary.beginningWith(word);
    add(exact >= 0 ? exact + 1 : first, end, BEGINNING);
  }
  if (word.length >= SHORTEST_TYPO && (doubt || term.postings === 0)) {
    for (const number of vocabulary.oneTypoFrom(word)) add(number, number + 1, TYPO);
    if (isLast) {
      for (const number of vocabulary.beginningOneTypoFrom(word)) add(number, number + 1, TYPO_IN_BEGINNING);
    }
  }
  return term;
}

type Marks = { marks: Uint16Array; places: Uint32Array; length: number };

function createMarks(length: number): Marks {
  return { marks: new Uint16Array(length), places: new Uint32Array(length), length: 0 };
}

function mark({ postings, starts }: TextIndex, { readings }: Term, marked: Marks): void {
  const { marks, places } = marked;
  let { length } = marked;
  for (const { first, end, shift } of readings) {
    const to = starts[end]!;
    for (let at = starts[first]!; at < to; at++) {
      const posting = postings[at]!;
      const place = posting >>> FIELD_BITS;
      const before = marks[place]!;
      if (before === 0) places[length++] = place;
      marks[place] = before | ((posting & FIELDS) << shift);
    }
  }
  marked.length = length;
}

function unmark(marked: Marks): void {
  const { marks, places, length } = marked;
  for (let i = 0; i < length; i++) marks[places[i]!] = 0;
  marked.length = 0;
}

function startWith(
  { postings, starts }: TextIndex,
  { first, end, shift }: Reading,
  matches: Matches,
  nameWords: Uint16Array,
): void {
  const from = starts[first]!;
  const to = starts[end]!;
  for (let at = from; at < to; at++) {
    const posting = postings[at]!;
    setMatch(matches, nameWords, at - from, posting >>> FIELD_BITS, (posting & FIELDS) << shift);
  }
  matches.length = to - from;
}

/** Fewer than one marked place in this many are sorted; otherwise all are walked over. */
const SPARSE = 32;

function start({ marks, places, length }: Marks, matches: Matches, nameWords: Uint16Array): void {
  let kept = 0;
  if (length * SPARSE < marks.length) {
    for (const place of places.subarray(0, length).sort()) {
      setMatch(matches, nameWords, kept++, place, marks[place]!);
    }
  } else {
    for (let place = 0; place < marks.length; place++) {
      const mark = marks[place]!;
      if (mark !== 0) setMatch(matches, nameWords, kept++, place, mark);
    }
  }
  matches.length = kept;
}

function setMatch(
  { places, scores }: Matches,
  nameWords: Uint16Array,
  at: number,
  place: number,
  mark: number,
): void {
  places[at] = place;
  scores[at] = worths[mark]!;
  nameWords[at] = wordsInName(mark);
}

function keepThose(matches: Matches, nameWords: Uint16Array, markAt: (place: number) => number): void {
  const { length, places, scores } = matches;
  let kept = 0;
  for (let at = 0; at < length; at++) {
    const place = places[at]!;
    const mark = markAt(place);
    if (mark === 0) continue;
    places[kept] = place;
    scores[kept] = scores[at]! + worths[mark]!;
    nameWords[kept++] = nameWords[at]! + wordsInName(mark);
  }
  matches.length = kept;
}

function lookUp(index: TextIndex, { readings }: Term, place: number): number {
  let mark = 0;
  for (const { first, end, shift } of readings) {
    for (let word = first; word < end; word++) mark |= fieldsAt(index, word, place) << shift;
  }
  return mark;
}

/** Fields with the word; 0 if none. */
function fieldsAt({ postings, starts }: TextIndex, word: number, place: number): number {
  const least = place << FIELD_BITS;
  const to = starts[word + 1]!;
  let low = starts[word]!;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (postings[middle]! < least) low = middle + 1;
    else high = middle;
  }
  const posting = low < to ? postings[low]! : 0;
  return posting >>> FIELD_BITS === place ? posting & FIELDS : 0;
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
function wordsInName(mark: number): number {
  return (mark & IN_NAME ? 1 : 0) + (mark & IN_READING ? 256 : 0);
}

/** Courses without a name come after all others. */
const UNNAMED = -10;

/**
 * Mean worth of the words, and their share of the course's name or of its reading: "Old Course" before "Old Course
 * Hotel", and what is in the name before what is read.
 */
function score(
  { nameLengths, readingLengths }: TextIndex,
  { length, places, scores }: Matches,
  nameWords: Uint16Array,
  wordCount: number,
): void {
  for (let at = 0; at < length; at++) {
    const place = places[at]!;
    const inName = (2 * (nameWords[at]! & 255)) / Math.max(1, nameLengths[place]!);
    const inReading = readingLengths[place] === 0 ? 0 : (2 * (nameWords[at]! >> 8)) / readingLengths[place]!;
    const unnamed = nameLengths[place] === 0 ? UNNAMED : 0;
    scores[at] = scores[at]! / wordCount + Math.max(inName, inReading) + unnamed;
  }
}
