import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parts, pluralIn } from './grammar.ts';

test('a language chooses among the forms of a word by its own rules', () => {
  const hole = { one: 'dołek', few: 'dołki', many: 'dołków', other: 'dołka' };
  const polish = pluralIn('pl');
  assert.deepEqual(
    [1, 3, 18, 1.5].map((count) => polish(count, hole)),
    ['dołek', 'dołki', 'dołków', 'dołka'],
  );
});

test('a form that a word doesn’t have is the other one', () => {
  assert.equal(pluralIn('pl')(3, { other: 'par' }), 'par');
});

test('a sentence keeps the order of its words and of what is between them', () => {
  const value = { metres: 12 };
  assert.deepEqual(parts`It climbs ${value}.`, ['It climbs ', value, '.']);
});
