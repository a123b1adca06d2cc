import type { DatabaseSync } from 'node:sqlite';
import { type CourseTable, indexOfGolfId } from './course-table.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/** Bits of the fields a word stands in. */
export const NAME = 1;
export const CLUB = 2;
export const CITY = 4;
const fieldBits: Record<string, number> = { name: NAME, club: CLUB, city: CITY };
/** How many bits of a posting are its fields; those above are the place of its course. */
export const FIELD_BITS = 3;

/**
 * Which courses each word of the vocabulary stands in, and in which fields. Courses go by their place in the order
 * that decides between equal matches: the most reviewed first, then by name.
 */
export type TextIndex = {
  vocabulary: Vocabulary;
  /** Postings of word w are those from starts[w] to starts[w + 1], ascending. */
  starts: Uint32Array;
  /** Place and fields of one course in one number. */
  postings: Uint32Array;
  /** How many words the name of the course at each place has, up to 255. */
  nameLengths: Uint8Array;
  /** The course at each place, as its index in the course table. */
  courses: Uint32Array;
};

const ROWS_PER_STEP = 2000;

/**
 * Reads the dataset file's text index into memory. SQLite could search it as well, but scores every match of a common
 * word ("golf" stands in most names) before it can give the best ten: 12 ms where these arrays take 0.1. Reading takes a
 * third of a second at 35,000 courses, so it is done in steps of a few milliseconds.
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
  // Of one word the rows come by golf_id, as its doclist has them: asked to, SQLite would sort them all first.
  const statement = database.prepare('SELECT term, doc, col FROM temp.word_at ORDER BY term');
  statement.setReturnArrays(true);
  const words: string[] = [];
  const starts: number[] = [];
  const postings: number[] = [];
  let lastCourse = -1;
  let read = 0;
  for (const row of statement.iterate() as Iterable<unknown> as Iterable<[string, number, string]>) {
    const course = indexOfGolfId(table, row[1]);
    if (course < 0) continue;
    if (words.at(-1) !== row[0]) {
      words.push(row[0]);
      starts.push(postings.length);
      lastCourse = -1;
    }
    if (course !== lastCourse) {
      postings.push(places[course]! << FIELD_BITS);
      lastCourse = course;
    }
    postings[postings.length - 1]! |= fieldBits[row[2]] ?? 0;
    if (++read % ROWS_PER_STEP === 0) yield;
  }
  starts.push(postings.length);
  yield;
  const vocabulary = createVocabulary(words);
  yield;
  return {
    vocabulary,
    starts: Uint32Array.from(starts),
    postings: sortWithinWords(starts, postings),
    nameLengths: countNameWords(postings, courses.length),
    courses,
  };
}

function orderByProminence({ length, reviewCounts, nameRanks }: CourseTable): Uint32Array {
  return Uint32Array.from({ length }, (_, course) => course).sort(
    (a, b) => reviewCounts[b]! - reviewCounts[a]! || nameRanks[a]! - nameRanks[b]!,
  );
}

function sortWithinWords(starts: readonly number[], postings: readonly number[]): Uint32Array {
  const sorted = Uint32Array.from(postings);
  for (let word = 0; word + 1 < starts.length; word++) {
    if (starts[word + 1]! - starts[word]! > 1) sorted.subarray(starts[word], starts[word + 1]).sort();
  }
  return sorted;
}

function countNameWords(postings: readonly number[], length: number): Uint8Array {
  const counts = new Uint8Array(length);
  for (const posting of postings) {
    const place = posting >>> FIELD_BITS;
    if (posting & NAME && counts[place]! < 255) counts[place]!++;
  }
  return counts;
}
