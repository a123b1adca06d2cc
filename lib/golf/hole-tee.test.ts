import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figuresFrom, lineFromTee, usualTee } from './hole-tee.ts';

const card = (is_default: boolean, holes = ['h1']) => ({
  scorecard_id: is_default ? 'default' : 'other',
  is_default,
  holes: holes.map((hole_id) => ({ hole_id, par: 4, stroke_index: null })),
});
const teebox = (
  name: string,
  { length, total = 6000, on = 'default' }: { length: number | null; total?: number; on?: string },
) => ({
  name,
  length: total,
  scorecard_ids: [on],
  holes: [{ hole_id: 'h1', length }],
});

const teeOf = (course: Parameters<typeof usualTee>[0], cardId?: string) => {
  const found = usualTee(course as Parameters<typeof usualTee<ReturnType<typeof teebox>>>[0], 'h1', cardId);
  return found && [found.teebox.name, found.hole.length];
};

test('a hole’s figures are from the longest tee of the default card', () => {
  const teeboxes = [teebox('Red', { length: 300, total: 5000 }), teebox('White', { length: 366 })];
  assert.deepEqual(teeOf({ scorecards: [card(false), card(true)], teeboxes }), ['White', 366]);
});

test('a course’s longest tee is that of all its holes, even where another is longer', () => {
  const teeboxes = [teebox('White', { length: 366 }), teebox('Yellow', { length: 370, total: 5800 })];
  assert.deepEqual(teeOf({ scorecards: [card(true)], teeboxes }), ['White', 366]);
});

test('a longer tee of another card is only used when that card is asked for', () => {
  const course = {
    scorecards: [card(false), card(true)],
    teeboxes: [teebox('White', { length: 515, on: 'other' }), teebox('White', { length: 155 })],
  };
  assert.deepEqual(teeOf(course), ['White', 155]);
  assert.deepEqual(teeOf(course, 'other'), ['White', 515]);
});

test('a tee without a length for a hole leaves it to the next, and a hole on no card has none', () => {
  const teeboxes = [teebox('White', { length: null }), teebox('Red', { length: 300, total: 5000 })];
  assert.deepEqual(teeOf({ scorecards: [card(true)], teeboxes }), ['Red', 300]);
  assert.equal(teeOf({ scorecards: [card(true)], teeboxes: [teebox('White', { length: null })] }), null);
});

const hole = {
  length_traced: 375,
  // The tee is behind where the line begins.
  measured_from: { ahead: -19 },
  carries: [
    { reach: 60, carry: 90 },
    { reach: 282, carry: 294 },
  ],
  green_distances: { front: 380, middle: 394, back: 408 },
};

test('from another tee all figures of a hole are less by the same metres, without what lies behind it', () => {
  assert.deepEqual(figuresFrom(hole, 81), {
    carries: [{ reach: 182, carry: 194 }],
    green: { front: 280, middle: 294, back: 308 },
  });
});

test('from its own tee a hole’s figures are as they are, and the line ends that much farther on', () => {
  const { carries, green_distances: green } = hole;
  assert.deepEqual(figuresFrom(hole, -19), { carries, green });
  assert.equal(lineFromTee(hole), 394);
  assert.equal(lineFromTee({ length_traced: 375, measured_from: null }), 375);
});

test('a hole without a mapped green has no distances to it', () => {
  assert.equal(figuresFrom({ ...hole, green_distances: null }, 0).green, null);
});
