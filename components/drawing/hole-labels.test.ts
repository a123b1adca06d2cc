import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeLabels } from './hole-labels.ts';

const hole = (hole_id: string, number: number | null, loop: string | null) => ({ hole_id, number, loop });

test('a hole is called by its number alone where the course is one round', () => {
  const labels = holeLabels([hole('a', 1, 'Main'), hole('b', 2, 'Main')]);
  assert.deepEqual([...labels.values()], ['1', '2']);
});

test('where the course has several nines their names come first', () => {
  const labels = holeLabels([hole('a', 1, 'Red'), hole('b', 1, 'Blue'), hole('c', 7, null)]);
  assert.deepEqual([...labels.values()], ['Red 1', 'Blue 1', '7']);
});

test('a hole that no source numbers has a letter', () => {
  const labels = holeLabels([hole('a', 1, null), hole('b', null, null), hole('c', null, null)]);
  assert.deepEqual([...labels.values()], ['1', 'A', 'B']);
});
