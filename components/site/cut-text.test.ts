import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cutText } from './cut-text.ts';

test('a text is cut between characters, never inside one', () => {
  assert.equal(cutText('abc', 3), 'abc');
  assert.equal(cutText('ab𠮷d', 3), 'ab𠮷');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, most) => {
      const cut = cutText(text, most);
      assert.ok(cut.isWellFormed() && text.startsWith(cut) && [...cut].length <= most);
    }),
  );
});
