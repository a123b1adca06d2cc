import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CourseRating, CourseTeebox } from '../course/course-in-progress.ts';
import { detailsWith, straightHole } from '../fixtures/tiny-courses.ts';
import { checked } from './fixtures/checked.ts';
import { checkLengths } from './length-rules.ts';

const METRES_PER_DEGREE = 111_000;

test('notes lines that go a long way round', () => {
  const there = (metres: number): [number, number] => [-8, 37 + metres / METRES_PER_DEGREE];
  const rulesOf = (...along: number[]) => {
    const line = along.map(there);
    const holes = [straightHole(there(0), 1, { key: 'way/1', line, green: line.at(-1)! })];
    return checked((note) => checkLengths(detailsWith({ holes }), note)).findings.map(
      ({ rule, value }) => `${rule}: ${value}`,
    );
  };
  assert.deepEqual(rulesOf(0, 200, 150), ['line-roundabout: 250 m, 150 m straight']);
  assert.deepEqual(rulesOf(0, 200, 160), []);
});

const LENGTHS = [350, 140, 480, 330, 160, 390, 500, 310, 340];

function tee(name: string, lengths: readonly number[], ...genders: CourseRating['gender'][]): CourseTeebox {
  const figures = { par: null, courseRating: null, slope: null, bogeyRating: null, front: null, back: null };
  return {
    name,
    color: null,
    colorHex: null,
    measuredIn: 'm',
    lengths: lengths.map((length, i) => ({ number: i + 1, length })),
    totalLength: null,
    ratings: genders.map((gender) => ({ gender, ratedHoles: 9, ...figures })),
    scorecardIndexes: [0],
    place: 'cards.ndjson:1',
  };
}

const check = (pars: readonly (number | null)[], teeboxes: CourseTeebox[], lines: readonly number[] = []) =>
  checked((note) =>
    checkLengths(
      detailsWith({
        holes: lines.map((metres, i) => {
          const [start, green]: [number, number][] = [
            [-8 + i / 100, 37],
            [-8 + i / 100, 37 + metres / METRES_PER_DEGREE],
          ];
          return straightHole(start!, i + 1, { key: `way/${i}`, line: [start!, green!], green: green! });
        }),
        scorecards: [
          {
            name: null,
            gender: 'all',
            loops: [],
            holes: pars.map((par, i) => ({ position: i + 1, number: i + 1, par, strokeIndex: null })),
            place: 'cards.ndjson:1',
          },
        ],
        teeboxes,
      }),
      note,
    ),
  );

test('a card isn’t mistaken for yards because a forward tee is the same share of every hole', () => {
  const tees = [0.88, 1, 0.94].map((share) =>
    tee(
      `Tee ${share}`,
      LENGTHS.map((metres) => Math.round(metres * share)),
    ),
  );
  const { value, findings } = check(
    LENGTHS.map(() => null),
    tees,
    LENGTHS,
  );
  assert.deepEqual(findings, []);
  assert.equal(value.teeboxes[0]!.lengths[0]!.length, 308);
  const inYards = [
    tee(
      'Yards',
      LENGTHS.map((metres) => Math.round(metres / 0.9144)),
    ),
  ];
  const rules = check(
    LENGTHS.map(() => null),
    inYards,
    LENGTHS,
  ).findings.map(({ rule }) => rule);
  assert.deepEqual(rules, ['yards-for-metres']);
});

test('a length is judged by its par for the longest tee of each gender', () => {
  const found = (...tees: CourseTeebox[]) => check([5], tees).findings.map(({ value }) => value);
  const forward = tee('Red', [380], 'men', 'women');
  assert.deepEqual(found(tee('White', [420], 'men'), forward), []);
  assert.deepEqual(found(forward), ['Red (men), hole 1: par 5, 380 m']);
  assert.deepEqual(found(tee('White', [420]), tee('Red', [300], 'women')), [
    'Red (women), hole 1: par 5, 300 m',
  ]);
});
