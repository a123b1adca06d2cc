import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import type { CourseHazard, CourseHole } from '../course/course-in-progress.ts';
import { toHazards } from './to-hazards.ts';
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

function listed(from: Position, hazards: CourseHazard[]) {
  const holes = [holeAt('a', 0, from), holeAt('b', 40, from), holeAt('c', 400, from)];
  const holeIds = new Map(holes.map(({ key }) => [key, key]));
  const mapped = toHazards('1', hazards, holeIds);
  const made = toHoles(holes, holeIds, { hazards: mapped, surfaces: [] });
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
