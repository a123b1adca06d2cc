import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLUB, FIELD_BITS, NAME, PLACE, READING, sortByEnding } from '#lib/dataset-file/word-columns.ts';
import { isFiller } from '#lib/text/search-words.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { areTwoEditsApart, isOneEditApart } from './edits.ts';
import { createVocabulary, type TextIndex } from './text-index.ts';
import { bestMatches } from './text-pages.ts';
import { createTextSearch } from './text-search.ts';
import type { Doubt } from './text-terms.ts';

type Course = { name: string[]; reading: string[]; club: string[]; place: string[]; renown: number };

const wordsOf = ({ name, reading, club, place }: Course) => [...name, ...reading, ...club, ...place];

const random = seededRandom(11);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const syllables = ['gol', 'har', 'bour', 'cl', 'ub', 'ro', 'yal', 'st', 'lin', 'ks', 'o'];
const makeWord = () => Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(syllables)).join('');
const lexicon = ['golf', 'golf', 'golf', 'club', 'clubhouse', ...Array.from({ length: 150 }, makeWord)];
const makeWords = (most: number) =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, () => pick(lexicon));
const courses: Course[] = Array.from({ length: 700 }, () => ({
  name: makeWords(4),
  reading: random() < 0.2 ? makeWords(4) : [],
  club: makeWords(3),
  place: makeWords(1),
  renown: random() < 0.2 ? Math.floor(random() * 101) : 0,
}));
const lexiconOfCourses = new Set(courses.flatMap(wordsOf));
const index = indexOf(courses);
const search = createTextSearch(index);

test('finds the same courses in the same order as a look at every word of every course', () => {
  for (let round = 0; round < 1000; round++) {
    const words = Array.from({ length: 1 + Math.floor(random() * 3) }, () => misspelt(pick(lexicon)));
    const isWanted = random() < 0.3 ? (course: number) => course % 7 === 0 : undefined;
    const skip = pick([0, 0, 3, 60, 250]);
    const limit = 1 + Math.floor(random() * 50);
    const expected = searchNaively(words, isWanted ?? (() => true));
    const { matches } = search(words.join(' '), isWanted);
    assert.equal(matches.length, expected.length, words.join(' '));
    assert.deepEqual(bestMatches(matches, skip, limit), expected.slice(skip, skip + limit), words.join(' '));
  }
});

test('puts the well known course before one whose name is the text', () => {
  const named = (renown: number, ...name: string[]) => ({ name, reading: [], club: [], place: [], renown });
  const known = createTextSearch(
    indexOf([named(18, 'old', 'course', 'troon'), named(63, 'old', 'course', 'saint', 'andrews')]),
  );
  assert.deepEqual(bestMatches(known('old course').matches, 0, 2), [1, 0]);
  assert.deepEqual(bestMatches(known('old course troon').matches, 0, 2), [0]);
});

test('puts the courses of a place before the best known one elsewhere that only shares its name', () => {
  const [none, fiji] = [[], ['fiji']];
  const inPlace = createTextSearch(
    indexOf([
      { name: ['fiji', 'golf'], reading: none, club: none, place: none, renown: 100 },
      { name: ['coral', 'bay'], reading: none, club: none, place: fiji, renown: 0 },
    ]),
  );
  const isHome = (course: number) => course === 1;
  for (const text of ['fiji', 'golf in fiji']) {
    assert.deepEqual(bestMatches(inPlace(text, undefined, isHome).matches, 0, 2), [1, 0], text);
  }
});

test('takes courses with some of the words only if no course has them all, and says so', () => {
  const [named = '', other = ''] = lexicon.slice(5).filter((word) => word.length > 5);
  assert.equal(search(named).isPartial, false);
  const { matches, isPartial } = search(`${named} zzzzzzzz`);
  assert.ok(matches.length > 0 && isPartial);
  assert.deepEqual(search('zzzzzzzz golf').matches, []);
  assert.equal(search(other).isPartial, false);
});

test('finds nothing for a text without words', () => {
  assert.deepEqual(search(' – ').matches, []);
});

function misspelt(word: string): string {
  if (random() < 0.1) return word + pick(lexicon);
  const at = Math.floor(random() * word.length);
  const chance = random();
  if (chance < 0.2) return word.slice(0, at) + word.slice(at + 1) || word;
  if (chance < 0.3) return `${word.slice(0, at)}x${word.slice(at)}`;
  return chance < 0.6 ? word.slice(0, at + 1) : word;
}

function indexOf(all: readonly Course[]): TextIndex {
  const words = [...new Set(all.flatMap(wordsOf))].sort();
  const postings: number[] = [];
  const starts = words.map((word) => {
    const start = postings.length;
    all.forEach((course, place) => {
      const fields = fieldsOf(course, word);
      if (fields !== 0) postings.push((place << FIELD_BITS) | fields);
    });
    return start;
  });
  return {
    vocabulary: createVocabulary({ words, byEnding: sortByEnding(words) }),
    starts: Uint32Array.from([...starts, postings.length]),
    postings: Uint32Array.from(postings),
    nameLengths: Uint8Array.from(all, ({ name }) => new Set(name).size),
    readingLengths: Uint8Array.from(all, ({ reading }) => new Set(reading).size),
    courses: Uint32Array.from(all.keys()),
    renowns: Uint8Array.from(all, ({ renown }) => renown),
  };
}

function fieldsOf({ name, reading, club, place }: Course, word: string): number {
  return (
    (name.includes(word) ? NAME : 0) |
    (reading.includes(word) ? READING : 0) |
    (club.includes(word) ? CLUB : 0) |
    (place.includes(word) ? PLACE : 0)
  );
}

function searchNaively(words: string[], isWanted: (course: number) => boolean): number[] {
  const ways: [string[], Doubt][] = [
    [words, 'none'],
    ...divisionsOf(words).map((divided): [string[], Doubt] => [divided, 'none']),
    [words, 'unknown'],
    [words, 'all'],
  ];
  for (const [each, doubt] of ways) {
    const found = searchOnce(each, doubt, isWanted);
    if (found.length > 0) return found;
  }
  return words.length === 1 ? [] : searchPartly(words, isWanted);
}

/** Two neighbours as one word, then each unknown word as two, from the left. */
function divisionsOf(words: string[]): string[][] {
  const divisions = words.flatMap((word, at) => {
    const replace = (count: number, ...others: string[]) => words.toSpliced(at, count, ...others);
    const joined = word + (words[at + 1] ?? '');
    const isLast = at + 2 === words.length;
    const isWord =
      lexiconOfCourses.has(joined) ||
      (isLast && [...lexiconOfCourses].some((each) => each.startsWith(joined)));
    const parts = lexiconOfCourses.has(word)
      ? []
      : [...word].map((_, cut) => [word.slice(0, cut), word.slice(cut)] as const);
    return [
      ...(at + 1 < words.length && isWord ? [replace(2, joined)] : []),
      ...parts
        .filter((both) => both.every((part) => part.length >= 3 && lexiconOfCourses.has(part)))
        .map((both) => replace(1, ...both)),
    ];
  });
  return divisions.slice(0, 8);
}

function searchOnce(words: string[], doubt: Doubt, isWanted: (course: number) => boolean): number[] {
  const terms = words.map((word, at) => qualitiesOf(word, at === words.length - 1, doubt));
  const isNeeded = neededOf(words);
  const scored = courses.flatMap((course, place) => {
    const found = terms.map((qualities) => worthIn(course, qualities));
    if (!isWanted(place) || found.some(({ worth }, at) => worth === 0 && isNeeded[at])) return [];
    const worth = found.reduce((sum, each) => sum + each.worth, 0) / words.length;
    const [names, readings] = [new Set(course.name).size, new Set(course.reading).size];
    const inName = (2 * found.filter((each) => each.isInName).length) / Math.max(1, names);
    const inReading = readings === 0 ? 0 : (2 * found.filter((each) => each.isInReading).length) / readings;
    const unnamed = names === 0 ? -20 : 0;
    return [{ place, score: worth + Math.max(inName, inReading) + unnamed + 0.03 * course.renown }];
  });
  return inOrder(scored);
}

/** The courses found by some of the words: those with a third of what all words that aren't fillers say. */
function searchPartly(words: string[], isWanted: (course: number) => boolean): number[] {
  const isNeeded = neededOf(words);
  const terms = words
    .map((word, at) => qualitiesOf(word, at === words.length - 1, 'all'))
    .filter((_, at) => isNeeded[at])
    .map((qualities) => {
      const found = courses.map((course) => worthIn(course, qualities).worth);
      const having = found.filter((worth) => worth > 0).length;
      return { found, says: Math.log((courses.length + 1) / Math.max(1, having)) };
    });
  const all = terms.reduce((sum, { says }) => sum + says, 0);
  const scored = courses.flatMap(({ name }, place) => {
    const had = terms.filter(({ found }) => found[place]! > 0);
    const said = had.reduce((sum, { says }) => sum + says, 0);
    if (!isWanted(place) || said === 0 || said < 0.35 * all) return [];
    const worth = had.reduce((sum, { found, says }) => sum + says * found[place]!, 0);
    return [{ place, score: worth / all + (name.length === 0 ? -20 : 0) }];
  });
  return inOrder(scored);
}

/** Fillers only rank, unless there's nothing else. */
function neededOf(words: readonly string[]): boolean[] {
  return words.map((word) => !isFiller(word) || words.every(isFiller));
}

function inOrder(scored: { place: number; score: number }[]): number[] {
  return scored.sort((a, b) => b.score - a.score || a.place - b.place).map(({ place }) => place);
}

function qualitiesOf(word: string, isLast: boolean, doubt: Doubt): Map<string, number> {
  const qualities = new Map<string, number>();
  const add = (each: string, quality: number) => {
    qualities.set(each, Math.max(quality, qualities.get(each) ?? 0));
  };
  for (const each of lexiconOfCourses) {
    if (each === word) add(each, 1);
    else if ((isLast || (doubt === 'all' && word.length >= 4)) && each.startsWith(word)) add(each, 0.75);
  }
  if (word.length < 4 || doubt === 'none' || (doubt === 'unknown' && qualities.size > 0)) return qualities;
  const half = word.slice(0, word.length >> 1);
  for (const each of lexiconOfCourses) {
    if (isOneEditApart(word, each)) add(each, 0.5);
    const beginnings = [-1, 0, 1].map((more) => each.slice(0, word.length + more));
    if (isLast && each.startsWith(half) && beginnings.some((text) => isOneEditApart(word, text)))
      add(each, 0.375);
  }
  if (word.length < 8 || (doubt === 'unknown' && qualities.size > 0)) return qualities;
  for (const each of lexiconOfCourses)
    if (each[0] === word[0] && areTwoEditsApart(word, each)) add(each, 0.375);
  return qualities;
}

function worthOfFields(fields: number): number {
  const name = fields & NAME ? 3 : fields & READING ? 2.5 : fields & CLUB ? 2 : 0;
  return name === 0 ? 1.5 : name + (fields & PLACE ? 0.375 : 0);
}

type Found = { worth: number; isInName: boolean; isInReading: boolean };

function worthIn(course: Course, qualities: Map<string, number>): Found {
  const fieldsByQuality = new Map<number, number>();
  for (const word of new Set(wordsOf(course))) {
    const quality = qualities.get(word) ?? 0;
    if (quality === 0) continue;
    fieldsByQuality.set(quality, (fieldsByQuality.get(quality) ?? 0) | fieldsOf(course, word));
  }
  const found = [...fieldsByQuality];
  return {
    worth: Math.max(0, ...found.map(([quality, fields]) => quality * worthOfFields(fields))),
    isInName: found.some(([, fields]) => fields & NAME),
    isInReading: found.some(([, fields]) => fields & (NAME | READING)),
  };
}
