import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Area, Position } from '#lib/contract/geometry.ts';
import { CORRIDOR_METRES } from '#lib/golf/carries.ts';
import { isPointInArea } from '../geometry/area.ts';
import { hazardCarry, toLineOfPlay } from './hazard-carry.ts';

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

/** Of the naive walk. */
const STEP = 1;

const straight = toLineOfPlay([at(0, 0), at(0, 300)]);

test('a bunker right of the line is reached and carried where it begins and ends along it', () => {
  const bunker = area([8, 200], [20, 200], [20, 212], [8, 212]);
  assert.deepEqual(hazardCarry(straight, bunker), { side: 'right', reach: 200, carry: 212 });
});

test('water that the line runs through lies across', () => {
  const water = area([-40, 150], [60, 150], [60, 180], [-40, 180]);
  assert.deepEqual(hazardCarry(straight, water), { side: 'cross', reach: 150, carry: 180 });
});

test('only the part within 25 m of the line counts', () => {
  const wedge = area([-10, 100], [-60, 50], [-60, 150]);
  assert.deepEqual(hazardCarry(straight, wedge), { side: 'left', reach: 85, carry: 115 });
});

test('a hazard beyond 25 m, behind the tee or behind the green is not in play', () => {
  assert.equal(hazardCarry(straight, area([26, 100], [40, 100], [40, 120])), null);
  assert.equal(hazardCarry(straight, area([-5, -20], [5, -20], [0, -5])), null);
  assert.equal(hazardCarry(straight, area([-5, 305], [5, 305], [0, 320])), null);
});

test('a hazard that holds the whole hole lies across all of it', () => {
  const lake = area([-500, -500], [500, -500], [500, 900], [-500, 900]);
  assert.deepEqual(hazardCarry(straight, lake), { side: 'cross', reach: 0, carry: 300 });
});

test('a hazard on both sides that leaves the line free lies on its greater side', () => {
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
  assert.equal(hazardCarry(straight, horseshoe)?.side, 'right');
});

test('reach and carry agree with walking every metre of the corridor, on four hundred seeded holes', () => {
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
    const found = hazardCarry(line, hazard);
    const naive = walkCorridor(line, hazard);
    // A sliver narrower than the walk's step may be seen by only one of the two.
    if (!naive || !found) {
      slivers += naive || found ? 1 : 0;
      continue;
    }
    inPlay += 1;
    assert.ok(Math.abs(found.reach - naive.reach) <= 3, `round ${round}: ${found.reach}, ${naive.reach}`);
    assert.ok(Math.abs(found.carry - naive.carry) <= 3, `round ${round}: ${found.carry}, ${naive.carry}`);
    if (naive.onLine) assert.equal(found.side, 'cross', `round ${round}`);
    else slivers += found.side === 'cross' ? 1 : 0;
  }
  assert.ok(inPlay > 200);
  assert.ok(slivers < 12, `${slivers} slivers`);
});

/** Steps along the line and aside. */
function walkCorridor(line: ReturnType<typeof toLineOfPlay>, hazard: Area) {
  let [reach, carry, onLine] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, false];
  for (let i = 0; i + 1 < line.xs.length; i++) {
    const [ax, ay, bx, by] = [line.xs[i]!, line.ys[i]!, line.xs[i + 1]!, line.ys[i + 1]!];
    const length = Math.hypot(bx - ax, by - ay);
    for (let along = 0; along <= length; along += STEP) {
      for (let aside = -CORRIDOR_METRES; aside <= CORRIDOR_METRES; aside += STEP) {
        const px = ax + ((bx - ax) * along - (ay - by) * aside) / length;
        const py = ay + ((by - ay) * along - (bx - ax) * aside) / length;
        if (!isPointInArea(at(px, py), hazard) || !isNearest(line, i, px, py)) continue;
        reach = Math.min(reach, line.walked[i]! + along);
        carry = Math.max(carry, line.walked[i]! + along);
        if (aside === 0) onLine = true;
      }
    }
  }
  return reach > carry ? null : { reach, carry, onLine };
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
