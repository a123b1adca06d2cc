import type { DatabaseSync } from 'node:sqlite';
import { isOwnLetter } from '../text/search-words.ts';
import { readColumn, storeColumns } from './packed-column.ts';

/** A bit for each field. */
export const NAME = 1;
/** Its Latin form, read. */
export const READING = 2;
export const CLUB = 4;
/** Town, region and country; for unnamed courses the name made from these. */
export const PLACE = 8;
/** The lowest bits of a posting are its fields; the rest is its course's place. */
export const FIELD_BITS = 4;
export const FIELDS = (1 << FIELD_BITS) - 1;

/** Words of one course, as in lib/text/search-words.ts, with single spaces. A generated name is in `place` alone. */
export type CourseWords = { name: string; reading: string; club: string; place: string };

const FIELD_OF: Record<keyof CourseWords, number> = {
  name: NAME,
  reading: READING,
  club: CLUB,
  place: PLACE,
};

/** Which courses have each word, in which fields. A course's place is its rank by prominence, from 0. */
export type StoredWords = {
  /** All words, in the order of JavaScript's strings; a word's number is its place here. */
  words: string[];
  /** Word w has the postings from starts[w] to starts[w + 1], ascending. */
  starts: Uint32Array;
  /** Place and fields in one number. */
  postings: Uint32Array;
  /** Numbers of the words, by their last letters (`compareEndings`). */
  byEnding: Uint32Array;
  /** Different words of each course's name, by place, up to 255. */
  nameLengths: Uint8Array;
  /** Different words of each course's reading, by place, up to 255. */
  readingLengths: Uint8Array;
};

/** Writes the columns of words, once courses are ranked by prominence. `wordsOf` has every course, by golf_id. */
export function fillWordColumns(database: DatabaseSync, wordsOf: ReadonlyMap<number, CourseWords>): void {
  const golfIds = database.prepare('SELECT golf_id FROM course ORDER BY prominence_rank').all();
  const courses = golfIds.map(({ golf_id }) => wordsOf.get(Number(golf_id))!);
  const { words, ...columns } = toStoredWords(courses);
  storeColumns(database, 'word', { words: Buffer.from(words.join('\n')), ...columns });
}

/** The words of all courses, by place. */
export function toStoredWords(courses: readonly CourseWords[]): StoredWords {
  const postingsOf = new Map<string, number[]>();
  const [nameLengths, readingLengths] = [new Uint8Array(courses.length), new Uint8Array(courses.length)];
  courses.forEach((course, place) => {
    const fieldsOf = fieldsOfWords(course);
    for (const [word, fields] of fieldsOf) {
      const posting = (place << FIELD_BITS) | fields;
      const postings = postingsOf.get(word);
      if (postings) postings.push(posting);
      else postingsOf.set(word, [posting]);
    }
    nameLengths[place] = lengthOf(fieldsOf, NAME);
    readingLengths[place] = lengthOf(fieldsOf, READING);
  });
  const words = [...postingsOf.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, number) => {
    starts[number + 1] = starts[number]! + postingsOf.get(word)!.length;
  });
  const postings = new Uint32Array(starts.at(-1)!);
  words.forEach((word, number) => {
    postings.set(postingsOf.get(word)!, starts[number]);
  });
  return { words, starts, postings, byEnding: sortByEnding(words), nameLengths, readingLengths };
}

function fieldsOfWords(course: CourseWords): Map<string, number> {
  const fieldsOf = new Map<string, number>();
  for (const [field, bit] of Object.entries(FIELD_OF)) {
    for (const word of course[field as keyof CourseWords].split(' ')) {
      if (word !== '') fieldsOf.set(word, (fieldsOf.get(word) ?? 0) | bit);
    }
  }
  return fieldsOf;
}

/** How many different words a course has in a field, up to 255, not counting letters that only begin a pair. */
function lengthOf(fieldsOf: ReadonlyMap<string, number>, field: number): number {
  const own = [...fieldsOf].filter(([word, fields]) => fields & field && !isOwnLetter(word));
  return Math.min(own.length, 255);
}

/** The words' numbers, in the order of their last letters. */
export function sortByEnding(words: readonly string[]): Uint32Array {
  return Uint32Array.from(words.keys()).sort((a, b) => compareEndings(words[a]!, words[b]!));
}

/** Compares two words as if both were written backwards. */
export function compareEndings(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  for (let back = 1; back <= shorter; back++) {
    const difference = one.charCodeAt(one.length - back) - other.charCodeAt(other.length - back);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Throws a RangeError where a column is lacking. */
export function readStoredWords(database: DatabaseSync): StoredWords {
  const text = Buffer.from(readColumn(database, 'word', 'words', Uint8Array)).toString();
  return {
    words: text === '' ? [] : text.split('\n'),
    starts: readColumn(database, 'word', 'starts', Uint32Array),
    postings: readColumn(database, 'word', 'postings', Uint32Array),
    byEnding: readColumn(database, 'word', 'byEnding', Uint32Array),
    nameLengths: readColumn(database, 'word', 'nameLengths', Uint8Array),
    readingLengths: readColumn(database, 'word', 'readingLengths', Uint8Array),
  };
}

/** A course's fields that have the word of this number; 0 if none has. */
export function fieldsAt(
  { postings, starts }: Pick<StoredWords, 'postings' | 'starts'>,
  word: number,
  place: number,
): number {
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
