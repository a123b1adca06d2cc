import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TRAITS } from '../../profile/to-traits.ts';
import { findSimilarCourses } from './similar-courses.ts';

/** Unknown from the given trait on. */
const course = (values: readonly number[], known = TRAITS.length) =>
  Float64Array.from(TRAITS, (_, axis) => (axis < known ? (values[axis] ?? 0) : Number.NaN));

test('the most similar courses come first, with the three things in which they are nearest', () => {
  const found = findSimilarCourses([
    course([]),
    course([3, 3, 3, 0.1, 0.2, 3, 0.3, 3, 3, 3]),
    course([1, 1, 1, 1, 0, 0, 0, 1, 1, 1]),
  ]);
  assert.deepEqual(found[0], [
    { index: 2, because: ['bends', 'bunkers per hole', 'holes with water'] },
    { index: 1, because: ['climb', 'bends', 'holes with water'] },
  ]);
});

test('a course is compared over what is known of it, with courses of which that is known', () => {
  const many = Array.from({ length: 100 }, (_, i) => course([i], i < 60 ? TRAITS.length : 7));
  const found = findSimilarCourses([...many, course([10.5], 7), course([70.5], 7)]);
  const names = (index: number) => found[index]!.map((each) => each.index);
  assert.deepEqual(names(100), [10, 11, 9, 12, 8], 'those of which more is known are compared, too');
  assert.deepEqual(names(101), [70, 71, 69, 72, 68]);
});

test('with fewer than a hundred such courses, the figure that the fewest have is left out', () => {
  const many = Array.from({ length: 100 }, (_, i) => course([i], i < 2 ? TRAITS.length : 8));
  assert.deepEqual(
    findSimilarCourses(many)[0]!.map(({ index }) => index),
    [1, 2, 3, 4, 5],
  );
});

test('courses that are not compared are similar to none, and none to them', () => {
  assert.deepEqual(findSimilarCourses([null, course([])]), [[], []]);
});

test('at most five are named, the ones that brute force finds', () => {
  const values = fc.array(fc.integer({ min: 0, max: 3 }), {
    minLength: TRAITS.length,
    maxLength: TRAITS.length,
  });
  const courses = fc.array(values, { maxLength: 60 });
  fc.assert(
    fc.property(courses, (drawn) => {
      const traits = drawn.map((of) => course(of, 7));
      const found = findSimilarCourses(traits).map((similar) => similar.map(({ index }) => index));
      assert.deepEqual(
        found,
        traits.map((_, index) => bruteForce(traits, index)),
      );
    }),
  );
});

/** The most similar courses over the traits that are known of all. */
function bruteForce(traits: readonly Float64Array[], index: number): number[] {
  const own = traits[index]!;
  const shared = [...own.keys()].filter((axis) => axis < 7);
  const squared = (other: number) =>
    shared.reduce((sum, axis) => sum + (own[axis]! - traits[other]![axis]!) ** 2, 0);
  return [...traits.keys()]
    .filter((other) => other !== index)
    .sort((a, b) => squared(a) - squared(b) || a - b)
    .slice(0, 5);
}

test('an edited course changes only the lists that it enters, leaves or is in', () => {
  const before = Array.from({ length: 200 }, (_, i) =>
    course(TRAITS.map((_, axis) => Math.sin(i * (axis + 1)))),
  );
  const after = before.with(17, course([0.1]));
  const [old, young] = [findSimilarCourses(before), findSimilarCourses(after)];
  const names = (similar: (typeof old)[number]) => similar.map(({ index }) => index);
  const changed = [...before.keys()].filter((i) => JSON.stringify(old[i]) !== JSON.stringify(young[i]));
  assert.ok(changed.includes(17));
  for (const i of changed) {
    assert.ok(i === 17 || names(old[i]!).includes(17) || names(young[i]!).includes(17), String(i));
  }
});
