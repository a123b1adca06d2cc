import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseUnassembled } from './extract/extract-features.ts';
import { compareOsmIds, osmKey, parseFeature } from './osm-feature.ts';

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

test('tags are cleaned of characters that no page can contain', () => {
  const { tags } = parseFeature(
    String.raw`{"type":"Feature","id":"n1","geometry":{"type":"Point","coordinates":[10,50]},"properties":{"name":"Golf\u0000 \ud83dClub"}}`,
  );
  assert.deepEqual(tags, { name: 'Golf Club' });
});

test('an object that didn’t become a feature is read with the reason', () => {
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

test('keys sort as ids do', () => {
  const ids = ['node/-5', 'node/13736942024', 'way/-7', 'way/9', 'way/10', 'relation/-3', 'relation/5'];
  assert.deepEqual(ids.toSorted(compareOsmIds), ids);
  const keys = ids.map(osmKey);
  assert.deepEqual(
    keys.toSorted((a, b) => a - b),
    keys,
  );
});
