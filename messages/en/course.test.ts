import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DescribedCourse, describeCourse } from './course.ts';

const nothing: DescribedCourse = {
  name: 'Costa Links',
  place: ['Lisbon', 'Portugal'],
  holeCount: null,
  par: null,
  roundHoles: null,
  length: null,
  has: { cards: false, tees: false, holes: false, hazards: false },
};

test('a course is described by its place alone where nothing else is known', () => {
  assert.equal(describeCourse(nothing), 'Costa Links, a golf course in Lisbon, Portugal.');
});

test('a course is described by its figures and by what its page has', () => {
  const course = {
    ...nothing,
    holeCount: 27,
    par: 72,
    roundHoles: 18,
    length: { metres: 5713, yards: 6248 },
    has: { cards: true, tees: false, holes: true, hazards: true },
  };
  assert.equal(
    describeCourse(course),
    'Costa Links, a golf course in Lisbon, Portugal: 27 holes, par 72 over 18, 5,713 m (6,248 yd). ' +
      'Scorecard, every hole to scale, hazards and carries.',
  );
});
