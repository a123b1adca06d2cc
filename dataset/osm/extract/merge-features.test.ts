import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { OsmFeature } from '../osm-feature.ts';
import { area, box, hole, node } from '../rules/fixtures/sketch.ts';
import { addNewest, type FeatureSet, sortedFeatures } from './merge-features.ts';

function merge(features: OsmFeature[]): OsmFeature[] {
  const set: FeatureSet = new Map();
  for (const feature of features) addNewest(set, feature);
  return sortedFeatures(set);
}

test('the higher version wins, then the later change', () => {
  const first = node(1, [0, 0], { name: 'first' });
  const second = { ...first, version: 2, timestamp: 0, tags: { name: 'second' } };
  const third = { ...second, timestamp: 9, tags: { name: 'third' } };
  assert.deepEqual(merge([third, first, second]), [third]);
});

test('the order in which features come does not matter', () => {
  const pool = [
    node(1, [0, 0], { name: 'a' }),
    node(1, [0, 0], { name: 'b' }),
    { ...node(1, [5, 5], { name: 'c' }), version: 2 },
    hole(10, [
      [0, 0],
      [0, 100],
    ]),
    hole(10, [
      [0, 0],
      [0, 50],
      [0, 100],
    ]),
    area(10, box(0, 0, 10, 10), { golf: 'hole' }),
    hole(9, [
      [0, 0],
      [0, 100],
    ]),
  ];
  const expected = merge(pool);
  fc.assert(
    fc.property(fc.shuffledSubarray(pool, { minLength: pool.length }), (shuffled) => {
      assert.deepEqual(merge(shuffled), expected);
    }),
  );
});

test('ids are sorted as numbers, nodes before ways before relations', () => {
  const ids = merge([
    hole(10, [
      [0, 0],
      [0, 9],
    ]),
    hole(9, [
      [0, 0],
      [0, 9],
    ]),
    node(100, [0, 0], {}),
  ]).map(({ id }) => id);
  assert.deepEqual(ids, ['node/100', 'way/9', 'way/10']);
});
