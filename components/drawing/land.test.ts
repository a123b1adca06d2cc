import assert from 'node:assert/strict';
import { test } from 'node:test';

import land from 'world-atlas/land-50m.json' with { type: 'json' };
import { worldPoint } from '#lib/geo/world-frame.ts';
import { type LandTopology, landRings, landWithin } from './land.ts';

const rings = landRings(land as unknown as LandTopology);

function boxOf([west, south]: [number, number], [east, north]: [number, number]) {
  const [left, bottom] = worldPoint(west, south);
  const [right, top] = worldPoint(east, north);
  return { left, top, right, bottom };
}

/** Twice the area; straight relative lines only. */
function areaOf(path: string): number {
  let sum = 0;
  for (const piece of path.split('z').filter(Boolean)) {
    const [x0 = 0, y0 = 0, ...steps] = piece.match(/-?\d+/g)!.map(Number);
    let [x, y] = [x0, y0];
    for (let i = 0; i < steps.length; i += 2) {
      const [nextX, nextY] = [x + steps[i]!, y + steps[i + 1]!];
      sum += x * nextY - nextX * y;
      [x, y] = [nextX, nextY];
    }
    sum += x * y0 - x0 * y;
  }
  return Math.abs(sum);
}

test('a box inland is all land, one at sea is empty', () => {
  const inland = boxOf([20, -1], [22, 1]);
  const grain = (inland.right - inland.left) / 500;
  const whole = 2 * 500 * Math.round((inland.bottom - inland.top) / grain);
  assert.ok(Math.abs(areaOf(landWithin(rings, inland, grain)) - whole) < whole / 100);
  assert.equal(landWithin(rings, boxOf([-32, 40], [-30, 42]), grain), '');
});

test('nothing is drawn beyond the box, and a country takes a few kilobytes', () => {
  const box = boxOf([-11, 49], [3, 61]);
  const path = landWithin(rings, box, (box.right - box.left) / 800);
  assert.ok(path.length > 1000 && path.length < 12_000, String(path.length));
  for (const piece of path.split('z').filter(Boolean)) {
    let [x, y] = [0, 0];
    const numbers = piece.match(/-?\d+/g)!.map(Number);
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i]!;
      y += numbers[i + 1]!;
      assert.ok(x >= 0 && x <= 801 && y >= 0, `${x} ${y}`);
    }
  }
});
