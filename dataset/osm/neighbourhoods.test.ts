import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { rulerAt } from '#lib/geo/ruler.ts';
import { findNeighbourhoods } from './neighbourhoods.ts';

type Box = [west: number, south: number, east: number, north: number];

const find = (boxes: Box[]) =>
  findNeighbourhoods(
    Uint32Array.from(boxes.keys()),
    Int32Array.from(boxes.flat(), (degrees) => Math.round(degrees * 1e7)),
  );

/** Some kilometres of the globe, at any latitude. */
const somewhere = fc.record({
  lon: fc.double({ min: -179, max: 179, noNaN: true }),
  lat: fc.double({ min: -84, max: 84, noNaN: true }),
});
const offset = fc.double({ min: -0.06, max: 0.06, noNaN: true });
const size = fc.double({ min: 0, max: 0.01, noNaN: true });

/** Metres between two boxes, at most. */
function metresBetween(a: Box, b: Box): number {
  const { kx, ky } = rulerAt((a[1] + b[1]) / 2);
  const gap = (low: number, high: number) => Math.max(0, a[low]! - b[high]!, b[low]! - a[high]!);
  return Math.hypot(gap(0, 2) * kx, gap(1, 3) * ky);
}

test('what is within a kilometre is in one neighbourhood', () => {
  fc.assert(
    fc.property(
      somewhere,
      fc.array(fc.tuple(offset, offset, size, size), { minLength: 2, maxLength: 8 }),
      ({ lon, lat }, shapes) => {
        const boxes = shapes.map(
          ([x, y, width, height]): Box => [lon + x, lat + y, lon + x + width, lat + y + height],
        );
        const { groupOf, near } = find(boxes);
        for (const [i, a] of boxes.entries()) {
          assert.ok(near(a.map((degrees) => Math.round(degrees * 1e7))).includes(groupOf[i]!));
          for (const [j, b] of boxes.entries()) {
            if (metresBetween(a, b) < 1000) assert.equal(groupOf[i], groupOf[j]);
          }
        }
      },
    ),
  );
});

test('what is some kilometres away is not, and neighbourhoods are numbered by their first features', () => {
  const { groupOf, count, at } = find([
    [10, 50, 10.01, 50.01],
    [10.1, 50, 10.11, 50.01],
    [10.012, 50, 10.012, 50],
    [10, 60, 10, 60],
  ]);
  assert.deepEqual([...groupOf], [0, 1, 0, 2]);
  assert.equal(count, 3);
  assert.equal(at(10.105, 50.005), 1);
  assert.equal(at(20, 20), null);
});

test('a feature that spans a country joins everything in it', () => {
  const { groupOf } = find([
    [10, 50, 10, 50],
    [9, 49, 12, 52],
    [11, 51, 11, 51],
    [13, 51, 13, 51],
  ]);
  assert.deepEqual([...groupOf], [0, 0, 0, 1]);
});
