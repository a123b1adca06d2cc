import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { numberValues, plainTexts, textValues } from './column-values.ts';

describe('the values of a column', () => {
  test('give the least and greatest text in the order of UTF-8', () => {
    const texts = ['Ö', 'Z', 'Za', '', '\uffee', '😀', '😁', 'a', '高尔夫'];
    for (const some of [texts, texts.toReversed(), texts.slice(4, 7), ['b', 'bb']]) {
      const values = textValues();
      for (const text of some) values.put(text);
      const sorted = some.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      const { least, most } = values.finish();
      assert.deepEqual([least, most], [sorted[0], sorted.at(-1)]);
    }
  });

  test('start again after each finish', () => {
    for (const open of [textValues, plainTexts]) {
      const values = open();
      const finish = (texts: string[]) => {
        for (const text of texts) values.put(text);
        return structuredClone(values.finish());
      };
      const first = finish(['a', 'b', 'a', 'a', 'c', 'a']);
      finish([]);
      finish(['x', 'y']);
      assert.deepEqual(finish(['a', 'b', 'a', 'a', 'c', 'a']), first);
    }
    const numbers = numberValues('DOUBLE');
    for (let value = 0; value < 1000; value++) numbers.put(value);
    numbers.finish();
    for (const value of [3, 0, -7.5]) numbers.put(value);
    const { plain, least, most } = numbers.finish();
    assert.deepEqual(new Float64Array(plain.slice().buffer), Float64Array.of(3, 0, -7.5));
    assert.deepEqual([least, most], [-7.5, 3]);
    assert.deepEqual(Object.keys(numbers.finish()), ['plain']);
  });
});
