import type { DatabaseSync } from 'node:sqlite';
import { isOwnLetter } from '#lib/text/search-words.ts';
import { type CourseTable, indexOfGolfId } from './course-table.ts';
import { areTwoEditsApart, isOneEditApart, letterSet, mayBeApart } from './edits.ts';

/** A bit for each field. */
export const NAME = 1;
/** Its Latin form, read. */
export const READING = 2;
export const CLUB = 4;
/** Town, region and country; for unnamed courses the name made from these. */
export const PLACE = 8;
/** By the first letter of its column. */
const fieldBits = new Map(
  Object.entries({ n: NAME, r: READING, c: CLUB, p: PLACE }).map(([letter, bit]) => [
    letter.charCodeAt(0),
    bit,
  ]),
);
/** The lowest bits of a posting are its fields; the rest is its course's place. */
export const FIELD_BITS = 4;

/**
 * Which courses have each word, in which fields. A course's place is its rank among equal matches: mapped, with a
 * card and reviewed first, then most reviewed, then by name.
 */
export type TextIndex = {
  vocabulary: Vocabulary;
  /** Word w has the postings from starts[w] to starts[w + 1], ascending. */
  starts: Uint32Array;
  /** Place and fields in one number. */
  postings: Uint32Array;
  /** Words of each course's name, up to 255. */
  nameLengths: Uint8Array;
  /** Of its reading. */
  readingLengths: Uint8Array;
  /** Indexes of the course table. */
  courses: Uint32Array;
};

const CHARACTERS_PER_STEP = 10_000;

/**
 * Reads the file's text index into memory. SQLite scores every match of a common word ("golf" is in most
 * names) before it gives the best ten: 12 ms where these arrays take 0.1. Reading takes a fifth of a second
 * at 35,000 courses, so it is done in steps.
 */
export function* readTextIndex(database: DatabaseSync, table: CourseTable): Generator<void, TextIndex, void> {
  const courses = orderByProminence(table);
  yield;
  const places = new Uint32Array(courses.length);
  courses.forEach((course, place) => {
    places[course] = place;
  });
  database.exec(
    "CREATE VIRTUAL TABLE IF NOT EXISTS temp.word_at USING fts5vocab('main', 'course_text', 'instance')",
  );
  // A word's rows come by golf_id already; asked for that order, SQLite would sort them all. As one text a word they
  // take a third of the time that half a million rows do.
  const statement = database.prepare(
    `SELECT term, group_concat(doc || substr(col, 1, 1), '') FROM temp.word_at GROUP BY term ORDER BY term`,
  );
  statement.setReturnArrays(true);
  const words: string[] = [];
  const starts: number[] = [];
  const postings: number[] = [];
  let read = 0;
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<[string, string]>) {
    const [word, instances] = row;
    const start = postings.length;
    addPostings(postings, instances, table, places);
    if (postings.length > start) {
      words.push(word);
      starts.push(start);
    }
    read += instances.length;
    if (read < CHARACTERS_PER_STEP) continue;
    read = 0;
    yield;
  }
  starts.push(postings.length);
  yield;
  const vocabulary = yield* createVocabulary(words);
  yield;
  const sorted = yield* sortWithinWords(starts, postings);
  yield;
  const nameLengths = countWords(words, starts, postings, courses.length, NAME);
  yield;
  const readingLengths = countWords(words, starts, postings, courses.length, READING);
  return {
    vocabulary,
    starts: Uint32Array.from(starts),
    postings: sorted,
    nameLengths,
    readingLengths,
    courses,
  };
}

const [ZERO, NINE] = ['0', '9'].map((digit) => digit.charCodeAt(0)) as [number, number];

/** Of one word: `instances` are golf_ids, each followed by its field's letter. A course's are next to each other. */
function addPostings(postings: number[], instances: string, table: CourseTable, places: Uint32Array): void {
  let golfId = 0;
  let lastCourse = -1;
  for (let at = 0; at < instances.length; at++) {
    const code = instances.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      golfId = golfId * 10 + code - ZERO;
      continue;
    }
    const course = indexOfGolfId(table, golfId);
    golfId = 0;
    if (course < 0) continue;
    if (course !== lastCourse) postings.push(places[course]! << FIELD_BITS);
    lastCourse = course;
    postings[postings.length - 1]! |= fieldBits.get(code) ?? 0;
  }
}

function orderByProminence({ prominenceRanks }: CourseTable): Uint32Array {
  const order = new Uint32Array(prominenceRanks.length);
  prominenceRanks.forEach((rank, course) => {
    order[rank - 1] = course;
  });
  return order;
}

const POSTINGS_A_STEP = 100_000;

function* sortWithinWords(
  starts: readonly number[],
  postings: readonly number[],
): Generator<void, Uint32Array, void> {
  const sorted = Uint32Array.from(postings);
  yield;
  let done = 0;
  for (let word = 0; word + 1 < starts.length; word++) {
    const [start, end] = [starts[word]!, starts[word + 1]!];
    if (end - start > 1) sorted.subarray(start, end).sort();
    if (end - done < POSTINGS_A_STEP) continue;
    done = end;
    yield;
  }
  return sorted;
}

/** Without characters that begin a pair: no text is made of these. */
function countWords(
  words: readonly string[],
  starts: readonly number[],
  postings: readonly number[],
  length: number,
  field: number,
): Uint8Array {
  const counts = new Uint8Array(length);
  for (const [number, word] of words.entries()) {
    if (isOwnLetter(word)) continue;
    for (let at = starts[number]!; at < starts[number + 1]!; at++) {
      const place = postings[at]! >>> FIELD_BITS;
      if (postings[at]! & field && counts[place]! < 255) counts[place]!++;
    }
  }
  return counts;
}

/** A word's number is its place in byte order. */
export type Vocabulary = {
  length: number;
  at: (number: number) => string | undefined;
  /** -1 if it's unknown. */
  find: (word: string) => number;
  /** Numbers of the words with this beginning. */
  beginningWith: (text: string) => readonly [from: number, to: number];
  oneTypoFrom: (word: string) => number[];
  /** Longer words with a beginning one typo away, in the text's second half. */
  beginningOneTypoFrom: (text: string) => number[];
  /** Words with the same first letter and two typos. */
  twoTyposFrom: (word: string) => number[];
};

/** Of `words` in byte order, each once. */
export function* createVocabulary(words: readonly string[]): Generator<void, Vocabulary, void> {
  const byEnding = yield* sortByEnding(words);
  const beginningWith = (text: string) =>
    rangeOf(words.length, {
      isBefore: (at) => words[at]! < text,
      isIn: (at) => words[at]!.startsWith(text),
    });
  const endingWith = (text: string) =>
    rangeOf(words.length, {
      isBefore: (at) => compareEndings(words[byEnding[at]!]!, text) < 0,
      isIn: (at) => words[byEnding[at]!]!.endsWith(text),
    });
  let letterSets: Uint32Array | undefined;
  return {
    length: words.length,
    at: (number) => words[number],
    find(word) {
      const at = firstOf(words.length, (at) => words[at]! >= word);
      return words[at] === word ? at : -1;
    },
    beginningWith,
    oneTypoFrom(word) {
      // One typo leaves one half as it is (a swap over the middle: all but one letter of either).
      const half = word.length >> 1;
      const found = new Set<number>();
      const consider = (number: number) => {
        if (isOneEditApart(word, words[number]!)) found.add(number);
      };
      const [from, to] = beginningWith(word.slice(0, half - 1));
      for (let number = from; number < to; number++) consider(number);
      const [start, end] = endingWith(word.slice(half + 1));
      for (let at = start; at < end; at++) consider(byEnding[at]!);
      return [...found];
    },
    beginningOneTypoFrom(text) {
      const found: number[] = [];
      const [from, to] = beginningWith(text.slice(0, text.length >> 1));
      for (let number = from; number < to; number++) {
        const word = words[number]!;
        if (word.startsWith(text) || isOneEditApart(text, word)) continue;
        const lengths = [text.length - 1, text.length, text.length + 1];
        if (lengths.some((length) => isOneEditApart(text, word.slice(0, length)))) found.push(number);
      }
      return found;
    },
    twoTyposFrom(word) {
      letterSets ??= Uint32Array.from(words, letterSet);
      const wanted = letterSet(word);
      const found: number[] = [];
      const [from, to] = beginningWith(word[0] ?? '');
      for (let number = from; number < to; number++) {
        if (!mayBeApart(letterSets[number]!, wanted, 2)) continue;
        if (areTwoEditsApart(word, words[number]!) && !isOneEditApart(word, words[number]!))
          found.push(number);
      }
      return found;
    },
  };
}

/** The words' numbers, in the order of their last letters. */
function* sortByEnding(words: readonly string[]): Generator<void, Uint32Array, void> {
  const sorted = new Uint32Array(words.length);
  const byLast = Map.groupBy(words.keys(), (number) => words[number]!.charCodeAt(words[number]!.length - 1));
  let done = 0;
  for (const [, numbers] of [...byLast].sort(([a], [b]) => a - b)) {
    yield;
    sorted.set(
      numbers.sort((a, b) => compareEndings(words[a]!, words[b]!)),
      done,
    );
    done += numbers.length;
  }
  yield;
  return sorted;
}

/** As if both were written backwards. */
function compareEndings(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  for (let back = 1; back <= shorter; back++) {
    const difference = one.charCodeAt(one.length - back) - other.charCodeAt(other.length - back);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Of places in order: first all that are before the range, then those in it, then the rest. */
function rangeOf(
  length: number,
  { isBefore, isIn }: { isBefore: (at: number) => boolean; isIn: (at: number) => boolean },
): readonly [number, number] {
  const from = firstOf(length, (at) => !isBefore(at));
  // Most ranges are short: in steps that double, their end is found near their beginning.
  let step = 1;
  while (from + step <= length && isIn(from + step - 1)) step *= 2;
  const known = from + (step >> 1);
  const most = Math.min(from + step - 1, length) - known;
  return [from, known + firstOf(most, (at) => !isIn(known + at))];
}

/** The first place where `holds` is true, as it must be from there on; `length` if there's none. */
function firstOf(length: number, holds: (at: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
