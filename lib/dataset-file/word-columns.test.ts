import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import {
  type CourseWords,
  FIELD_BITS,
  FIELDS,
  fillWordColumns,
  readStoredWords,
  toStoredWords,
} from './word-columns.ts';

const none: CourseWords = { name: '', reading: '', club: '', place: '' };
const courses: CourseWords[] = [
  { ...none, name: '岡山 山 golf golf', reading: 'okayama golf', place: 'japan' },
  { ...none, name: 'old course', club: 'golf club', place: 'fife old' },
  none,
];

test('each word has its courses by place, with the fields it is in', () => {
  const { words, starts, postings } = toStoredWords(courses);
  const found = words.map((word, number) => [
    word,
    ...Array.from(postings.subarray(starts[number], starts[number + 1]), (posting) => [
      posting >>> FIELD_BITS,
      (posting & FIELDS).toString(2),
    ]),
  ]);
  assert.deepEqual(found, [
    ['club', [1, '100']],
    ['course', [1, '1']],
    ['fife', [1, '1000']],
    ['golf', [0, '11'], [1, '100']],
    ['japan', [0, '1000']],
    ['okayama', [0, '10']],
    ['old', [1, '1001']],
    ['山', [0, '1']],
    ['岡山', [0, '1']],
  ]);
});

test('lengths count different words, without characters that begin a pair', () => {
  const { nameLengths, readingLengths } = toStoredWords(courses);
  assert.deepEqual([...nameLengths], [2, 2, 0]);
  assert.deepEqual([...readingLengths], [2, 0, 0]);
  const long = Array.from({ length: 300 }, (_, word) => `w${word}`).join(' ');
  assert.deepEqual([...toStoredWords([{ ...none, name: long }]).nameLengths], [255]);
});

test('words are also in the order of their last letters', () => {
  const { words, byEnding } = toStoredWords([{ ...none, name: 'ba ab a aa cb b' }]);
  assert.deepEqual(
    Array.from(byEnding, (number) => words[number]),
    ['a', 'aa', 'ba', 'b', 'ab', 'cb'],
  );
});

test('the file says the same, with courses by prominence', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE course (golf_id, prominence_rank);
    CREATE TABLE packed_column (subject, name, bytes);
    INSERT INTO course VALUES (7, 3), (8, 1), (9, 2)`);
  const [first, second, third] = [courses[0]!, { ...none, name: 'links' }, courses[1]!];
  const wordsOf = new Map([
    [7, first],
    [8, second],
    [9, third],
  ]);
  fillWordColumns(database, wordsOf);
  assert.deepEqual(readStoredWords(database), toStoredWords([second, third, first]));
  fillWordColumns(database, new Map([7, 8, 9].map((golfId) => [golfId, none])));
  assert.deepEqual(readStoredWords(database).words, []);
});
