import assert from 'node:assert/strict';
import { test } from 'node:test';
import { squareRing } from '../fixtures/tiny-courses.ts';
import { courseGround } from './course-ground.ts';

const square = (west: number, metres: number) => ({
  area: { type: 'Polygon' as const, coordinates: [squareRing([west, 37], metres)] },
  squareMetres: metres ** 2,
});

test('ground is the sum of a course’s outlines, in any order', () => {
  const outlines = [square(-8, 300), square(-7.9, 500), square(-7.8, 400)];
  assert.equal(courseGround(outlines), 500_000);
  assert.equal(courseGround(outlines.toReversed()), 500_000);
  assert.equal(courseGround([]), 0);
});

test('an outline mostly within a larger one, or drawn twice, adds nothing', () => {
  const [whole, within] = [square(-8, 500), square(-8, 400)];
  assert.equal(courseGround([within, whole, within, whole]), 250_000);
});

test('an outline that only overlaps a larger one counts', () => {
  const overlapping = square(-8.003, 400);
  assert.equal(courseGround([square(-8, 500), overlapping]), 410_000);
});
