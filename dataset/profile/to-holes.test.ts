import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import type { CourseCard, CourseHazard, CourseHole, CourseSurface } from '../course/course-in-progress.ts';
import { profileWith } from '../fixtures/profile-with.ts';
import { detailsWith } from '../fixtures/tiny-courses.ts';
import { toHoleLines } from './hole-lines.ts';
import { toHazards, toSurfaces } from './to-hazards.ts';
import { toHoles, withHolesThatList } from './to-holes.ts';

const METRE = 1 / 111_319.5;

const holeAt = (key: string, east: number, from: Position): CourseHole => {
  const tee: Position = [wrap(from[0] + east * METRE), from[1]];
  const green: Position = [tee[0], from[1] + 300 * METRE];
  return {
    key,
    number: 1,
    loop: null,
    name: null,
    par: null,
    strokeIndex: null,
    line: [tee, green],
    tee,
    green,
    tees: [],
    heights: null,
  };
};

const bunkerAt = (key: string, [lon, lat]: Position, east: number, holeKeys: string[]): CourseHazard => {
  const at = (x: number, y: number): Position => [wrap(lon + x * METRE), lat + y * METRE];
  const corners = [at(east, 200), at(east + 8, 200), at(east + 8, 208), at(east, 208)];
  const geometry = { type: 'Polygon' as const, coordinates: [[...corners, corners[0]!]] };
  return { key, type: 'bunker', name: null, geometry, holeKeys };
};

const wrap = (lon: number) => (lon > 180 ? lon - 360 : lon);

const noCards = { scorecards: [], teeboxes: [], arePrinted: true };

function listed(from: Position, hazards: CourseHazard[]) {
  const holes = [holeAt('a', 0, from), holeAt('b', 40, from), holeAt('c', 400, from)];
  const holeIds = new Map(holes.map(({ key }) => [key, key]));
  const mapped = toHazards('1', hazards, holeIds);
  const made = toHoles(holes, holeIds, {
    hazards: mapped,
    lines: toHoleLines(holes, holeIds, []),
    cards: noCards,
  });
  return {
    byHole: made.map(({ hazard_ids, carries }) => [hazard_ids.length, carries.map(({ side }) => side)]),
    byHazard: withHolesThatList(mapped, made).map(({ hole_ids }) => hole_ids),
  };
}

for (const [where, from] of [
  ['in the open', [10, 0]],
  ['across the antimeridian', [180 - 10 * METRE, 0]],
] as const) {
  test(`a bunker between two holes is listed on both, ${where}`, () => {
    assert.deepEqual(listed([...from], [bunkerAt('x', [...from], 16, ['a'])]), {
      byHole: [
        [1, ['right']],
        [1, ['left']],
        [0, []],
      ],
      byHazard: [['a', 'b']],
    });
  });
}

test('a hazard that its source gives to a hole stays with it, far from every line', () => {
  assert.deepEqual(listed([10, 0], [bunkerAt('x', [10, 0], 100, ['b'])]), {
    byHole: [
      [0, []],
      [1, []],
      [0, []],
    ],
    byHazard: [['b']],
  });
});

/** A metre north, in degrees: on the equator, a degree of latitude is shorter than one of longitude. */
const NORTH = 1 / 110_574.3;

const metresNorth = (metres: number): Position => [10, metres * NORTH];
const hole = {
  ...holeAt('a', 0, [10, 0]),
  line: [metresNorth(0), metresNorth(300)],
  green: metresNorth(300),
};
const green: CourseSurface = {
  key: 'way/9',
  type: 'green',
  geometry: { type: 'Polygon', coordinates: [squareAround(304, 24)] },
  holeKeys: ['a'],
};

function squareAround(north: number, size: number): Position[] {
  const at = (x: number, y: number): Position => [10 + x * METRE, (north + y) * NORTH];
  const half = size / 2;
  return [at(-half, -half), at(half, -half), at(half, half), at(-half, half), at(-half, -half)];
}

/** The hole with a bunker on its line from 200 to 208 m, by a card with these lengths. */
function carded(lengths: Record<string, number>, more: Partial<CourseHole> = {}, par: number | null = 4) {
  const holes = [{ ...hole, ...more }];
  const card: CourseCard = {
    name: 'Card',
    gender: 'all',
    loops: [],
    holes: [{ position: 1, number: 1, par, strokeIndex: null }],
    place: 'cards.ndjson:1',
  };
  const teeboxes = Object.entries(lengths).map(([name, length]) => ({
    ...{ name, color: null, colorHex: null, measuredIn: 'm' as const, totalLength: null, ratings: [] },
    ...{ lengths: [{ number: 1, length }], scorecardIndexes: [0], place: 'cards.ndjson:1' },
  }));
  const geometry = { type: 'Polygon' as const, coordinates: [squareAround(204, 8)] };
  const hazards: CourseHazard[] = [{ key: 'x', type: 'bunker', name: null, geometry, holeKeys: ['a'] }];
  const profile = profileWith(
    detailsWith({ holes, hazards, surfaces: [green], scorecards: [card], teeboxes }),
  );
  return { profile, hole: profile.holes[0]! };
}

test('all figures of a hole are from the card’s longest tee, behind the line by what the card is longer', () => {
  const { hole: measured, profile } = carded({ Red: 250, Blue: 324 });
  assert.deepEqual([measured.length, measured.length_traced], [324, 300]);
  // The green's middle is four metres beyond the end of the line.
  assert.deepEqual(measured.measured_from, {
    teebox_id: profile.teeboxes[0]!.teebox_id,
    name: 'Blue',
    ahead: -20,
  });
  assert.deepEqual(measured.green_distances, { front: 312, middle: 324, back: 336 });
  assert.deepEqual(
    measured.carries.map(({ reach, carry }) => [reach, carry]),
    [[220, 228]],
  );
  assert.deepEqual(
    profile.teeboxes.map(({ name, holes }) => [name, holes[0]!.ahead]),
    [
      ['Blue', -20],
      ['Red', 54],
    ],
  );
});

test('a mapped tee is where it is, and what lies behind it is left out', () => {
  const tees = [{ color: null, name: 'blue', position: metresNorth(210) }];
  const { hole: measured } = carded({ Blue: 100 }, { tees });
  assert.equal(measured.measured_from?.ahead, 210);
  assert.deepEqual(measured.green_distances, { front: 82, middle: 94, back: 106 });
  assert.deepEqual(measured.carries, []);
  const behind = [{ color: null, name: 'blue', position: metresNorth(-15) }];
  assert.equal(carded({ Blue: 100 }, { tees: behind }).hole.measured_from?.ahead, -15);
});

test('without a card, a hole is measured along its line', () => {
  const { holes } = profileWith(detailsWith({ holes: [hole], surfaces: [green] }));
  assert.deepEqual(
    [holes[0]!.length, holes[0]!.length_traced, holes[0]!.measured_from, holes[0]!.green_distances],
    [300, 300, null, { front: 292, middle: 304, back: 316 }],
  );
});

test('a hole’s par is the card’s, else its tag’s, else that of its length, which the course’s never is', () => {
  const parOf = ({ par, par_source }: { par: number | null; par_source: string | null }) => [par, par_source];
  assert.deepEqual(parOf(carded({ Blue: 324 }, { par: 5 }).hole), [4, 'card']);
  assert.deepEqual(parOf(carded({ Blue: 324 }, { par: 5 }, null).hole), [5, 'tag']);
  const { hole: unknown, profile } = carded({ Blue: 440 }, {}, null);
  assert.deepEqual(parOf(unknown), [5, 'length']);
  assert.deepEqual([profile.par, profile.scorecards[0]!.par], [null, null]);
  const climbing = { heights: { tee: 10, green: 31 } };
  assert.deepEqual(parOf(carded({ Blue: 415 }, climbing, null).hole), [5, 'length']);
});

describe('water in play', () => {
  const square = (key: string, [lon, lat]: Position, east: number, north: number) => {
    const at = (x: number, y: number): Position => [lon + (east + x) * METRE, lat + (north + y) * METRE];
    return {
      key,
      geometry: {
        type: 'Polygon' as const,
        coordinates: [[at(0, 0), at(8, 0), at(8, 8), at(0, 8), at(0, 0)]],
      },
    };
  };
  /** Three holes with greens, and a bunker at as many of them. */
  const waterOf = (bunkered: number, also: CourseHazard[] = []) => {
    const holes = [0, 400, 800].map((east, i) => holeAt(`hole${i}`, east, [10, 0]));
    const ids = new Map(holes.map(({ key }) => [key, key]));
    const greens = holes.map(({ key, tee }) => ({
      ...square(`green-${key}`, tee, -4, 296),
      type: 'green' as const,
      holeKeys: [key],
    }));
    const bunkers = holes.slice(0, bunkered).map(({ key, tee }) => ({
      ...square(`bunker-${key}`, tee, 8, 296),
      type: 'bunker' as const,
      name: null,
      holeKeys: [key],
    }));
    const hazards = toHazards('1', [...bunkers, ...also], ids);
    const lines = toHoleLines(holes, ids, toSurfaces('1', greens, ids));
    return toHoles(holes, ids, { hazards, lines, cards: noCards }).map(({ facts }) => facts.water_in_play);
  };

  test('is unknown where no water is mapped, nor bunkers by most of the greens', () => {
    assert.deepEqual(waterOf(0), [null, null, null]);
    assert.deepEqual(waterOf(1), [null, null, null]);
  });

  test('is known to be absent where bunkers are mapped by most of the greens, or water elsewhere on the course', () => {
    assert.deepEqual(waterOf(2), [false, false, false]);
    const pond = { ...square('pond', [10, 0], 10, 100), type: 'water' as const, name: null, holeKeys: [] };
    assert.deepEqual(waterOf(0, [pond]), [true, false, false]);
  });
});
