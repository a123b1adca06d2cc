import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fold } from '../text/fold.ts';
import { TEE_COLOURS, teeColour, teeColourHex } from './tee-colours.ts';

test('tees are known by their colour in the languages of cards and maps', () => {
  const named = ['Keltainen', 'Żółty', 'Weiß', 'Blå tee', 'Brancas', 'Braun', 'Tee 54 (hvítur)'];
  assert.deepEqual(named.map(teeColour), ['yellow', 'yellow', 'white', 'blue', 'white', 'brown', 'white']);
  assert.deepEqual(['Championship', '1 or 10', 'Or'].map(teeColour), [null, null, 'gold']);
});

test('each word is folded and means one colour', () => {
  const words = Object.values(TEE_COLOURS).flatMap(({ words }) => words.split(' '));
  const known = words.filter((word) => word !== '');
  assert.deepEqual(known, known.map(fold));
  assert.equal(new Set(known).size, known.length);
});

test('a colour has a paint, a word that isn’t one has none', () => {
  assert.equal(teeColourHex(' Red '), TEE_COLOURS.red.hex);
  assert.equal(teeColourHex('toString'), null);
  assert.equal(teeColourHex(null), null);
});
