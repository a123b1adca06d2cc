import { foldedWords } from '#lib/text/fold.ts';
import { CLUB, NAME, type TextIndex } from './text-index.ts';

/** What a matching word is worth, by the best field that it stands in. */
const fieldWeights = Float64Array.from({ length: 8 }, (_, bits) => (bits & NAME ? 3 : bits & CLUB ? 2 : 1.5));
/** And by how it matches. */
const EXACT = 1;
const BEGINNING = 0.75;
const TYPO = 0.5;
/** Words shorter than this must be right. */
const SHORTEST_TYPO = 5;

/** A course that every word of the query matched: the higher the score the better. */
export type Match = { course: number; score: number };
export type TextSearch = (text: string, isWanted?: (course: number) => boolean) => Match[];

/** For each course, what the word at hand is worth in it; all zero between words. */
type Marks = { worth: Float64Array; isInName: Uint8Array };
/** The courses that matched every word so far, in three columns. */
type Hits = { courses: number[]; scores: number[]; nameWords: number[] };

/**
 * A search over the index: the courses in which every word of a text stands, in no order. The last word may be a
 * beginning. A word that no course has is taken for a typo; so is every word when no course has them all.
 */
export function createTextSearch(index: TextIndex): TextSearch {
  const { length } = index.nameLengths;
  const marks = { worth: new Float64Array(length), isInName: new Uint8Array(length) };
  const search = (words: string[], doubtAll: boolean, isWanted: (course: number) => boolean) => {
    let hits: Hits | null = null;
    for (const [position, word] of words.entries()) {
      const marked = markWord(index, marks, word, position === words.length - 1, doubtAll);
      hits = keepMarked(marks, hits ?? startWith(marked.filter(isWanted)));
      for (const course of marked) {
        marks.worth[course] = 0;
        marks.isInName[course] = 0;
      }
      if (hits.courses.length === 0) break;
    }
    return hits ? toMatches(index, hits, words.length) : [];
  };
  return (text, isWanted = () => true) => {
    const words = foldedWords(text);
    const strict = search(words, false, isWanted);
    return strict.length > 0 ? strict : search(words, true, isWanted);
  };
}

function startWith(courses: number[]): Hits {
  return { courses, scores: courses.map(() => 0), nameWords: courses.map(() => 0) };
}

function keepMarked(marks: Marks, hits: Hits): Hits {
  const kept: Hits = { courses: [], scores: [], nameWords: [] };
  for (let i = 0; i < hits.courses.length; i++) {
    const course = hits.courses[i]!;
    const worth = marks.worth[course]!;
    if (worth === 0) continue;
    kept.courses.push(course);
    kept.scores.push(hits.scores[i]! + worth);
    kept.nameWords.push(hits.nameWords[i]! + marks.isInName[course]!);
  }
  return kept;
}

/** Mean worth of the words, and how much of the course's name they are: "Old Course" before "Old Course Hotel". */
function toMatches(index: TextIndex, hits: Hits, wordCount: number): Match[] {
  return hits.courses.map((course, i) => ({
    course,
    score: hits.scores[i]! / wordCount + (2 * hits.nameWords[i]!) / Math.max(1, index.nameLengths[course]!),
  }));
}

/** Marks the courses that have the word, or what it may stand for; returns them. */
function markWord(index: TextIndex, marks: Marks, word: string, isLast: boolean, doubt: boolean): number[] {
  const { vocabulary } = index;
  const marked: number[] = [];
  const exact = vocabulary.find(word);
  if (exact >= 0) markPostings(index, marks, marked, exact, EXACT);
  if (isLast) {
    const [from, to] = vocabulary.beginningWith(word);
    for (let number = from; number < to; number++) {
      if (number !== exact) markPostings(index, marks, marked, number, BEGINNING);
    }
  }
  if (word.length >= SHORTEST_TYPO && (doubt || marked.length === 0)) {
    for (const number of vocabulary.oneTypoFrom(word)) markPostings(index, marks, marked, number, TYPO);
    if (isLast) {
      for (const number of vocabulary.beginningOneTypoFrom(word)) {
        markPostings(index, marks, marked, number, TYPO * BEGINNING);
      }
    }
  }
  return marked;
}

function markPostings(index: TextIndex, marks: Marks, marked: number[], word: number, quality: number): void {
  const end = index.starts[word + 1]!;
  for (let posting = index.starts[word]!; posting < end; posting++) {
    const course = index.courses[posting]!;
    const bits = index.fields[posting]!;
    const worth = fieldWeights[bits]! * quality;
    if (marks.worth[course] === 0) marked.push(course);
    if (worth > marks.worth[course]!) marks.worth[course] = worth;
    if (bits & NAME) marks.isInName[course] = 1;
  }
}
