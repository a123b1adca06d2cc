import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBeLand } from './low-land.ts';

test('land is below −3 m only in polders and depressions, and no lower than these are', () => {
  const cases: [place: string, lon: number, lat: number, height: number, can: boolean][] = [
    ['Furnace Creek', -116.85, 36.45, -65, true],
    ['Palm Desert', -116.2, 33.65, -10, true],
    ['Los Angeles', -118.3, 34, -10, false],
    ['Haarlemmermeer', 4.7, 52.3, -4, true],
    ['Haarlemmermeer', 4.7, 52.3, -20, false],
    ['Dead Sea', 35.5, 31.5, -400, true],
    ['a beach', -9.4, 38.7, -3, true],
    ['a beach', -9.4, 38.7, -3.1, false],
  ];
  for (const [place, lon, lat, height, can] of cases) {
    assert.equal(canBeLand([lon, lat], height), can, `${place} ${height}`);
  }
});
