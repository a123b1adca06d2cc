import assert from 'node:assert/strict';
import { test } from 'node:test';
import { positionFrom } from '#components/geometry/metre-plane.ts';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { greenDistances } from './distances.ts';
import { playHoles } from './play-course.ts';
import { asMapped, chooseGreen, onGreenInPlay, sideInPlay } from './two-greens.ts';
import { followHole, startFilter } from './which-hole.ts';

const course = fixtureProfile(fixtureCourses(400).find(({ holeCount }) => holeCount === 18)!);

/** Square, 20 m a side. */
function greenAt(hole: Hole, [east, north]: [number, number], id: string): GolfProfile['surfaces'][number] {
  const corners = [
    [-10, -10],
    [10, -10],
    [10, 10],
    [-10, 10],
    [-10, -10],
  ];
  const ring = corners.map(([x, y]): [number, number] => [
    ...positionFrom(hole.green!.coordinates, [east + x!, north + y!]),
  ]);
  return {
    surface_id: id,
    type: 'green',
    hole_ids: [hole.hole_id],
    area: 400,
    geometry: { type: 'Polygon', coordinates: [ring] },
    origin: hole.origin,
  };
}

/** Its holes run north, to one green where the line ends and to one 40 m east of it. */
const japanese = {
  ...course,
  surfaces: [
    ...course.surfaces.filter(({ type }) => type !== 'green'),
    ...course.holes.flatMap((hole) => [
      greenAt(hole, [0, 0], `${hole.hole_id}a`),
      greenAt(hole, [40, 12], `${hole.hole_id}b`),
    ]),
  ],
};
const [hole] = playHoles(japanese);
const tee: LonLat = course.holes[0]!.tee!.coordinates;
const middleOf = (choice: typeof asMapped) => greenDistances(onGreenInPlay(hole!, choice).mapped!, tee);

test('without a choice, a golfer gets the green where the line ends', () => {
  assert.equal(sideInPlay(hole!, asMapped), 'left');
  assert.equal(onGreenInPlay(hole!, asMapped), hole);
});

test('the round says which green counts, and its front, middle and back follow', () => {
  const left = middleOf({ usual: 'left', byHole: {} });
  const right = middleOf({ usual: 'right', byHole: {} });
  const length = course.holes[0]!.length!;
  assert.ok(Math.abs(left.middle - length) < 1);
  assert.ok(Math.abs(right.middle - Math.hypot(40, length + 12)) < 1);
  assert.ok(right.front! < right.middle && right.middle < right.back!);
});

test('a choice on one hole overrides the round’s, and leaves other holes alone', () => {
  const choice = chooseGreen({ usual: 'right', byHole: {} }, hole!.key, 'left');
  assert.equal(sideInPlay(hole!, choice), 'left');
  assert.equal(sideInPlay(playHoles(japanese)[1]!, choice), 'right');
});

test('a hole with one green, and one whose greens are shared, has nothing to choose', () => {
  const [single] = playHoles(course);
  assert.equal(sideInPlay(single!, { usual: 'right', byHole: {} }), null);
  const shared = japanese.surfaces.map((surface) => ({ ...surface, hole_ids: [...surface.hole_ids, 'h2x'] }));
  assert.equal(sideInPlay(playHoles({ ...japanese, surfaces: shared })[0]!, asMapped), null);
});

test('a golfer on the other green has reached the hole’s green as well', () => {
  const holes = playHoles(japanese);
  const position = hole!.mapped!.greens!.right.middle;
  const filter = followHole(startFilter(18, 0), holes, { position, accuracy: 4 }, 28);
  assert.ok(filter.done[0]! > 0.3, String(filter.done[0]));
});
