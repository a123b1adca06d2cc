import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Surface } from '#lib/contract/golf-profile.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { toWalkAlongPaths } from './walking-paths.ts';

/** Metres north and east of a place on the equator. */
const at = (east: number, north: number): LonLat => [20 + east / 111_319.491, north / 110_574.276];

type Ground = Pick<Surface, 'type' | 'geometry'>;

const path = (...line: LonLat[]): Ground => ({
  type: 'path',
  geometry: { type: 'LineString', coordinates: line.map(([lon, lat]) => [lon, lat]) },
});

const assertMetres = (found: number | null, expected: number) =>
  assert.ok(found !== null && Math.abs(found - expected) < 0.1, `${found} for ${expected}`);

test('the way between two places follows the paths that pass both', () => {
  const walk = toWalkAlongPaths([path(at(0, 10), at(100, 10)), path(at(100, 10), at(100, 200))]);
  assertMetres(walk(at(0, 0), at(80, 200)), 10 + 100 + 190 + 20);
});

test('it takes the shortest of several, and may begin and end between two corners', () => {
  const around = path(at(0, 0), at(0, 100), at(300, 100), at(300, 0));
  const across = path(at(0, 0), at(300, 0));
  assertMetres(toWalkAlongPaths([around, across])(at(50, 5), at(250, 5)), 5 + 200 + 5);
  assertMetres(toWalkAlongPaths([around])(at(0, 50), at(300, 50)), 50 + 300 + 50);
});

test('a path is taken only where it passes within 30 m of both', () => {
  const walk = toWalkAlongPaths([path(at(0, 0), at(200, 0))]);
  assertMetres(walk(at(0, 29), at(200, 29)), 258);
  assert.equal(walk(at(0, 31), at(200, 0)), null);
  assert.equal(walk(at(0, 0), at(200, 31)), null);
});

test('paths that do not meet lead nowhere, and long detours aren’t walked', () => {
  const apart = toWalkAlongPaths([path(at(0, 0), at(90, 0)), path(at(110, 0), at(200, 0))]);
  assert.equal(apart(at(0, 0), at(200, 0)), null);
  const loop = toWalkAlongPaths([path(at(0, 0), at(0, 300), at(60, 300), at(60, 0))]);
  assert.equal(loop(at(0, 0), at(60, 0)), null, '660 m for 60 m');
  assertMetres(loop(at(0, 150), at(60, 200)), 150 + 60 + 100);
});

test('only paths count, and they may cross the antimeridian', () => {
  const fairway: Ground = { ...path(at(0, 0), at(100, 0)), type: 'fairway' };
  assert.equal(toWalkAlongPaths([fairway])(at(0, 0), at(100, 0)), null);
  const step = 100 / 111_319.491;
  const across = path([180 - step, 0], [-180 + step, 0]);
  assertMetres(toWalkAlongPaths([across])([180 - step / 2, 0], [-180 + step / 2, 0]), 100);
});
