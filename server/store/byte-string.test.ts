import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { anyText } from '#testing/any-text.ts';
import { toByteString } from './byte-string.ts';

test('a byte string has a character for each byte of the text in UTF-8', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const bytes = toByteString(text);
      assert.deepEqual(Buffer.from(bytes, 'latin1'), Buffer.from(text));
    }),
  );
  assert.equal(toByteString("Côte d'Émeraude").length, 17);
  assert.equal(toByteString('Links'), 'Links');
});
