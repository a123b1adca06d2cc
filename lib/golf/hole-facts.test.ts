import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeFacts } from './hole-facts.ts';

const card = (is_default: boolean, par: number | null, stroke_index: number | null) => ({
  scorecard_id: is_default ? 'default' : 'other',
  is_default,
  holes: [{ hole_id: 'h1', par, stroke_index }],
});
const hole = (hole_id: string) => ({
  hole_id,
  par: 4,
  par_source: 'card' as const,
  length: 366,
  length_yards: 400,
  measured_from: { name: 'White' },
});

test('a hole has the stroke index of the default card', () => {
  const course = { scorecards: [card(false, 5, 3), card(true, 4, 7)] };
  assert.deepEqual(holeFacts(course, hole('h1')), {
    par: 4,
    parSource: 'card',
    strokeIndex: 7,
    length: 366,
    lengthYards: 400,
    teebox: 'White',
  });
});

test('a hole on no card has no stroke index', () => {
  assert.equal(holeFacts({ scorecards: [card(true, 4, 7)] }, hole('h2')).strokeIndex, null);
});
