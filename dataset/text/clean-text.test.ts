import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '#testing/any-text.ts';
import { cleanText } from './clean-text.ts';

test('controls, halves of surrogate pairs and noncharacters are removed', () => {
  assert.equal(cleanText('A\u0000b\u001b[31m\u007f\u009fc'), 'Ab[31mc');
  assert.equal(cleanText('\ud83dGolf\udc4d'), 'Golf');
  assert.equal(cleanText('x\ufffe\uffff\ufdd0\u{1ffff}y'), 'xy');
});

test('letters of every script, emoji, blanks and line breaks stay', () => {
  for (const text of ['Żółty\tłan\r\n2', 'نادي الجولف', '👩‍👩‍👧 ⛳️', 'Golf\u00a0Club', '\u202eflog\u202c']) {
    assert.equal(cleanText(text), text);
  }
  assert.equal(cleanText('one\u0085two'), 'one\ntwo');
});

test('any text comes out well-formed, without control characters, and clean', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(0xffff), (text, code) => {
      const clean = cleanText(text + String.fromCharCode(code) + text);
      assert.ok(clean.isWellFormed());
      assert.doesNotMatch(clean, /(?![\t\n\r])\p{Cc}/u);
      assert.equal(cleanText(clean), clean);
    }),
  );
});
