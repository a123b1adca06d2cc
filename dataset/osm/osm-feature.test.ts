import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseUnassembled } from './extract/extract-features.ts';
import { addNewest, type FeatureSet, type OsmFeature, parseFeature, sortedFeatures } from './osm-feature.ts';
import { area, box, hole, node } from './rules/fixtures/sketch.ts';

const exported = (id: string) =>
  parseFeature(
    `{"type":"Feature","id":"${id}","geometry":{"type":"Point","coordinates":[10.0,50.0]},"properties":{"@version":3,"@timestamp":1700000000,"golf":"pin"}}`,
  );

test('ids of areas are read as the way or relation that they were made of', () => {
  const ids = ['n7', 'w7', 'a14', 'a15', 'a-14', 'a-15', 'a2633621642'].map((id) => exported(id).id);
  assert.deepEqual(ids, [
    'node/7',
    'way/7',
    'way/7',
    'relation/7',
    'way/-7',
    'relation/-7',
    'way/1316810821',
  ]);
});

test('attributes aren’t mistaken for tags', () => {
  const { version, timestamp, tags } = exported('n1');
  assert.deepEqual([version, timestamp, tags], [3, 1_700_000_000, { golf: 'pin' }]);
});

test('tags are cleaned of what no page can hold', () => {
  const { tags } = parseFeature(
    String.raw`{"type":"Feature","id":"n1","geometry":{"type":"Point","coordinates":[10,50]},"properties":{"name":"Golf\u0000 \ud83dClub"}}`,
  );
  assert.deepEqual(tags, { name: 'Golf Club' });
});

test('an object that became no feature is read with its reason', () => {
  assert.deepEqual(parseUnassembled('w5 v1 Tgolf=green Nn1,n2,n3,n1'), {
    id: 'way/5',
    reason: 'invalid-geometry',
    isCourse: false,
  });
  assert.deepEqual(parseUnassembled('w5 v1 Tleisure=golf_course,name=T%20%N Nn1,n2'), {
    id: 'way/5',
    reason: 'line-instead-of-area',
    isCourse: true,
  });
  assert.deepEqual(parseUnassembled('r5 v1 Ttype=site,leisure=golf_course Mw1@'), {
    id: 'relation/5',
    reason: 'relation-not-an-area',
    isCourse: true,
  });
  assert.deepEqual(parseUnassembled('r5 v1 Tgolf=green,type=multipolygon Mw1@outer'), {
    id: 'relation/5',
    reason: 'invalid-geometry',
    isCourse: false,
  });
  assert.equal(parseUnassembled('w5 v1 T Nn1,n2'), null);
});

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
