import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHoleCount, readPar } from './declared-numbers.ts';

test('golf:course tells a hole count', () => {
  assert.equal(readHoleCount({ 'golf:course': '18_hole' }), 18);
  assert.equal(readHoleCount({ 'golf:course': '9_holes' }), 9);
  assert.equal(readHoleCount({ 'golf:course': '27' }), 27);
  assert.equal(readHoleCount({ 'golf:course': 'links' }), null);
  assert.equal(readHoleCount({ holes: '9 + 9' }), 18);
});

test('golf:par is a sum', () => {
  assert.equal(readPar({ 'golf:par': '36 + 36' }), 72);
  assert.equal(readPar({ 'golf:par': '72' }), 72);
  assert.equal(readPar({ 'golf:par': '36+36+35' }), 107);
  assert.equal(readPar({ 'golf:par': 'about 72' }), null);
  assert.equal(readPar({ 'golf:par': '4' }), null);
});
