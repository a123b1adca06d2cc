import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Hole } from '#lib/api/records.ts';
import { nothingMeasured } from '#lib/contract/hole-facts.ts';
import { english } from '#messages/languages.ts';
import { geodesicInverse } from '#server/store/geodesic.ts';
import {
  findHoleAt,
  holeBearing,
  holeMarks,
  measureFeatures,
  measureOnHole,
  nearestOnHole,
  pointAlongHole,
} from './hole-geometry.ts';

type Line = [number, number][];

const unmapped: Hole = {
  hole_id: 'unmapped',
  number: 3,
  number_source: 'declared',
  loop: null,
  name: null,
  tee: null,
  green: null,
  line: null,
  length: null,
  par: null,
  par_source: null,
  length_yards: null,
  length_traced: null,
  measured_from: null,
  green_distances: null,
  straight_distance: null,
  bearing: null,
  elevation_change: null,
  tee_elevation: null,
  green_elevation: null,
  hazard_ids: [],
  carries: [],
  origin: { source: 'osm', id: 'way/1' },
  facts: nothingMeasured,
};

function mapped(hole_id: string, coordinates: Line): Hole {
  return {
    ...unmapped,
    hole_id,
    tee: { type: 'Point', coordinates: coordinates[0]! },
    green: { type: 'Point', coordinates: coordinates.at(-1)! },
    line: { type: 'LineString', coordinates },
  };
}

/** About 371 m due north, and its neighbour some 100 m to the east. */
const north = mapped('north', [
  [-2.8, 56.34],
  [-2.8, 56.3433333],
]);
const neighbour = mapped('neighbour', [
  [-2.7984, 56.3433333],
  [-2.7984, 56.34],
]);

test('a point on a hole is measured to tee and green as the ellipsoid has it', () => {
  const at = [-2.8003, 56.341] as const;
  const measured = measureOnHole(north, at);
  assert.ok(measured);
  const exactTee = geodesicInverse([-2.8, 56.34], at).distance;
  const exactGreen = geodesicInverse(at, [-2.8, 56.3433333]).distance;
  assert.ok(Math.abs(measured.fromTee - exactTee) < 0.1);
  assert.ok(Math.abs(measured.toGreen - exactGreen) < 0.1);
});

test('a click on the chosen hole counts for that hole, any other for the nearest', () => {
  const holes = [{ hole: north }, { hole: neighbour }];
  const between = [-2.79915, 56.341] as const;
  assert.equal(findHoleAt(holes, between, undefined)?.hole, neighbour);
  assert.equal(findHoleAt(holes, between, holes[0])?.hole, north);
  assert.equal(findHoleAt(holes, [-2.81, 56.341], holes[0]), undefined);
});

test('a hole that is not mapped has no line, bearing, distance or marks', () => {
  assert.equal(holeBearing(unmapped), null);
  assert.equal(findHoleAt([{ hole: unmapped }], [0, 0], undefined), undefined);
  assert.equal(measureOnHole(unmapped, [0, 0]), null);
  assert.equal(pointAlongHole(unmapped, 0.5), null);
  assert.equal(nearestOnHole(unmapped, [0, 0]), null);
  assert.deepEqual(holeMarks(unmapped, 'm').features, []);
});

test('a place along a hole and its share of the length convert into each other', () => {
  for (const share of [0, 0.25, 0.5, 0.9, 1]) {
    const point = pointAlongHole(north, share);
    assert.ok(point);
    const back = nearestOnHole(north, point);
    assert.ok(back !== null && Math.abs(back.share - share) < 1e-6);
  }
});

test('marks count back from the green in steps of 50 of the unit', () => {
  for (const [unit, metres] of [
    ['m', 1],
    ['yd', 0.9144],
  ] as const) {
    const marks = holeMarks(north, unit).features;
    assert.ok(marks.length >= 6);
    for (const { geometry, properties } of marks) {
      const [lon = 0, lat = 0] = geometry.coordinates;
      const { distance } = geodesicInverse([lon, lat], [-2.8, 56.3433333]);
      assert.ok(Math.abs(distance - Number(properties.label) * metres) < 0.2);
    }
  }
});

test('lines measured on a hole across the antimeridian go the short way round', () => {
  const hole = mapped('across', [
    [179.999, -17],
    [-179.999, -17],
  ]);
  for (const at of [
    [179.9995, -17],
    [-179.9995, -17],
    [180.0005, -17],
  ] as const) {
    const { features } = measureFeatures(measureOnHole(hole, at)!, 'm', english);
    const longitudes = features.flatMap(({ geometry }) =>
      geometry.type === 'LineString' ? geometry.coordinates.map(([lon = 0]) => lon) : [],
    );
    assert.equal(longitudes.length, 3);
    for (const lon of longitudes) assert.ok(Math.abs(lon - at[0]) < 0.002, `${lon}`);
  }
});
