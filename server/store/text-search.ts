import { queryWords } from '#lib/text/search-words.ts';
import type { TextIndex, Vocabulary } from './text-index.ts';
import {
  createMarks,
  type Doubt,
  IN_NAME,
  IN_READING,
  type MarkCourses,
  readWords,
  type Term,
  worthOfMark,
} from './text-terms.ts';

/** A course that matches, by its place in the index. The higher the score, the better. */
export type Match = { place: number; score: number };

/** `isPartial`: no course has every word, so that these have some. */
export type Matches = { matches: Match[]; isPartial: boolean };

/** Takes a course by its index in the course table. */
type IsCourse = (course: number) => boolean;

/** `isHome`: the text is the name of a place, and the courses there come before those that only share the name. */
export type TextSearch = (text: string, isWanted?: IsCourse, isHome?: IsCourse) => Matches;

/**
 * Finds the courses that have every word of a text but fillers, in no order. The last word may be unfinished. If no course
 * has them all, two words are taken for one, or one for two; then words that no course has are taken for typos, then every
 * word is. If that doesn't help either, it finds the courses that have the telling words.
 */
export function createTextSearch(index: TextIndex): TextSearch {
  const markCourses = createMarks(index);
  return (text, isWanted = () => true, isHome = () => false) => {
    const words = queryWords(text);
    for (const [each, doubt] of waysToRead(index, words)) {
      const found = havingAll(readWords(index, each, doubt), markCourses, (place) =>
        isWanted(index.courses[place]!),
      );
      if (found.length > 0) return { matches: score(index, found, each.length, isHome), isPartial: false };
    }
    const matches = words.length > 1 ? havingTelling(index, words, markCourses, isWanted) : [];
    return { matches, isPartial: matches.length > 0 };
  };
}

function* waysToRead(
  { vocabulary }: TextIndex,
  words: readonly string[],
): Generator<[readonly string[], Doubt]> {
  yield [words, 'none'];
  for (const divided of otherDivisions(vocabulary, words)) yield [divided, 'none'];
  yield [words, 'unknown'];
  yield [words, 'all'];
}

const FEWEST_LETTERS_OF_A_PART = 3;
const MOST_DIVISIONS = 8;

/** The text with two neighbours as one word that courses have ("nieder brück"), or a word as two ("foxbeck"). */
function otherDivisions(
  { find, beginningWith }: Pick<Vocabulary, 'find' | 'beginningWith'>,
  words: readonly string[],
): string[][] {
  const found: string[][] = [];
  const isWord = (text: string, isLast: boolean) => {
    const [from, to] = isLast ? beginningWith(text) : [0, 0];
    return find(text) >= 0 || from < to;
  };
  const divide = (at: number, count: number, ...others: string[]) =>
    found.push([...words.slice(0, at), ...others, ...words.slice(at + count)]);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined && isWord(word + next, at + 2 === words.length)) divide(at, 2, word + next);
    if (find(word) >= 0) continue;
    for (let cut = FEWEST_LETTERS_OF_A_PART; cut <= word.length - FEWEST_LETTERS_OF_A_PART; cut++) {
      const [start, rest] = [word.slice(0, cut), word.slice(cut)];
      if (find(start) >= 0 && find(rest) >= 0) divide(at, 1, start, rest);
    }
  }
  return found.slice(0, MOST_DIVISIONS);
}

/** What a course's words are worth, and how many of them are in its name, or in that or its reading. */
type Found = { place: number; worth: number; inName: number; inReading: number };

/** The courses that have every term, found by the rarest one; fillers only add to what a course is worth. */
function havingAll(
  terms: readonly Term[],
  markCourses: MarkCourses,
  isWanted: (place: number) => boolean,
): Found[] {
  if (terms.some(({ postings, isFiller }) => postings === 0 && !isFiller)) return [];
  const [rarest, ...others] = terms.toSorted(
    (a, b) => Number(a.isFiller) - Number(b.isFiller) || a.postings - b.postings,
  );
  const found: Found[] = [];
  if (rarest === undefined) return found;
  markCourses(rarest).forEach((mark, place) => {
    if (mark === 0 || !isWanted(place)) return;
    found.push(add({ place, worth: 0, inName: 0, inReading: 0 }, mark));
  });
  return others.reduce((left, term) => {
    if (left.length === 0) return left;
    const marks = markCourses(term);
    const having = term.isFiller ? left : left.filter(({ place }) => marks[place] !== 0);
    for (const each of having) add(each, marks[each.place]!);
    return having;
  }, found);
}

function add(found: Found, mark: number): Found {
  found.worth += worthOfMark[mark]!;
  if (mark & IN_NAME) found.inName++;
  if (mark & IN_READING) found.inReading++;
  return found;
}

/** What a point of renown is worth: 100 points count somewhat more than having every word of the name. */
const RENOWN = 0.03;

/** More than name and renown together. */
const HOME = 9;

/** Courses without a name come after all others, even at home. */
const UNNAMED = -20;

/**
 * Mean worth of the words, and their share of the course's name or of its reading: "Old Course" before "Old Course
 * Hotel", and what is in the name before what is read. Renown adds to it: "Old Course" is St Andrews.
 */
function score(
  { courses, nameLengths, readingLengths, renowns }: TextIndex,
  found: readonly Found[],
  wordCount: number,
  isHome: IsCourse,
): Match[] {
  return found.map(({ place, worth, inName, inReading }) => {
    const share = Math.max(
      inName / Math.max(1, nameLengths[place]!),
      readingLengths[place] === 0 ? 0 : inReading / readingLengths[place]!,
    );
    const home = isHome(courses[place]!) ? HOME : 0;
    const unnamed = nameLengths[place] === 0 ? UNNAMED : 0;
    return { place, score: worth / wordCount + 2 * share + RENOWN * renowns[place]! + home + unnamed };
  });
}

/** A course must have words that say at least this much of what all words of the text say. */
const TELLING = 0.35;

/** The fewer courses have a word, the more it says (the logarithm of their share); a word that no course has says most. */
function havingTelling(
  index: TextIndex,
  words: readonly string[],
  markCourses: MarkCourses,
  isWanted: IsCourse,
): Match[] {
  const { courses, nameLengths } = index;
  const said = new Float64Array(courses.length);
  const worth = new Float64Array(courses.length);
  let all = 0;
  for (const term of readWords(index, words, 'all')) {
    if (term.isFiller) continue;
    const marks = markCourses(term);
    const having = marks.reduce((count, mark) => count + Number(mark !== 0), 0);
    const says = Math.log((courses.length + 1) / Math.max(1, having));
    all += says;
    marks.forEach((mark, place) => {
      if (mark === 0) return;
      said[place]! += says;
      worth[place]! += says * worthOfMark[mark]!;
    });
  }
  const matches: Match[] = [];
  said.forEach((sum, place) => {
    if (sum === 0 || sum < TELLING * all || !isWanted(courses[place]!)) return;
    matches.push({ place, score: worth[place]! / all + (nameLengths[place] === 0 ? UNNAMED : 0) });
  });
  return matches;
}
