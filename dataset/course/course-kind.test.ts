import assert from 'node:assert/strict';
import { test } from 'node:test';
import { courseKind } from './course-kind.ts';

const threes = Array<number>(9).fill(3);

test('a name says that a place is a pitch & putt, a short or a practice course', () => {
  const kinds = {
    pitch_and_putt: ['Pitch & Putt Sintra', 'Oakhill 9 Hole Pitch and Putt', 'P&P Franciac'],
    short: [
      'York Par 3 Golf Course',
      'Hurryville Par-3',
      'Öffentlicher Kurzplatz',
      '学園ゴルフセンター ショートコース',
      'Welkom Mashie',
      'Gullane Childrens Course',
    ],
    practice: [
      'Southport Golf Academy',
      'Escuela de Golf Elche',
      'Tpc Wakefield Plantation Practice Course',
      'Golf Academy at Terra Cotta',
      'Akademia Golfa w Lublinie',
      'Golf éducatif de Collégien',
      'Golf Campus Wädenswil',
      'Brancumhall Golf Development Centre',
    ],
    course: [
      'Heart Of America Golf Academy River Course',
      'Lawrenceville School Golf Course',
      'Dauntsey’s School',
      'Bondhay Golf Club and Academy',
      'Golf Academy Of Delaware Vandegift Course',
      'Pitchford Golf Club',
      'Shorthorn Hills',
      'Campus Commons Golf Course',
      'Par Fore Golf Club',
    ],
  };
  for (const [kind, names] of Object.entries(kinds)) {
    for (const name of names) assert.equal(courseKind({ names: [name] }), kind, name);
  }
});

test('a course without a hole above par 3 is short; one par 4 makes it a course', () => {
  assert.equal(courseKind({ names: ['Elm'], pars: threes }), 'short');
  assert.equal(courseKind({ names: ['Elm'], par: 27, holeCount: 9 }), 'short');
  assert.equal(courseKind({ names: ['Elm'], lengths: [69, 59, 58, 89, 91, 94] }), 'short');
  assert.equal(courseKind({ names: ['Elm'], lengths: [69, 59, 58, 89, 91, 294] }), 'course');
  assert.equal(courseKind({ names: ['Elm'], pars: [...threes.slice(1), 4] }), 'course');
  assert.equal(
    courseKind({ names: ['Elm'], pars: [3, 3] }),
    'course',
    'two known holes say nothing of the others',
  );
});

test('ground of one to four hectares is a short course, less a practice course', () => {
  const grounds = [9_000, 12_000, 39_000, 41_000, null];
  assert.deepEqual(
    grounds.map((ground) => courseKind({ names: ['Elm'], ground })),
    ['practice', 'short', 'short', 'course', 'course'],
  );
});
