import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseCard } from '../course/course-in-progress.ts';
import { detailsWith, straightHole } from '../fixtures/tiny-courses.ts';
import { checked } from './fixtures/checked.ts';
import { nameLoops } from './name-loops.ts';
import { playedKeys } from './played-keys.ts';

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const holes = range(1, 27).map((number) =>
  straightHole([-8 + number / 100, 37], number, { key: `way/${number}` }),
);

/** A card of two nines, that begin at these holes of the map. */
function pair(round: string, firsts: readonly number[]): CourseCard {
  return {
    name: round,
    round,
    gender: 'all',
    loops: [],
    lineKeys: firsts.flatMap((first) => range(first, 9).map((number) => `way/${number}`)),
    holes: range(1, 18).map((number) => ({ position: number, number, par: 4, strokeIndex: null })),
    place: 'cards.ndjson:7',
  };
}

const cards = [
  pair('Challenge – Prestige', [10, 19]),
  pair('Prestige – Prime', [19, 1]),
  pair('Prime – Challenge', [1, 10]),
];
const named = (scorecards: CourseCard[]) =>
  checked((note) => nameLoops(detailsWith({ holes, scorecards }), note));

describe('nameLoops', () => {
  it('names the nines of a club after the cards that pair them, and numbers their holes from 1 to 9', () => {
    const { value, findings } = named(cards);
    assert.deepEqual(
      value.holes.map(({ loop, number }) => `${loop} ${number}`),
      ['Prime', 'Challenge', 'Prestige'].flatMap((loop) => range(1, 9).map((number) => `${loop} ${number}`)),
    );
    assert.deepEqual(
      findings.map(({ rule, value: names }) => [rule, names]),
      [['nines-named-from-cards', 'Challenge, Prestige, Prime']],
    );
  });

  it('leaves every card on the holes that it’s played on', () => {
    const { lineKeys, ...unlaid } = pair('Challenge', [10]);
    const nine = { ...unlaid, holes: range(10, 9).map((number, i) => ({ ...unlaid.holes[i]!, number })) };
    const all = [...cards, nine];
    const { value } = named(all);
    for (const [index, card] of value.scorecards.entries()) {
      assert.deepEqual(playedKeys(card, value.holes), playedKeys(all[index]!, holes));
    }
  });

  it('leaves a map alone that names its own loops, and one whose cards contradict each other', () => {
    const own = detailsWith({ holes: holes.map((hole) => ({ ...hole, loop: 'A' })), scorecards: cards });
    assert.equal(checked((note) => nameLoops(own, note)).value, own);
    const others = [...cards, pair('Prime – Prestige', [10, 19])];
    assert.deepEqual(named(others).value.holes, holes);
  });

  it('needs three nines, as two are the halves of a round', () => {
    assert.deepEqual(named([pair('Out – In', [1, 10])]).value.holes, holes);
  });
});
