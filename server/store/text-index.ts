import type { DatabaseSync } from 'node:sqlite';
import { compareEndings, readStoredWords, type StoredWords } from '#lib/dataset-file/word-columns.ts';
import type { CourseTable } from './course-table.ts';
import { areTwoEditsApart, isOneEditApart } from './edits.ts';
import { firstOf } from './first-of.ts';

/** Which courses have each word, in which fields. */
export type TextIndex = Omit<StoredWords, 'words' | 'byEnding'> & {
  vocabulary: Vocabulary;
  /** Indexes of the course table by place: the best known first. */
  courses: Uint32Array;
  /** How well known the course at each place is, from 0 to 100. */
  renowns: Uint8Array;
};

/**
 * SQLite's own index scores every match of a common word ("golf" is in most names) before it gives the best ten: 12 ms where these
 * arrays take 0.1.
 */
export function readTextIndex(database: DatabaseSync, { prominenceRanks, renowns }: CourseTable): TextIndex {
  const { words, byEnding, ...postings } = readStoredWords(database);
  const courses = new Uint32Array(prominenceRanks.length);
  prominenceRanks.forEach((rank, course) => {
    courses[rank - 1] = course;
  });
  return {
    ...postings,
    vocabulary: createVocabulary({ words, byEnding }),
    courses,
    renowns: Uint8Array.from(courses, (course) => renowns[course]!),
  };
}

/** A word's number is its place in order. */
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

export function createVocabulary({ words, byEnding }: Pick<StoredWords, 'words' | 'byEnding'>): Vocabulary {
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
      const found: number[] = [];
      const [from, to] = beginningWith(word[0] ?? '');
      for (let number = from; number < to; number++) {
        if (areTwoEditsApart(word, words[number]!) && !isOneEditApart(word, words[number]!))
          found.push(number);
      }
      return found;
    },
  };
}

/** The range among places in order: first come all that are before it, then those in it, then the rest. */
function rangeOf(
  length: number,
  { isBefore, isIn }: { isBefore: (at: number) => boolean; isIn: (at: number) => boolean },
): readonly [number, number] {
  const from = firstOf(length, (at) => !isBefore(at));
  return [from, firstOf(length, (at) => at >= from && !isIn(at))];
}
