import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '#testing/any-text.ts';
import { toLatin } from './latin.ts';

test('letters of the fonts stay, others are written in Latin ones', () => {
  assert.equal(toLatin('Golf de Évreux – Łódź'), 'Golf de Évreux – Łódź');
  assert.equal(toLatin('Золотая Долина'), 'Zolotaya Dolina');
  assert.match(toLatin('東京ゴルフ倶楽部'), /^[A-Za-z ]+$/);
});

test('emoji and control characters are left out', () => {
  assert.equal(toLatin('Links ⛳🏌️‍♀️\u0000 Club'), 'Links Club');
  assert.equal(toLatin('⛳'), '');
});

test('only letters that the fonts have come out of any text', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      assert.match(toLatin(text), /^[\u0020-\u007e\u00a0-\u017f–—‘’“”…]*$/);
    }),
  );
});
