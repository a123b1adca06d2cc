import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Position } from '#lib/contract/geometry.ts';
import { openElevation } from './open-elevation.ts';

const TILES = fileURLToPath(new URL('../../../shared/data/elevation', import.meta.url));

type Fixture = { points: [lon: number, lat: number, metres: number | null][] };

/** At the edge of a tile or void one of the two extrapolates and the other gives nothing. */
const MOST_UNLIKE = 10;

describe('real tiles', { skip: !existsSync(TILES) && 'the shared sample data is not here' }, () => {
  for (const name of ['liechtenstein', 'andorra']) {
    it(`give GDAL's bilinear heights at 1,000 points of ${name} within half a metre`, async () => {
      const path = new URL(`./fixtures/gdal-${name}.json`, import.meta.url);
      const { points }: Fixture = JSON.parse(readFileSync(path, 'utf8'));
      const source = await openElevation(TILES);
      try {
        const heights = await source.sample(points.map(([lon, lat]): Position => [lon, lat]));
        let unlike = 0;
        heights.forEach((height, i) => {
          const [lon, lat, expected] = points[i]!;
          if ((height === null) !== (expected === null)) unlike++;
          else if (height !== null) {
            assert.ok(Math.abs(height - expected!) <= 0.5, `${lon}, ${lat}: ${height}, GDAL ${expected}`);
          }
        });
        assert.ok(unlike <= MOST_UNLIKE, `${unlike} points known to one side only`);
      } finally {
        await source.close();
      }
    });
  }
});
