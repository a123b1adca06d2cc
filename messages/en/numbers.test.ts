import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compassWord, counts, formatAverage, formatWhole, numberWord } from './numbers.ts';

test('thousands are separated and decimals dropped', () => {
  assert.equal(formatWhole(5713.4), '5,713');
  assert.equal(formatWhole(0), '0');
});

test('a count has its noun in the right number', () => {
  assert.equal(counts.courses(1), '1 course');
  assert.equal(counts.courses(35165), '35,165 courses');
  assert.equal(counts.countries(2), '2 countries');
  assert.equal(counts.countries(0), '0 countries');
});

test('an average has one decimal', () => {
  assert.equal(formatAverage(4), '4.0');
  assert.equal(formatAverage(4.56), '4.6');
});

test('small numbers are words, larger ones figures', () => {
  assert.deepEqual([1, 2, 10, 11].map(numberWord), ['one', 'two', 'ten', '11']);
});

test('a bearing is called by the nearest of eight winds, north on both sides of 0°', () => {
  const bearings = [0, 22, 23, 90, 135, 200, 270, 337, 338, 359.9];
  assert.deepEqual(bearings.map(compassWord), [
    'north',
    'north',
    'north-east',
    'east',
    'south-east',
    'south',
    'west',
    'north-west',
    'north',
    'north',
  ]);
});
