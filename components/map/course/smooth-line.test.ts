import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Polygon, Position } from 'geojson';
import { smoothGeometry } from './smooth-line.ts';

function polygon(points: number): Polygon {
  const ring = Array.from({ length: points + 1 }, (_, i): Position => {
    const angle = (2 * Math.PI * (i % points)) / points;
    return [Math.cos(angle), Math.sin(angle)];
  });
  return { type: 'Polygon', coordinates: [ring] };
}

test('an octagon becomes nearly a circle, through its own corners', () => {
  const octagon = polygon(8);
  const smooth = smoothGeometry(octagon) as Polygon;
  const ring = smooth.coordinates[0]!;
  assert.equal(ring.length, 4 * 8 + 1);
  assert.deepEqual(ring.at(-1), ring[0]);
  for (const [x, y] of ring) assert.ok(Math.abs(Math.hypot(x!, y!) - 1) < 0.02, `${x} ${y}`);
  for (const corner of octagon.coordinates[0]!) assert.ok(ring.some((point) => point === corner));
});

test('a short piece between long ones makes no loop', () => {
  const ring: Position[] = [
    [0, 0],
    [100, 0],
    [100, 1],
    [0, 1],
    [0, 0],
  ];
  const smooth = smoothGeometry({ type: 'Polygon', coordinates: [ring] }) as Polygon;
  for (const [x, y] of smooth.coordinates[0]!) {
    assert.ok(x! > -0.5 && x! < 100.5 && y! > -0.5 && y! < 1.5, `${x} ${y}`);
  }
});

test('a straight line stays straight, and a point is left alone', () => {
  const line = { type: 'LineString' as const, coordinates: [0, 1, 2, 3, 4].map((x): Position => [x, 0]) };
  const smooth = smoothGeometry(line);
  assert.ok(smooth.type === 'LineString' && smooth.coordinates.every(([, y]) => y === 0));
  assert.deepEqual(smoothGeometry({ type: 'Point', coordinates: [1, 2] }), {
    type: 'Point',
    coordinates: [1, 2],
  });
});
