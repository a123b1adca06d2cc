import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import geographiclib from 'geographiclib-geodesic';
import type { Scorecard } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { toCharacter } from './to-character.ts';

const at = (east: number, north: number): [number, number] => [20 + east / 111_319.491, north / 110_574.276];

type Drawn = { line: LonLat[]; number?: number | null; heights?: [number | null, number | null] };

const toHole = ({ line, number = null, heights = [null, null] }: Drawn, index: number): Hole => ({
  ...fixtureProfile(fixtureCourses(1)[0]!).holes[0]!,
  hole_id: `h${index + 1}`,
  number,
  number_source: number === null ? null : 'declared',
  line: { type: 'LineString', coordinates: line.map(([lon, lat]) => [lon, lat]) },
  tee_elevation: heights[0],
  green_elevation: heights[1],
  elevation_change: heights[0] === null || heights[1] === null ? null : heights[1] - heights[0],
});

const cardOf = (holeIds: (string | null)[]): Scorecard => ({
  scorecard_id: 's1',
  name: '',
  gender: 'all',
  hole_count: holeIds.length,
  par: null,
  par_out: null,
  par_in: null,
  is_default: true,
  teebox_ids: [],
  holes: holeIds.map((hole_id, i) => ({
    position: i + 1,
    hole_id,
    number: i + 1,
    par: null,
    stroke_index: null,
  })),
});

const characterOf = (holes: Drawn[], card: (string | null)[] | null = null) =>
  toCharacter({ scorecards: card ? [cardOf(card)] : [], holes: holes.map(toHole), surfaces: [] });

/** North 300 m, then back south 200 m from 50 m further east. */
const OUT: Drawn = { line: [at(0, 0), at(0, 300)], number: 1, heights: [10, 15] };
const HOME: Drawn = { line: [at(50, 300), at(50, 100)], number: 2, heights: [12, 4] };

describe('the walk', () => {
  test('is the lines and the ways between them, in the order of the card', () => {
    const { walk, missing } = characterOf([OUT, HOME], ['h2', 'h1']);
    const back = Math.round(Math.hypot(50, 100));
    assert.deepEqual(walk, {
      length: 200 + 300 + back,
      transfers: back,
      holes: 2,
      steps: [
        { hole_id: 'h2', length: 200, to_next: back },
        { hole_id: 'h1', length: 300, to_next: null },
      ],
    });
    assert.equal(missing.walk, undefined);
  });

  test('goes by number if there is no card, and twice over holes that a round plays twice', () => {
    assert.equal(characterOf([OUT, HOME]).walk?.length, 550);
    assert.equal(characterOf([OUT, HOME], ['h1', 'h2', 'h1', 'h2']).walk?.holes, 4);
  });

  test('leaves out holes that are not mapped, and the ways to them', () => {
    const { walk } = characterOf([OUT, HOME], ['h1', null, 'h2']);
    assert.deepEqual([walk?.length, walk?.transfers, walk?.holes], [500, 0, 2]);
  });

  test('is the sum of geodesics to a metre, over the holes of every course of the tests', () => {
    for (const course of fixtureCourses(30)) {
      const profile = fixtureProfile(course);
      const { walk } = toCharacter(profile);
      if (profile.holes.length < 2) continue;
      const whole = profile.holes.flatMap(({ line }) => line!.coordinates);
      let sum = 0;
      for (let i = 1; i < whole.length; i++) {
        const [a, b] = [whole[i - 1]!, whole[i]!];
        sum += geographiclib.Geodesic.WGS84.Inverse(a[1], a[0], b[1], b[0]).s12!;
      }
      assert.ok(Math.abs(walk!.length - sum) <= 1, `${course.slug}: ${walk!.length} for ${sum}`);
    }
  });

  for (const [what, holes, reason] of [
    ['no holes', [], /no holes are mapped/],
    [
      'holes without numbers',
      [
        { ...OUT, number: null },
        { ...HOME, number: null },
      ],
      /have no numbers/,
    ],
    ['a number that comes twice', [OUT, { ...HOME, number: 1 }], /same number/],
    ['a single hole', [OUT], /only one hole/],
  ] as const) {
    test(`is unknown with ${what}, and says why`, () => {
      const { walk, climb, missing } = characterOf([...holes]);
      assert.deepEqual([walk, climb], [null, null]);
      assert.match(missing.walk!, reason);
      assert.equal(missing.climb, missing.walk);
    });
  }
});

describe('the climb', () => {
  test('adds what goes up and what goes down over holes and the ways between them', () => {
    assert.deepEqual(characterOf([OUT, HOME]).climb, { up: 5, down: 11, holes: 2 });
  });

  test('is based on the holes whose heights are known, and is unknown without any', () => {
    const level: Drawn = { ...HOME, heights: [null, 4] };
    assert.deepEqual(characterOf([OUT, level]).climb, { up: 5, down: 0, holes: 1 });
    const { climb, missing } = characterOf([{ ...OUT, heights: [null, null] }, level]);
    assert.equal(climb, null);
    assert.match(missing.climb!, /heights/);
  });
});

describe('the nines', () => {
  const out = (north: number): Drawn => ({ line: [at(0, north), at(0, north + 300)] });
  const eighteen = (ninth: number, tenth: number) =>
    characterOf(
      Array.from({ length: 18 }, (_, i) => ({
        ...out(i === 8 ? ninth - 300 : i === 9 ? tenth : i * 350),
        number: i + 1,
      })),
    ).returning_nines;

  test('return where the 9th green and the 10th tee are within 300 m of the first tee', () => {
    assert.deepEqual([eighteen(299, 299), eighteen(301, 0), eighteen(0, 301)], [true, false, false]);
  });

  test('are unknown unless a round of 18 is mapped and in order', () => {
    const { returning_nines, missing } = characterOf([OUT, HOME]);
    assert.equal(returning_nines, null);
    assert.match(missing.returning_nines!, /nines/);
  });
});

describe('the rose', () => {
  test('is the share of all lines played towards each of sixteen directions', () => {
    const { bearings } = characterOf([OUT, HOME, { line: [at(0, 0), at(353.55, 353.55)] }]);
    const expected = new Array(16).fill(0);
    [expected[0], expected[2], expected[8]] = [0.3, 0.5, 0.2];
    assert.deepEqual(bearings, expected);
  });

  test('counts each leg of a bend, and knows west over the antimeridian', () => {
    const { bearings } = characterOf([
      {
        line: [
          [-179.999, 0],
          [179.999, 0],
          [179.999, 0.002],
        ],
      },
    ]);
    assert.ok(bearings![12]! > 0.49 && bearings![0]! > 0.49);
  });

  test('is unknown without holes', () => {
    const { bearings, missing } = characterOf([]);
    assert.equal(bearings, null);
    assert.match(missing.bearings!, /no holes/);
  });
});
