import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '#testing/seeded-random.ts';
import { earthPosition, straight, stretched } from './earth-chord.ts';
import { geodesicInverse } from './geodesic.ts';

test('a geodesic is never outside the bounds that its chord gives, nor the chord outside those of the geodesic', () => {
  const random = seededRandom(11);
  for (let i = 0; i < 20_000; i++) {
    const lon = random() * 360 - 180;
    const lat = (Math.asin(random() * 2 - 1) * 180) / Math.PI;
    const near = i % 3 === 0;
    const antipodal = i % 3 === 1;
    const lon2 = near ? lon + random() * 4 - 2 : antipodal ? lon + 180 + random() * 4 - 2 : random() * 360;
    const lat2 = near ? lat + random() * 4 - 2 : antipodal ? -lat + random() * 4 - 2 : random() * 180 - 90;
    const to: [number, number] = [lon2, Math.max(-90, Math.min(90, lat2))];
    const [ax, ay, az] = earthPosition(lon, lat);
    const [bx, by, bz] = earthPosition(...to);
    const { distance } = geodesicInverse([lon, lat], to);
    for (const bounds of [straight, stretched]) {
      const chord = Math.hypot(ax - bx, ay - by, (az - bz) * bounds.stretch);
      assert.ok(
        bounds.shortestGeodesic(chord) <= distance && distance <= bounds.longestGeodesic(chord),
        `${lon} ${lat} ${to}`,
      );
      assert.ok(
        bounds.shortestChord(distance) <= chord && chord <= bounds.longestChord(distance),
        `${lon} ${lat} ${to}`,
      );
    }
  }
});
