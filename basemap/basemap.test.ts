import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FeatureCollection, Position } from 'geojson';
import { readLandFeatures } from './land-features.ts';
import { readPlaceFeatures, townRank } from './place-features.ts';
import { unwrap, unwrapLine } from './unwrap.ts';

const places = readPlaceFeatures();

test('a line across the antimeridian runs on past 180°', () => {
  const line = unwrapLine([
    [170, 66],
    [179, 65],
    [-179, 64],
    [-170, 63],
    [179, 62],
  ]);
  assert.deepEqual(
    line.map(([lon]) => lon),
    [170, 179, 181, 190, 179],
  );
});

test('a ring round the south pole is closed along the edge of the map', () => {
  const ring = [0, 90, 180, -90, 0].map((lon) => [lon, -70]);
  const polygon = unwrap({ type: 'Polygon', coordinates: [ring] });
  assert.ok(polygon.type === 'Polygon');
  const closed = polygon.coordinates[0]!;
  assert.deepEqual(closed[0], closed.at(-1));
  assert.deepEqual(closed.slice(-3, -1), [
    [360, -90],
    [0, -90],
  ]);
});

test('a hole stays inside its polygon on the far side of the antimeridian', () => {
  const exterior = [170, -170, -170, 170, 170].map((lon, i) => [lon, i < 2 || i === 4 ? 0 : 10]);
  const hole = [-176, -174, -175, -176].map((lon, i) => [lon, 4 + (i % 3)]);
  const polygon = unwrap({ type: 'Polygon', coordinates: [exterior, hole] });
  assert.ok(polygon.type === 'Polygon');
  for (const [lon = 0] of polygon.coordinates[1]!) assert.ok(lon > 170 && lon < 190);
});

test('larger towns are shown from farther away and capitals before others of their size', () => {
  assert.equal(townRank(9_000_000, false), 3);
  assert.equal(townRank(20_000, false), 8);
  assert.equal(townRank(0, false), 11);
  assert.ok(townRank(20_000, true) < townRank(20_000, false));
  assert.ok(townRank(20_000_000, true) >= 3);
});

test('calls countries what the directory calls them, each once', () => {
  const names = places.country.features.map(({ properties }) => properties.name);
  for (const name of [
    'North Macedonia',
    'Bosnia and Herzegovina',
    'Czechia',
    'Ivory Coast',
    'Northern Cyprus',
  ]) {
    assert.equal(names.filter((one) => one === name).length, 1, name);
  }
  assert.equal(names.filter((name) => name === 'Australia').length, 1);
  assert.deepEqual(
    names.filter((name) => /\.( |$)/.test(name) && !/^U\.S\. |U\.N\./.test(name)),
    [],
  );
});

test('names regions as the directory does, among their towns and once there is room', () => {
  const find = (name: string) => places.region.features.filter(({ properties }) => properties.name === name);
  const [pennsylvania, ...more] = find('Pennsylvania');
  assert.equal(more.length, 0);
  assert.equal(pennsylvania?.properties.rank, 5);
  const [lon = 0, lat = 0] = pennsylvania.geometry.coordinates;
  assert.ok(lon > -79 && lon < -75.5 && lat > 40 && lat < 41.5, `${lat}, ${lon}`);
  // Fiji's islands are on both sides of the antimeridian.
  const [eastOrWest = 0] = find('Northern')
    .map(({ geometry }) => geometry.coordinates[0]!)
    .filter((x) => Math.abs(x) > 170);
  assert.ok(Math.abs(eastOrWest) > 177, String(eastOrWest));
  assert.equal(find('Nouvelle-Aquitaine').length, 1);
  for (const { properties } of places.region.features) {
    assert.ok(properties.rank >= 5 && properties.rank <= 8, properties.name);
  }
  assert.ok(places.region.features.length > 1000, String(places.region.features.length));
});

test('names waters where there is water, each once', () => {
  const { land, lake } = readLandFeatures();
  const waters = places.water.features;
  assert.ok(waters.length > 100);
  assert.equal(new Set(waters.map(({ properties }) => properties.name)).size, waters.length);
  const dry = waters.filter(
    ({ geometry: { coordinates } }) => covers(land, coordinates) && !covers(lake, coordinates),
  );
  assert.deepEqual(
    dry.map(({ properties }) => properties.name),
    [],
  );
});

/** Whether a layer covers a point, by the number of edges north of it, holes included. */
function covers({ features }: FeatureCollection, [lon = 0, lat = 0]: Position): boolean {
  const rings = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon'
      ? geometry.coordinates
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates.flat()
        : [],
  );
  let isInside = false;
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i++) {
      const [x0 = 0, y0 = 0] = ring[i - 1]!;
      const [x1 = 0, y1 = 0] = ring[i]!;
      for (const x of [lon, lon + 360]) {
        if (x0 > x !== x1 > x && y0 + ((x - x0) / (x1 - x0)) * (y1 - y0) > lat) isInside = !isInside;
      }
    }
  }
  return isInside;
}
