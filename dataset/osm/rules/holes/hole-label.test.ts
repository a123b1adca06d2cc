import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHoleLabel } from './hole-label.ts';

const read = (tags: Record<string, string>) => {
  const { number, prefix, name } = readHoleLabel(tags);
  return [number, prefix, name];
};

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
    assert.deepEqual(read({ name }), [7, null, null], name);
  }
});

test('a name of its own stays the name of the hole', () => {
  assert.deepEqual(read({ ref: '17', name: 'Road Hole' }), [17, null, 'Road Hole']);
  assert.deepEqual(read({ name: '7 - Burn' }), [7, null, 'Burn']);
  assert.deepEqual(read({ ref: '7', name: '7. Burn' }), [7, null, 'Burn']);
  assert.deepEqual(read({ name: 'Amen Corner' }), [null, null, 'Amen Corner']);
});

test('the number is read anywhere in a name, and what’s left of it is the hole’s name', () => {
  const said = Object.entries({
    'Hole 1 Kasteel': [1, 'Kasteel'],
    'Buca 1 - Percorso Rosso': [1, 'Percorso Rosso'],
    'Dołek nr 3': [3, null],
    'Alfaraleid 1.': [1, 'Alfaraleid'],
    'Dvanáctka (10R)': [10, 'Dvanáctka'],
    'Trou 6 - Le Chêne (Par 3)': [6, 'Le Chêne'],
    'Hole 8, Par 4': [8, null],
    'Hoyo 3 "El Lago"': [3, 'El Lago'],
    '7番ホール': [7, null],
    '12번홀': [12, null],
  });
  for (const [name, [number, own]] of said) {
    const label = readHoleLabel({ name });
    assert.deepEqual([label.number, label.name], [number, own], name);
  }
});

test('a par, a length or one of several numbers isn’t taken for a hole’s number', () => {
  for (const name of ['Par 3', 'Dogleg (345 m)', 'Green 3, 6, 9']) {
    assert.equal(readHoleLabel({ name }).number, null, name);
  }
});

test('a hole that is played twice has two numbers', () => {
  for (const ref of ['1/10', '1;10', '1 & 10']) {
    const { number, second } = readHoleLabel({ ref });
    assert.deepEqual([number, second], [1, 10], ref);
  }
});

test('a text without a hole number doesn’t give one', () => {
  for (const ref of ['0', '00', '99', '1999', 'x', '', '-']) {
    assert.equal(readHoleLabel({ ref }).number, null, ref);
  }
});
