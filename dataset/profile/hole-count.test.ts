import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Scorecard } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import { type KnownHoles, toHoleCount } from './hole-count.ts';

/** Only numbers matter here. */
const card = (count: number, par: number | null, id = 's1', name: string | null = null) =>
  ({
    scorecard_id: id,
    name,
    hole_count: count,
    par,
    holes: Array.from({ length: count }, (_, i) => ({ number: i + 1, hole_id: null })),
  }) as unknown as Scorecard;
const traced = (...numbers: (number | null)[]) => numbers.map((number) => ({ number }) as Hole);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

type Known = Partial<KnownHoles> & { declared?: number; listedNines?: number; highestLeftOut?: number };

function count({ declared, listedNines, highestLeftOut, ...known }: Known): [number | null, string | null] {
  const nothing = {
    par: null,
    scorecards: [],
    ninesTwice: new Set<string>(),
    holes: [],
    outlineArea: null,
  };
  const { hole_count, hole_count_source } = toHoleCount(
    {
      declaredHoleCount: declared ?? null,
      ...(listedNines && { listedNines }),
      ...(highestLeftOut && { highestLeftOut }),
    },
    { ...nothing, ...known },
  );
  return [hole_count, hole_count_source];
}

describe('toHoleCount', () => {
  it('believes what is declared', () => {
    assert.deepEqual(count({ declared: 27, scorecards: [card(18, 72)] }), [27, 'declared']);
  });

  it('counts nine holes for each listed nine, even if one of them declares a number', () => {
    assert.deepEqual(count({ listedNines: 3, declared: 18, scorecards: [card(9, 36)] }), [27, 'card']);
  });

  it('takes a nine played twice for nine holes, even where eighteen are declared, and true eighteens for eighteen', () => {
    const twice = { scorecards: [card(18, 72)], ninesTwice: new Set(['s1']) };
    assert.deepEqual(count({ declared: 18, ...twice }), [9, 'card']);
    assert.deepEqual(count(twice), [9, 'card']);
    assert.deepEqual(count({ declared: 18, ...twice, holes: traced(...range(1, 18)) }), [18, 'declared']);
    assert.deepEqual(count({ scorecards: [card(18, 72)] }), [18, 'card']);
    assert.deepEqual(count({ scorecards: [card(18, 72), card(18, 72, 's2')], ninesTwice: new Set(['s2']) }), [
      18,
      'card',
    ]);
  });

  it('counts the nines that cards pair', () => {
    const named = (...names: string[]) => names.map((name) => card(18, 72, name, name));
    assert.deepEqual(count({ scorecards: named('Alvor – Lagos', 'Lagos – Praia', 'Praia – Alvor') }), [
      27,
      'card',
    ]);
    assert.deepEqual(
      count({ scorecards: named('Serras – Machico', 'Machico – Desertas', 'Serras – Serras') }),
      [27, 'card'],
    );
    const fourNines = named('Alvor – Lagos', 'Lagos – Praia', 'Praia – Serra', 'Serra – Alvor');
    assert.deepEqual(count({ scorecards: fourNines }), [36, 'card']);
    assert.deepEqual(count({ scorecards: named('Alvor – Lagos') }), [18, 'card']);
    assert.deepEqual(count({ scorecards: named('Winter', 'Summer', 'Competition') }), [18, 'card']);
    assert.deepEqual(count({ scorecards: named('North – 2025', 'South – 2025') }), [18, 'card']);
    const years = named('North – 2024', 'North – 2025', 'South – 2024', 'South – 2025');
    assert.deepEqual(count({ scorecards: years }), [18, 'card']);
  });

  it('counts traced holes where they can be all', () => {
    assert.deepEqual(count({ holes: traced(...range(1, 18)) }), [18, 'traced']);
    assert.deepEqual(count({ holes: traced(...range(1, 18), null, null) }), [18, 'traced']);
    assert.deepEqual(count({ holes: traced(...range(1, 27), null) }), [27, 'traced']);
    assert.deepEqual(count({ holes: traced(...range(1, 8), 12) }), [null, null]);
    assert.deepEqual(count({ holes: traced(...range(1, 14)) }), [null, null]);
  });

  it('takes six or twelve traced holes for all only where they are numbered through or the ground is small', () => {
    const six = traced(null, null, null, null, null, null);
    assert.deepEqual(count({ holes: six }), [null, null]);
    assert.deepEqual(count({ holes: six, outlineArea: 140_000 }), [6, 'traced']);
    assert.deepEqual(count({ holes: traced(...range(1, 6)) }), [6, 'traced']);
  });

  it('infers it from par and the highest hole number, if they agree', () => {
    assert.deepEqual(count({ par: 72, scorecards: [card(15, null)] }), [18, 'par']);
    assert.deepEqual(count({ par: 36, scorecards: [card(8, null)] }), [9, 'par']);
    assert.deepEqual(count({ par: 72, scorecards: [card(8, null)] }), [null, null]);
    assert.deepEqual(count({ par: 36, scorecards: [card(11, null)] }), [null, null]);
    assert.deepEqual(count({ par: 72 }), [null, null]);
    assert.deepEqual(count({ par: 34, highestLeftOut: 7 }), [9, 'par']);
  });
});
