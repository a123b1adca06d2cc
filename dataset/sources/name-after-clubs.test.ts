import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listedCourse as line } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';
import { nameAfterClubs } from './name-after-clubs.ts';

const named = (...lines: ReturnType<typeof line>[]) => {
  const courses = mergeCourses([], lines);
  nameAfterClubs(courses);
  return courses.map(({ head }) => [head.name, head.clubName, ...head.alternateNames]);
};

test('the nearest club within a kilometre goes in front of a name that only makes sense with its club', () => {
  const courses = named(
    line('a:1', 'Falconwood Course', 0),
    line('a:2', 'Championship Course', 300),
    line('a:3', 'Addington Court Golf Club', 500),
    line('a:4', 'Farleigh Golf Club', 1300),
  );
  assert.deepEqual(courses.slice(0, 2), [
    ['Addington Court Golf Club – Falconwood Course', 'Addington Court Golf Club', 'Falconwood Course'],
    ['Addington Court Golf Club – Championship Course', 'Addington Court Golf Club', 'Championship Course'],
  ]);
});

test('another golf course explains a name only if it says nothing by itself', () => {
  const at = (name: string) =>
    named(line('a:1', name, 0), line('a:2', 'Odana Hills Golf Course', 900))[0]?.[0];
  assert.equal(at('Par 3 Course'), 'Odana Hills Golf Course – Par 3 Course');
  assert.equal(at('Mountain Top Course'), 'Mountain Top Course');
  assert.equal(at('Elm Golf Club'), 'Elm Golf Club');
});

test('a name that already contains its club only gets it as its club', () => {
  const crestview = named(
    line('a:1', 'Crestview Executive Course', 0),
    line('a:2', 'Crestview Golf Club', 500),
  );
  assert.deepEqual(crestview[0], ['Crestview Executive Course', 'Crestview Golf Club']);
});

test('a club further away, or a name that’s complete, change nothing', () => {
  const far = named(line('a:1', 'Old Course', 0), line('a:2', 'Addington Court Golf Club', 1100));
  assert.deepEqual(far[0], ['Old Course', null]);
});
