import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseCard, CourseHole, CourseTeebox } from '../course/course-in-progress.ts';
import { detailsWith, straightHole } from '../fixtures/tiny-courses.ts';
import { layCards } from './card-lines.ts';
import { checked } from './fixtures/checked.ts';
import { playedKeys } from './played-keys.ts';

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
  const { value, findings } = checked((note) =>
    layCards(detailsWith({ holes, scorecards: [card], teeboxes: [forward, teebox] }), note),
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

describe('a women’s card of her own', () => {
  const lengths = [...NINES[0]!, ...NINES[1]!];
  const numbers = range(1, 18);
  const card = (gender: CourseCard['gender'], more: Partial<CourseCard> = {}): CourseCard => ({
    name: gender === 'men' ? 'Men' : 'Women',
    round: null,
    gender,
    loops: [],
    holes: numbers.map((number) => ({
      position: number,
      number,
      par: gender === 'women' && number % 6 === 0 ? 5 : 4,
      strokeIndex: gender === 'men' ? number : 19 - number,
    })),
    place: 'cards.ndjson:7',
    ...more,
  });
  const tee = (index: number, metres: readonly (number | null)[]): CourseTeebox => ({
    name: index === 0 ? 'White' : 'Red',
    color: null,
    colorHex: null,
    measuredIn: 'm',
    lengths: numbers.map((number, i) => ({ number, length: metres[i]! })),
    totalLength: null,
    ratings: [],
    scorecardIndexes: [index],
    place: 'cards.ndjson:7',
  });
  const laid = (scorecards: CourseCard[], teeboxes: CourseTeebox[], holes = traced(lengths)) => {
    const { value, findings } = checked((note) =>
      layCards(detailsWith({ holes, scorecards, teeboxes }), note),
    );
    const linked = value.scorecards.map(
      (each) => playedKeys(each, holes).filter((key) => key !== null).length,
    );
    return { linked, rules: findings.map(({ rule }) => rule) };
  };
  /** Nothing like the lines: shortened here by a third, there by nothing. */
  const odd = lengths.map((metres, i) =>
    Math.round(metres * (i % 3 === 0 ? 0.6 : i % 3 === 1 ? 0.95 : 0.75)),
  );

  it('lies on the lines of the men’s, even with other lengths, pars and indexes', () => {
    const both = [card('men'), card('women')];
    assert.deepEqual(laid(both, [tee(0, lengths), tee(1, odd)]), { linked: [18, 18], rules: [] });
    const nothing = numbers.map(() => null);
    assert.deepEqual(laid(both, [tee(0, lengths), tee(1, nothing)]).linked, [18, 18]);
  });

  it('lies where lengths laid the men’s', () => {
    const holes = traced([...NINES[2]!, ...lengths]);
    assert.deepEqual(laid([card('men'), card('women')], [tee(0, lengths), tee(1, odd)], holes), {
      linked: [18, 18],
      rules: ['card-laid-by-lengths', 'card-laid-by-lengths'],
    });
  });

  it('lies by order and proportion where it’s the only one', () => {
    const shorter = lengths.map((metres, i) => Math.round(metres * (i % 2 ? 0.84 : 0.78)));
    assert.deepEqual(laid([card('women')], [tee(0, shorter)]), { linked: [18], rules: [] });
  });

  it('isn’t laid with the card of other holes', () => {
    const other = card('women', { round: 'New Course', name: 'New Course' });
    assert.deepEqual(laid([card('men'), other], [tee(0, lengths), tee(1, odd)]), {
      linked: [18, 0],
      rules: ['card-without-lines'],
    });
  });
});

describe('a card that is longer than the lines', () => {
  /** Whose lines end short of the greens. */
  const lines = NINES.flat().slice(0, 18);
  const printed = lines.map((metres, i) => Math.round(metres * (i % 2 ? 1.09 : 1.06)));

  it('lies on them by order and proportion, one line drawn wrong or not', () => {
    assert.deepEqual(lay(traced(lines), printed), { holes: range(1, 18), rules: [] });
    assert.deepEqual(lay(traced(lines.with(4, 200)), printed).rules, []);
  });

  it('doesn’t lie on them if it has their lengths in another order, or other pars', () => {
    const turned = [...printed.slice(1), printed[0]!];
    assert.deepEqual(lay(traced(lines), turned).rules, ['card-without-lines: noted']);
    const parThrees = traced(lines).map((hole) => ({ ...hole, par: 3 }));
    const far = printed.map((metres) => Math.round(metres * 0.8));
    assert.deepEqual(lay(parThrees, far).rules, ['card-without-lines: noted']);
  });
});
