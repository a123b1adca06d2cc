import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardRounds } from './card-rounds.ts';

const card = (name: string, ids: (string | null)[], from = 1) => ({
  scorecard_id: name,
  name,
  holes: ids.map((hole_id, i) => ({ hole_id, number: i + from })),
});
const rounds = (...cards: ReturnType<typeof card>[]) =>
  cardRounds(cards).map((round) => round.map(({ name }) => name));

test('cards of the same mapped holes are one round, even under different names', () => {
  assert.deepEqual(rounds(card('Men', ['a', 'b']), card('Damen', ['a', 'b']), card('Winter', ['b', 'a'])), [
    ['Men', 'Damen'],
    ['Winter'],
  ]);
});

test('without a map men’s and women’s cards of one name and the same numbers are one round', () => {
  const nothing = [null, null];
  assert.deepEqual(
    rounds(
      card('Old Course (Men)', nothing),
      card('New Course (Men)', nothing),
      card('Old Course (Women)', nothing),
      card('Old Course (Women)', nothing, 10),
    ),
    [['Old Course (Men)', 'Old Course (Women)'], ['New Course (Men)'], ['Old Course (Women)']],
  );
  assert.deepEqual(rounds(card('Men', nothing), card('Women', nothing)), [['Men', 'Women']]);
  assert.deepEqual(rounds(card('Men', ['a', 'b']), card('Women', nothing)), [['Men', 'Women']]);
});
