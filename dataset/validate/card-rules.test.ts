import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseCard, CourseTeebox } from '../course/course-in-progress.ts';
import { detailsWith } from '../fixtures/tiny-courses.ts';
import {
  checkDeclaredCount,
  checkDeclaredPar,
  checkNineTwice,
  checkNumbering,
  sumOfPars,
} from './card-rules.ts';
import { checked } from './fixtures/checked.ts';

function card(pars: number[]): CourseCard {
  const holes = pars.map((par, i) => ({ position: i + 1, number: i + 1, par, strokeIndex: null }));
  return { name: null, gender: 'all', loops: [], holes, place: 'cards.ndjson:7' };
}

function tee(lengths: number[]): CourseTeebox {
  return {
    name: 'White',
    color: null,
    colorHex: null,
    measuredIn: 'm',
    lengths: lengths.map((length, i) => ({ number: i + 1, length })),
    totalLength: null,
    ratings: [],
    scorecardIndexes: [0],
    place: 'cards.ndjson:7',
  };
}

const fours = (count: number) => new Array<number>(count).fill(4);

describe('checkNumbering', () => {
  const judge = (pars: number[], declaredPar: number | null) => {
    const { value, findings } = checked((note) => checkNumbering(card(pars), declaredPar, note));
    return [sumOfPars(value), ...findings.map(({ rule }) => rule)];
  };

  it('takes a card for partial where the declared par leaves room for its last holes', () => {
    assert.deepEqual(judge(fours(8), 36), [null, 'card-without-last-holes']);
    assert.deepEqual(judge(fours(8), 72), [null, 'card-without-last-holes']);
    assert.deepEqual(judge(fours(16), 71), [null, 'card-without-last-holes']);
  });

  it('leaves whole cards alone, and odd ones whose pars add up', () => {
    for (const count of [6, 9, 12, 18]) assert.deepEqual(judge(fours(count), 72), [4 * count]);
    assert.deepEqual(judge(fours(7), 28), [28]);
    assert.deepEqual(judge(fours(7), null), [28]);
  });
});

describe('checkDeclaredCount', () => {
  const judge = (declaredHoleCount: number, scorecard: CourseCard) => {
    const details = detailsWith({ declaredHoleCount, scorecards: [scorecard] });
    return checked((note) => checkDeclaredCount(details, 'way/1', note)).value.declaredHoleCount;
  };

  it('drops a number of holes that only counts a partial card, or is less than a whole card has', () => {
    assert.equal(judge(7, { ...card(fours(7)), isPartial: true }), null);
    assert.equal(judge(7, card(fours(9))), null);
  });

  it('leaves seven real holes, and nine that a card of eighteen plays twice', () => {
    assert.equal(judge(7, card(fours(7))), 7);
    assert.equal(judge(9, card(fours(18))), 9);
  });
});

describe('checkDeclaredPar', () => {
  const judge = (declaredPar: number, scorecard: CourseCard) => {
    const details = detailsWith({ declaredPar, scorecards: [scorecard] });
    return checked((note) => checkDeclaredPar(details, 'way/1', note)).value.declaredPar;
  };

  it('keeps the par of nine holes that the card plays twice', () => {
    assert.equal(judge(36, { ...card(fours(18)), isNineTwice: true }), 36);
    assert.equal(judge(72, { ...card(fours(18)), isNineTwice: true }), 72);
  });

  it('drops any other that no whole card adds up to', () => {
    assert.equal(judge(36, card(fours(18))), 72);
    assert.equal(judge(70, { ...card(fours(18)), isNineTwice: true }), 72);
  });
});

describe('checkNineTwice', () => {
  const nine = [140, 320, 460, 150, 330, 470, 160, 340, 480];
  const judge = (pars: number[], ...tees: number[][]) =>
    checked((note) => checkNineTwice(card(pars), tees.map(tee), note)).findings.map(({ rule }) => rule);

  it('finds halves of the same pars and lengths within 1 %, from one tee at least', () => {
    assert.deepEqual(judge(fours(18), [...nine, ...nine.map((metres) => metres + 1)]), ['nine-played-twice']);
    const otherTees = [...nine, ...nine.map((metres) => metres + 30)];
    assert.deepEqual(judge(fours(18), otherTees, [...nine, ...nine]), ['nine-played-twice']);
  });

  it('leaves real eighteens', () => {
    assert.deepEqual(judge(fours(18), [...nine, ...nine.map((metres) => metres + 10)]), []);
    assert.deepEqual(judge([...fours(17), 5], [...nine, ...nine]), []);
    assert.deepEqual(judge(fours(18)), []);
  });
});
