import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import geographiclib from 'geographiclib-geodesic';
import type { Position } from '#lib/contract/geometry.ts';
import type { HoleFacts } from '#lib/contract/hole-facts.ts';
import type { CourseHazard, CourseHole, CourseSurface } from '../course/course-in-progress.ts';
import { toPosition } from './contract-geometry.ts';
import { toHoleLines } from './hole-lines.ts';
import { toHazards, toSurfaces } from './to-hazards.ts';
import { toHoles } from './to-holes.ts';

const geodesic = geographiclib.Geodesic.WGS84;
/** Metres east and north of the tee. */
type XY = readonly [east: number, north: number];
type Pond = { outer: readonly XY[]; islands?: readonly (readonly XY[])[]; type?: CourseHazard['type'] };
type Planted = {
  line: readonly XY[];
  tee?: Position;
  green?: readonly XY[];
  ponds?: readonly Pond[];
  bunkers?: readonly (readonly XY[])[];
};

const LISBON: Position = [-9.14, 38.72];

/** The place on the ellipsoid that's so far east and north of another. */
function place([lon, lat]: Position, [east, north]: XY): Position {
  const azimuth = (Math.atan2(east, north) * 180) / Math.PI;
  const { lat2, lon2 } = geodesic.Direct(lat, lon, azimuth, Math.hypot(east, north));
  return [lon2!, lat2!];
}

function ring(tee: Position, corners: readonly XY[]): Position[] {
  const positions = corners.map((corner) => place(tee, corner));
  return [...positions, positions[0]!];
}

const box = (east: number, north: number, width: number, height: number): XY[] => [
  [east, north],
  [east + width, north],
  [east + width, north + height],
  [east, north + height],
];
const around = ([east, north]: XY, radius: number, [from, to] = [0, 360], steps = 36): XY[] =>
  Array.from({ length: steps }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [east + radius * Math.sin(angle), north + radius * Math.cos(angle)] as const;
  });

/** Legs by their length in metres and the degrees that the line turns before each. */
function legs(...turns: readonly (readonly [turn: number, metres: number])[]): XY[] {
  let bearing = 0;
  let [east, north] = [0, 0];
  const line: XY[] = [[0, 0]];
  for (const [turn, metres] of turns) {
    bearing += turn;
    east += metres * Math.sin((bearing * Math.PI) / 180);
    north += metres * Math.cos((bearing * Math.PI) / 180);
    line.push([east, north]);
  }
  return line;
}

function toCourse({ line, tee = LISBON, green, ponds = [], bunkers = [] }: Planted, lines = [line]) {
  const holes = lines.map((each, i): CourseHole => {
    const positions = each.map((corner) => place(tee, corner));
    const [first, last] = [positions[0]!, positions.at(-1)!];
    const unknown = { number: i + 1, loop: null, name: null, par: null, strokeIndex: null };
    return { key: `h${i}`, ...unknown, line: positions, tee: first, green: last, tees: [], heights: null };
  });
  const holeKeys = holes.map(({ key }) => key);
  const hazards: CourseHazard[] = [
    ...ponds.map(({ outer, islands = [], type = 'water' }) => ({
      type,
      rings: [ring(tee, outer), ...islands.map((island) => ring(tee, island))],
    })),
    ...bunkers.map((bunker) => ({ type: 'bunker' as const, rings: [ring(tee, bunker)] })),
  ].map(({ type, rings }, i) => ({
    key: `x${i}`,
    type,
    name: null,
    geometry: { type: 'Polygon', coordinates: rings },
    holeKeys: [],
  }));
  const surfaces: CourseSurface[] = green
    ? [{ key: 'g', type: 'green', geometry: { type: 'Polygon', coordinates: [ring(tee, green)] }, holeKeys }]
    : [];
  const ids = new Map(holeKeys.map((key) => [key, key]));
  const ground = {
    hazards: toHazards('1', hazards, ids),
    lines: toHoleLines(holes, ids, toSurfaces('1', surfaces, ids)),
    cards: { scorecards: [], teeboxes: [], arePrinted: true },
  };
  return toHoles(holes, ids, ground).map(({ facts }) => facts);
}

const factsOf = (planted: Planted): HoleFacts => toCourse(planted)[0]!;

function assertNear(actual: number | undefined | null, expected: number, tolerance: number): void {
  assert.ok(Math.abs(actual! - expected) <= tolerance, `${actual} instead of ${expected}`);
}

function assertCarry({ forced_carry: carry }: HoleFacts, [start, end]: readonly [number, number]): void {
  assertNear(carry?.start, start, 1);
  assertNear(carry?.end, end, 1);
}

const straight = legs([0, 400]);

describe('the shape of a planted hole', () => {
  const cases: Record<string, { line: XY[]; turn: number; shape: HoleFacts['shape']; tee?: Position }> = {
    'a straight line': { line: straight, turn: 0, shape: 'straight' },
    'a turn of less than 15°': { line: legs([0, 200], [-14, 180]), turn: -14, shape: 'straight' },
    'a bend to the left': { line: legs([0, 200], [-20, 180]), turn: -20, shape: 'bend_left' },
    'a bend to the right': { line: legs([0, 200], [20, 180]), turn: 20, shape: 'bend_right' },
    'a dogleg left': { line: legs([0, 210], [-45, 160]), turn: -45, shape: 'dogleg_left' },
    'a dogleg right': { line: legs([0, 210], [80, 160]), turn: 80, shape: 'dogleg_right' },
    'several small turns': {
      line: legs([0, 120], [11, 90], [11, 90], [10, 90]),
      turn: 32,
      shape: 'dogleg_right',
    },
    'a double dogleg, left first': {
      line: legs([0, 180], [-35, 170], [25, 150]),
      turn: -10,
      shape: 'double_dogleg',
    },
    'a double dogleg, right first': {
      line: legs([0, 180], [25, 170], [-25, 150]),
      turn: 0,
      shape: 'double_dogleg',
    },
    'turns each way, too small for a double dogleg': {
      line: legs([0, 180], [14, 170], [-12, 150]),
      turn: 2,
      shape: 'bend_right',
    },
    'an S with short legs': {
      line: legs([0, 180], [40, 30], [-80, 35], [40, 180]),
      turn: 0,
      shape: 'straight',
    },
    'a dogleg in the far north': {
      line: legs([0, 210], [-45, 160]),
      turn: -45,
      shape: 'dogleg_left',
      tee: [18.9, 69.6],
    },
    'a dogleg over the antimeridian, in the south': {
      line: legs([90, 210], [45, 160]),
      turn: 45,
      shape: 'dogleg_right',
      tee: [179.9995, -16.6],
    },
  };
  for (const [name, { line, turn, shape, tee = LISBON }] of Object.entries(cases)) {
    test(name, () => {
      const facts = factsOf({ line, tee });
      assert.equal(facts.shape, shape);
      assertNear(facts.turn, turn, 1);
    });
  }

  test('a reversed line turns the other way, and its carry begins at the other end', () => {
    const line = legs([0, 210], [45, 160]);
    const ponds = [{ outer: box(-30, 100, 60, 50) }];
    assertCarry(factsOf({ line, ponds }), [100, 150]);
    const reversed = factsOf({ line: line.toReversed(), ponds });
    assert.equal(reversed.shape, 'dogleg_left');
    assertNear(reversed.turn, -45, 1);
    assertCarry(reversed, [220, 270]);
  });
});

describe('the forced carry of a planted hole', () => {
  test('over 300 m of water', () => {
    const facts = factsOf({ line: straight, ponds: [{ outer: box(-60, 40, 120, 300) }] });
    assertCarry(facts, [40, 340]);
    assert.equal(facts.water_in_play, true);
  });
  test('over the antimeridian', () => {
    const line = legs([90, 380]);
    const ponds = [{ outer: box(120, -40, 90, 80) }];
    assertCarry(factsOf({ line, tee: [179.9988, -17.7], ponds }), [120, 210]);
  });
  test('none where the water begins within 20 m of the tee or is less than 10 m long', () => {
    const facts = factsOf({
      line: straight,
      ponds: [{ outer: box(-30, 15, 60, 100) }, { outer: box(-30, 200, 60, 9) }],
    });
    assert.equal(facts.forced_carry, null);
    assert.equal(facts.water_in_play, true);
  });
  test('the longest of several, lateral water too', () => {
    const ponds: Pond[] = [
      { outer: box(-30, 60, 60, 40) },
      { outer: box(-30, 200, 60, 70), type: 'lateral_water' },
      { outer: box(-30, 300, 60, 90), type: 'waste' },
    ];
    assertCarry(factsOf({ line: straight, ponds }), [200, 270]);
  });
  test('ponds that share an edge are one, an island divides', () => {
    const shared = [{ outer: box(-30, 60, 60, 40) }, { outer: box(-30, 100, 60, 35) }];
    assertCarry(factsOf({ line: straight, ponds: shared }), [60, 135]);
    const divided = [{ outer: box(-30, 100, 60, 120), islands: [box(-10, 130, 20, 30)] }];
    assertCarry(factsOf({ line: straight, ponds: divided }), [160, 220]);
  });
  test('none next to a pond, which is in play within 25 m', () => {
    const near = factsOf({ line: straight, ponds: [{ outer: box(24, 100, 60, 80) }] });
    assert.deepEqual([near.forced_carry, near.water_in_play], [null, true]);
    const far = factsOf({ line: straight, ponds: [{ outer: box(26.5, 100, 60, 80) }] });
    assert.equal(far.water_in_play, false);
  });
});

describe('the green of a planted hole', () => {
  const green = around([0, 400], 12);
  test('an island in a pond', () => {
    const ponds = [{ outer: around([0, 400], 40), islands: [around([0, 400], 14)] }];
    const facts = factsOf({ line: straight, green, ponds });
    assert.equal(facts.island_green, true);
    assertCarry(facts, [360, 386]);
  });
  test('a moat with a causeway is an island, water on one half is not', () => {
    const moat = (to: number): XY[] => [
      ...around([0, 400], 32, [30, to]),
      ...around([0, 400], 14, [30, to]).reverse(),
    ];
    assert.equal(factsOf({ line: straight, green, ponds: [{ outer: moat(350) }] }).island_green, true);
    assert.equal(factsOf({ line: straight, green, ponds: [{ outer: moat(210) }] }).island_green, false);
  });
  test('its area is that of geographiclib, its depth and width those of the approach', () => {
    const line = legs([0, 300], [90, 100]);
    const long = box(80, 292, 34, 17);
    const facts = factsOf({ line, green: long });
    const polygon = geodesic.Polygon(false);
    for (const corner of long) {
      const [lon, lat] = toPosition(place(LISBON, corner));
      polygon.AddPoint(lat, lon);
    }
    const { area } = polygon.Compute(false, true);
    assertNear(facts.green?.area, Math.abs(area!), 0.005 * Math.abs(area!));
    assertNear(facts.green?.depth, 34, 0.2);
    assertNear(facts.green?.width, 17, 0.2);
  });
  test('two holes that share one have its measures, each by its own approach', () => {
    const shared = box(-10, 380, 20, 50);
    const lines = [
      straight,
      [
        [300, 400],
        [5, 400],
      ] as const,
    ];
    const [north, west] = toCourse({ line: straight, green: shared }, lines) as [HoleFacts, HoleFacts];
    assert.equal(north.green?.area, west.green?.area);
    assertNear(north.green?.depth, 50, 0.2);
    assertNear(west.green?.depth, 20, 0.2);
    assertNear(west.green?.width, 50, 0.2);
  });
  test('bunkers within 20 m of its edge are greenside, others within 25 m of the line are on the fairway', () => {
    const bunkers = [
      box(12 + 19, 395, 8, 8),
      box(-12 - 21.5 - 8, 395, 8, 8),
      box(10, 200, 8, 8),
      box(-24 - 8, 230, 8, 8),
      box(27, 260, 8, 8),
      box(-4, 388, 8, 8),
    ];
    const facts = factsOf({ line: straight, green, bunkers });
    assert.deepEqual([facts.greenside_bunkers, facts.fairway_bunkers], [2, 2]);
  });
  test('without one, nothing is known of it, nor of bunkers', () => {
    const facts = factsOf({ line: straight, bunkers: [box(10, 200, 8, 8)] });
    const { green: none, island_green, greenside_bunkers, fairway_bunkers } = facts;
    assert.deepEqual([none, island_green, greenside_bunkers, fairway_bunkers], [null, null, null, null]);
  });
});
