import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MappedCourse } from '#components/drawing/course-shapes.ts';
import { wrapLongitude } from '#lib/geo/longitude.ts';
import { groundNearHole } from './ground-near-hole.ts';

type Position = [lon: number, lat: number];

/** A hole that leads north for 300 m, with a square of ten metres at each of these metres to the east of it. */
function courseAt([lon, lat]: Position, eastOf: readonly number[]): MappedCourse {
  const at = (east: number, north: number): Position => [
    wrapLongitude(lon + east / (111_320 * Math.cos((lat * Math.PI) / 180))),
    lat + north / 111_320,
  ];
  const square = (east: number) => {
    const corners = [at(east, 150), at(east + 10, 150), at(east + 10, 160), at(east, 150)];
    return { type: 'Polygon' as const, coordinates: [corners] };
  };
  const line = { type: 'LineString' as const, coordinates: [at(0, 0), at(0, 300)] };
  const hole = { hole_id: 'h1', number: 1, loop: null, name: null, line };
  return {
    holes: [hole, { ...hole, hole_id: 'h2', line: null }],
    hazards: eastOf.map((east) => ({ type: 'bunker', hole_ids: ['h1'], geometry: square(east) })),
    surfaces: ['green', 'outline'].map((type) => ({ type, hole_ids: [], geometry: square(0) })),
  } as unknown as MappedCourse;
}

const places: [string, Position][] = [
  ['west', [-86.282824, 41.710673]],
  ['east and south', [151.2, -33.9]],
  ['on the antimeridian', [179.999, -17.8]],
  ['on the meridian of Greenwich and the equator', [0.00001, -0.00001]],
];

for (const [place, middle] of places) {
  test(`a hole is drawn with what is near it and nothing else, ${place}`, () => {
    const course = courseAt(middle, [-2000, -20, 20, 500]);
    const ground = groundNearHole(course, 'h1')!;
    assert.deepEqual(ground.holes, [course.holes[0]]);
    assert.deepEqual(ground.hazards, course.hazards.slice(1, 3));
    assert.deepEqual(ground.surfaces, course.surfaces.slice(0, 1));
  });
}

test('a hole without a line, or that the course hasn’t, has no ground', () => {
  const course = courseAt([10, 50], []);
  assert.equal(groundNearHole(course, 'h2'), null);
  assert.equal(groundNearHole(course, 'h3'), null);
});
