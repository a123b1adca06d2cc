import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { geojsonToWkb } from 'hyparquet-writer';
import type { Area, LineString } from '#lib/contract/geometry.ts';
import { fixtureCourses } from '#testing/fixture-courses.ts';
import { fixtureProfile } from '#testing/fixture-profile.ts';
import { seededRandom } from '#testing/seeded-random.ts';
import { pointShape, readFlatProfile, type Shape } from './flat-profile.ts';
import { growingBytes, written } from './growing-bytes.ts';
import { putWkb, wkbSize } from './wkb.ts';

const flat = (data: object) => readFlatProfile(Buffer.from(JSON.stringify({ data })));
const shapeOf = (geometry: Area | LineString): Shape =>
  flat({ teeboxes: [], holes: [], hazards: [], surfaces: [{ geometry }] }).surfaces[0]!.geometry;

function toWkb(shape: Shape): Uint8Array {
  const bytes = growingBytes();
  putWkb(bytes, shape);
  assert.equal(wkbSize(shape), bytes.end);
  return written(bytes);
}

const ring: [number, number][] = [
  [-8.6, 41.1],
  [-8.5, 41.1],
  [-8.5, 41.2],
  [-8.6, 41.1],
];

describe('a profile with flat geometry', () => {
  test('has everything else that tables need unchanged, even a text that looks like geometry', () => {
    const fixture = fixtureProfile(fixtureCourses(3)[2]!);
    const hostile = '"coordinates":[[1,2]] and \\ "coordinates":[[ "teeboxes":[ "holes":[} ]';
    const [tee] = fixture.teeboxes;
    const profile = {
      ...fixture,
      description: hostile,
      teeboxes: [{ ...tee!, name: hostile }, { ...tee!, holes: [] }, ...fixture.teeboxes.slice(1)],
    };
    const leftOut = ['breadcrumbs', 'sources', 'data_quality', 'origins', 'character'];
    const rest = Object.fromEntries(Object.entries(profile).filter(([key]) => !leftOut.includes(key)));
    const read = flat(profile);
    const without = ({ geometry, ...others }: { geometry: unknown }) => others;
    assert.deepEqual(
      { ...read, holes: [], hazards: read.hazards.map(without), surfaces: read.surfaces.map(without) },
      {
        ...rest,
        teeboxes: profile.teeboxes.map((teebox) => ({ ...teebox, holes: JSON.stringify(teebox.holes) })),
        holes: [],
        hazards: profile.hazards.map(without),
        surfaces: profile.surfaces.map(without),
      },
    );
    assert.deepEqual(
      read.holes.map(({ line, ...others }) => others),
      profile.holes.map(({ line, ...others }) => others),
    );
    assert.equal(flat({ ...profile, holes: [{ ...profile.holes[0], line: null }] }).holes[0]!.line, null);
    assert.deepEqual(flat({ ...profile, teeboxes: [] }).teeboxes, []);
  });

  test('its numbers are those that JSON.parse reads', () => {
    const random = seededRandom(3);
    const numbers = [0, -0.0000001, 1e-7, 180, -180, 41.1234567, 1 / 3, -1e-20, 123456789012345.6, 0.1 + 0.2];
    while (numbers.length < 4000) {
      const decimals = Math.floor(random() * 16);
      numbers.push(Number(((random() - 0.5) * 360).toFixed(decimals)));
    }
    const coordinates = Array.from({ length: 2000 }, (_, at): [number, number] => [
      numbers[2 * at]!,
      numbers[2 * at + 1]!,
    ]);
    const { positions, rings } = shapeOf({ type: 'LineString', coordinates });
    assert.deepEqual([...positions], JSON.parse(JSON.stringify(numbers)));
    assert.deepEqual(rings, [0, 4000]);
  });

  test('its WKB is what the library writes', () => {
    const geometries: (Area | LineString)[] = [
      { type: 'LineString', coordinates: ring },
      { type: 'Polygon', coordinates: [ring, ring.toReversed()] },
      { type: 'MultiPolygon', coordinates: [[ring], [ring, ring]] },
    ];
    for (const geometry of geometries) {
      assert.deepEqual(toWkb(shapeOf(geometry)), geojsonToWkb(geometry), geometry.type);
    }
    const point = geojsonToWkb({ type: 'Point', coordinates: [179.9999999, -17.6] });
    assert.deepEqual(toWkb(pointShape(179.9999999, -17.6)), point);
  });
});
