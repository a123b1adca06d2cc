import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseCard, CourseHole, CourseTeebox } from '../course/course-in-progress.ts';
import { detailsWith, straightHole } from '../fixtures/tiny-courses.ts';
import { layCards, playedKeys } from './card-lines.ts';

/** Three nines with nothing in common, in the order in which they are mapped and numbered 1–27. */
const NINES = [
  [140, 320, 460, 150, 330, 470, 160, 340, 480],
  [330, 480, 150, 470, 140, 350, 340, 460, 160],
  [480, 150, 340, 330, 500, 170, 460, 150, 350],
];

/** Lines of the given metres, northwards. */
function traced(lengths: number[]): CourseHole[] {
  return lengths.map((metres, i) => {
    const green: [number, number] = [-8 + i / 100, 37 + metres / 110_980];
    return straightHole([-8 + i / 100, 37], i + 1, {
      key: `way/${i + 1}`,
      line: [[-8 + i / 100, 37], green],
      green,
    });
  });
}

/** The mapped holes' numbers that the card is played on, and the findings. */
function lay(holes: CourseHole[], lengths: number[] | null, count = lengths?.length ?? 18) {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const card: CourseCard = {
    name: null,
    gender: 'all',
    loops: [],
    holes: numbers.map((number) => ({ position: number, number, par: 4, strokeIndex: null })),
    place: 'cards.ndjson:7',
  };
  const teebox: CourseTeebox = {
    name: 'White',
    color: null,
    colorHex: null,
    measuredIn: 'm',
    lengths: numbers.map((number, i) => ({ number, length: lengths?.[i] ?? null })),
    totalLength: null,
    ratings: [],
    scorecardIndexes: [0],
    place: 'cards.ndjson:7',
  };
  // The lines are drawn from the back tee: the forward tee is truly shorter.
  const forward = {
    ...teebox,
    lengths: teebox.lengths.map(({ number, length }) => ({ number, length: length && length - 60 })),
  };
  const { value, findings } = layCards(
    detailsWith({ holes, scorecards: [card], teeboxes: [forward, teebox] }),
  );
  const numberOf = new Map(holes.map(({ key, number }) => [key, number]));
  return {
    holes: playedKeys(value.scorecards[0]!, holes).map((key) => key && numberOf.get(key)),
    rules: findings.map(({ rule, action }) => `${rule}: ${action}`),
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('layCards', () => {
  it('lays a card on the nines whose lengths it has', () => {
    const laid = lay(
      traced(NINES.flat()),
      [...NINES[2]!, ...NINES[0]!].map((metres) => metres + 12),
    );
    assert.deepEqual(laid.holes, [...range(19, 27), ...range(1, 9)]);
    assert.deepEqual(laid.rules, ['card-laid-by-lengths: mended']);
  });

  it('leaves a card that fits the lines by its numbers', () => {
    const lengths = NINES.flat().slice(0, 18);
    assert.deepEqual(
      lay(
        traced(lengths),
        lengths.map((metres) => metres - 20),
      ),
      { holes: range(1, 18), rules: [] },
    );
    assert.deepEqual(lay(traced(lengths), null), { holes: range(1, 18), rules: [] });
  });

  it('lays a card on no lines if none fit it, or several orders do', () => {
    const without = { holes: range(1, 18).map(() => null), rules: ['card-without-lines: noted'] };
    const lengths = NINES.flat().slice(0, 18);
    assert.deepEqual(lay(traced(lengths), lengths.toReversed()), without);
    assert.deepEqual(lay(traced([...lengths, ...NINES[1]!]), lengths), without);
    assert.deepEqual(lay(traced(NINES.flat()), null), without);
  });
});
