import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Area, Position } from '#lib/contract/geometry.ts';
import { CORRIDOR_METRES } from '#lib/golf/carries.ts';
import { isPointInArea } from '../geometry/area.ts';
import { hazardOnHole, toLineOfPlay } from './hazard-carries.ts';

/** Near enough for whole metres at the equator. */
const METRE = 1 / 111_319.5;
const METRE_NORTH = 1 / 110_574.3;
const at = (x: number, y: number): Position => [x * METRE, y * METRE_NORTH];
const ring = (...corners: [number, number][]): Position[] =>
  [...corners, corners[0]!].map(([x, y]) => at(x, y));
const area = (...corners: [number, number][]): Area => ({
  type: 'Polygon',
  coordinates: [ring(...corners)],
});

/** Metres between the points of the naive walk. */
const STEP = 1;

const hazardCarries = (...given: Parameters<typeof hazardOnHole>) => hazardOnHole(...given).carries;

const straight = toLineOfPlay([at(0, 0), at(0, 300)]);

test('a bunker right of the line is reached and carried where it begins and ends along it', () => {
  const bunker = area([8, 200], [20, 200], [20, 212], [8, 212]);
  assert.deepEqual(hazardCarries(straight, bunker), [{ side: 'right', reach: 200, carry: 212 }]);
});

test('water that the line runs through lies across, from where the line enters it to where it leaves', () => {
  const water = area([-40, 150], [60, 150], [60, 180], [-40, 180]);
  assert.deepEqual(hazardCarries(straight, water), [{ side: 'cross', reach: 150, carry: 180 }]);
  const slanting = area([-20, 152], [20, 148], [20, 178], [-20, 182]);
  assert.deepEqual(hazardCarries(straight, slanting), [{ side: 'cross', reach: 150, carry: 180 }]);
});

test('a hazard that lies across and continues along one side has a second row for that side', () => {
  const pond = area([-24, 100], [-4, 100], [-4, 200], [18, 200], [18, 220], [-24, 220]);
  assert.deepEqual(hazardCarries(straight, pond), [
    { side: 'cross', reach: 200, carry: 220 },
    { side: 'left', reach: 100, carry: 220 },
  ]);
});

test('only the part within 25 m of the line counts', () => {
  const wedge = area([-10, 100], [-60, 50], [-60, 150]);
  assert.deepEqual(hazardCarries(straight, wedge), [{ side: 'left', reach: 85, carry: 115 }]);
});

test('a hazard beyond 25 m, behind the tee or behind the green is not in play', () => {
  assert.deepEqual(hazardCarries(straight, area([26, 100], [40, 100], [40, 120])), []);
  assert.deepEqual(hazardCarries(straight, area([-5, -20], [5, -20], [0, -5])), []);
  const behindGreen = area([-5, 305], [5, 305], [0, 320]);
  assert.deepEqual(hazardOnHole(straight, behindGreen), { isNear: true, carries: [], across: [] });
  assert.equal(hazardOnHole(straight, area([-5, 326], [5, 326], [0, 340])).isNear, false);
});

test('a hazard that holds the whole hole lies across all of it', () => {
  const lake = area([-500, -500], [500, -500], [500, 900], [-500, 900]);
  assert.deepEqual(hazardCarries(straight, lake), [{ side: 'cross', reach: 0, carry: 300 }]);
});

test('an island in a hazard is not part of it', () => {
  const around = area([-24, 200], [24, 200], [24, 299], [-24, 299]);
  const island: Area = {
    type: 'Polygon',
    coordinates: [
      ...(around.type === 'Polygon' ? around.coordinates : []),
      ring([-10, 230], [10, 230], [10, 290], [-10, 290]),
    ],
  };
  assert.deepEqual(
    hazardCarries(straight, island).filter(({ side }) => side === 'cross'),
    [
      { side: 'cross', reach: 200, carry: 230 },
      { side: 'cross', reach: 290, carry: 299 },
    ],
  );
});

test('a hazard on both sides of a clear line has a row for each side', () => {
  const horseshoe = area(
    [-20, 280],
    [-10, 280],
    [-10, 310],
    [6, 310],
    [6, 250],
    [20, 250],
    [20, 330],
    [-20, 330],
  );
  assert.deepEqual(hazardCarries(straight, horseshoe), [
    { side: 'left', reach: 280, carry: 300 },
    { side: 'right', reach: 250, carry: 300 },
  ]);
});

test('reach and carry agree with walking every metre of the line and of the corridor, on four hundred seeded holes', () => {
  let seed = 20_260;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  let inPlay = 0;
  let slivers = 0;
  for (let round = 0; round < 400; round++) {
    const bend: [number, number] = [(random() - 0.5) * 120, 140 + random() * 40];
    const line = toLineOfPlay([at(0, 0), at(...bend), at((random() - 0.5) * 60, 320)]);
    const [x, y, radius] = [(random() - 0.5) * 100, random() * 320, 3 + random() * 25];
    const hazard = area(
      ...Array.from({ length: 9 }, (_, i): [number, number] => {
        const r = radius * (0.7 + random() * 0.3);
        return [x + r * Math.cos((i * 2 * Math.PI) / 9), y + r * Math.sin((i * 2 * Math.PI) / 9)];
      }),
    );
    const naive = walkCorridor(line, hazard);
    for (const side of ['left', 'right', 'cross'] as const) {
      const found = hazardCarries(line, hazard).find((each) => each.side === side);
      const { reach, carry } = naive[side];
      // A sliver narrower than the walk's step may be seen by only one of the two.
      if (!found || reach > carry) {
        slivers += found ? 1 : 0;
        continue;
      }
      inPlay += 1;
      assert.ok(Math.abs(found.reach - reach) <= 3, `round ${round}, ${side}: ${found.reach}, ${reach}`);
      assert.ok(Math.abs(found.carry - carry) <= 3, `round ${round}, ${side}: ${found.carry}, ${carry}`);
    }
  }
  assert.ok(inPlay > 200);
  assert.ok(slivers < 12, `${slivers} slivers`);
});

/** Steps along the line and aside. */
function walkCorridor(line: ReturnType<typeof toLineOfPlay>, hazard: Area) {
  const nowhere = () => ({ reach: Number.POSITIVE_INFINITY, carry: Number.NEGATIVE_INFINITY });
  const spans = { left: nowhere(), right: nowhere(), cross: nowhere() };
  for (let i = 0; i + 1 < line.xs.length; i++) {
    const [ax, ay, bx, by] = [line.xs[i]!, line.ys[i]!, line.xs[i + 1]!, line.ys[i + 1]!];
    const length = Math.hypot(bx - ax, by - ay);
    for (let along = 0; along <= length; along += STEP) {
      for (let aside = -CORRIDOR_METRES; aside <= CORRIDOR_METRES; aside += STEP) {
        const px = ax + ((bx - ax) * along - (ay - by) * aside) / length;
        const py = ay + ((by - ay) * along - (bx - ax) * aside) / length;
        if (!isPointInArea(at(px, py), hazard) || !isNearest(line, i, px, py)) continue;
        const span = spans[aside === 0 ? 'cross' : aside < 0 ? 'left' : 'right'];
        span.reach = Math.min(span.reach, line.walked[i]! + along);
        span.carry = Math.max(span.carry, line.walked[i]! + along);
      }
    }
  }
  return spans;
}

/** Whether no other leg of the line is nearer. */
function isNearest({ xs, ys }: ReturnType<typeof toLineOfPlay>, leg: number, x: number, y: number): boolean {
  const distances = Array.from({ length: xs.length - 1 }, (_, i) => {
    const [dx, dy] = [xs[i + 1]! - xs[i]!, ys[i + 1]! - ys[i]!];
    const t = ((x - xs[i]!) * dx + (y - ys[i]!) * dy) / (dx * dx + dy * dy);
    const clamped = Math.max(0, Math.min(1, t));
    return Math.hypot(x - xs[i]! - clamped * dx, y - ys[i]! - clamped * dy);
  });
  return distances[leg]! <= Math.min(...distances) + 1e-9;
}
