import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHoleLabel } from './mapped-hole.ts';

test('the number of a hole is the integer in ref', () => {
  const numbers = ['1', '01', ' 7 ', '18', '1/10', '1;10', '１２'].map(
    (ref) => readHoleLabel({ ref }).number,
  );
  assert.deepEqual(numbers, [1, 1, 7, 18, 1, 1, 12]);
});

test('letters and words next to the number name the layout', () => {
  const read = (ref: string) => {
    const { number, prefix } = readHoleLabel({ ref });
    return [number, prefix];
  };
  assert.deepEqual(read('1W'), [1, 'W']);
  assert.deepEqual(read('A3'), [3, 'A']);
  assert.deepEqual(read('Stadium 1'), [1, 'Stadium']);
  assert.deepEqual(read('North Course #4'), [4, 'North Course']);
  assert.deepEqual(read('7 West'), [7, 'West']);
  assert.deepEqual(read('103'), [3, '1']);
});

test('words for a hole name no layout', () => {
  for (const name of ['Hole 7', 'Loch 7', 'Bahn 7', 'Trou n° 7', 'Hål 7', 'Hoyo 7', '#7', '7th', 'H7', '7']) {
    assert.deepEqual(readHoleLabel({ name }), { number: 7, prefix: null, name: null }, name);
  }
});

test('a name of its own stays the name of the hole', () => {
  assert.deepEqual(readHoleLabel({ ref: '17', name: 'Road Hole' }), {
    number: 17,
    prefix: null,
    name: 'Road Hole',
  });
  assert.deepEqual(readHoleLabel({ name: '7 - Burn' }), { number: 7, prefix: null, name: 'Burn' });
  assert.deepEqual(readHoleLabel({ ref: '7', name: '7. Burn' }), { number: 7, prefix: null, name: 'Burn' });
  assert.deepEqual(readHoleLabel({ name: 'Amen Corner' }), {
    number: null,
    prefix: null,
    name: 'Amen Corner',
  });
});

test('a text without a hole number doesn’t give one', () => {
  for (const ref of ['0', '00', '99', '1999', 'x', '', '-']) {
    assert.equal(readHoleLabel({ ref }).number, null, ref);
  }
});
