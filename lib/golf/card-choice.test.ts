import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cardChoices, cardRounds, splitByCard } from './card-choice.ts';

const nine = (loop: string) =>
  Array.from({ length: 9 }, (_, i) => ({ hole_id: `${loop}${i + 1}`, number: i + 1, loop }));
const [red, blue, gold] = [nine('red'), nine('blue'), nine('gold')] as const;
const cardOf = (name: string, holes: ReturnType<typeof nine>, is_default = false) => ({
  scorecard_id: name,
  name,
  gender: 'all',
  is_default,
  holes: holes.map(({ hole_id }, i) => ({ hole_id, number: i + 1 })),
});
const stray = { hole_id: 'stray', number: null, loop: null };
const club = {
  holes: [...blue, ...gold, ...red, stray],
  scorecards: [
    cardOf('Blue – Gold', [...blue, ...gold]),
    cardOf('Red – Blue', [...red, ...blue], true),
    cardOf('Red – Blue (Women)', [...red, ...blue]),
  ],
};
const cards = cardChoices(club);
const split = (card = cards[0]!) => splitByCard(club.holes, ({ hole_id }) => hole_id, card, cards);

describe('the chosen card', () => {
  it('is the default one before a golfer chooses', () => {
    assert.deepEqual(
      cards.map(({ name, round }) => [name, round]),
      [
        ['Red – Blue', 0],
        ['Blue – Gold', 1],
        ['Red – Blue (Women)', 0],
      ],
    );
    assert.equal(cards[0]!.anchors[0], 'red-1');
  });

  it('lists its holes in its order, before holes that no card has', () => {
    assert.deepEqual(split(), { on: [...red, ...blue, stray], off: gold });
    assert.deepEqual(split(cards[1]), { on: [...blue, ...gold, stray], off: red });
  });

  it('leaves all holes as they are where a course has one round, or no card is laid on its map', () => {
    const [mens, , womens] = cards;
    const only = splitByCard(club.holes, ({ hole_id }) => hole_id, womens!, [mens!, womens!]);
    assert.deepEqual(only, { on: club.holes, off: [] });
    const unlaid = cards.map((card) => ({ ...card, holes: card.holes.map(() => null) }));
    assert.deepEqual(splitByCard(club.holes, ({ hole_id }) => hole_id, unlaid[0]!, unlaid).off, []);
  });
});

describe('the rounds of cards', () => {
  const card = (name: string, ids: (string | null)[], from = 1) => ({
    scorecard_id: name,
    name,
    holes: ids.map((hole_id, i) => ({ hole_id, number: i + from })),
  });
  const rounds = (...cards: ReturnType<typeof card>[]) =>
    cardRounds(cards).map((round) => round.map(({ name }) => name));

  it('cards of the same mapped holes are one round, even under different names', () => {
    assert.deepEqual(rounds(card('Men', ['a', 'b']), card('Damen', ['a', 'b']), card('Winter', ['b', 'a'])), [
      ['Men', 'Damen'],
      ['Winter'],
    ]);
  });

  it('men’s and women’s cards with one name and the same numbers are one round without a map, too', () => {
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
});
