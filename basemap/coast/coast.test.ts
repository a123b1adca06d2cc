import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { CELL_ZOOM, type Coast, type LonLat, packCoast, readCoast, unpackCoast } from './coast-file.ts';
import { cutCoast } from './cut-coast.ts';

const square = (west: number, south: number, size: number): LonLat[] => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];

/** Degrees that a cell is wide. */
const CELL = 360 / 2 ** CELL_ZOOM;

test('a packed coast is unpacked as it was', () => {
  const coast: Coast = {
    cells: [
      [3, 200],
      [500, 7],
    ],
    parts: [[square(-170.5, -40, 3), square(-170, -39, 1)], [square(12.5, 1, 0.25)]],
  };
  assert.deepEqual(unpackCoast(packCoast(coast)), coast);
});

test('an island is land within sea, with its lake left out and its shores drawn', () => {
  const [x, y] = [256, 255];
  const island = square(0.2 * CELL, 0.2 * CELL, 0.5 * CELL);
  const lake = square(0.3 * CELL, 0.3 * CELL, 0.1 * CELL);
  const tiles = [...cutCoast({ cells: [[x, y]], parts: [[island, lake]] }, () => false)];
  assert.deepEqual(
    tiles.map((tile) => [tile.z, tile.x, tile.y]),
    [[CELL_ZOOM, x, y]],
  );
  const { sea, land, shore } = new VectorTile(new PbfReader(tiles[0]!.body)).layers;
  // A quarter of each corner is cut off: an eighth of a square in all.
  assert.ok(near(areaOf(land), (0.25 - 0.01) * 0.875), String(areaOf(land)));
  assert.ok(areaOf(sea) > 1);
  assert.equal(shore?.length, 2);
});

test('land over several tiles fills each, and shores are only where the sea is', () => {
  const cells: Coast['cells'] = [256, 257, 258].flatMap((x) =>
    [253, 254, 255].map((y): [number, number] => [x, y]),
  );
  const parts = [[square(0.5 * CELL, 0.5 * CELL, 2 * CELL)]];
  const tiles = [...cutCoast({ cells, parts }, () => true)];
  assert.equal(tiles.length, 9);
  const whole = tiles.find(({ x, y }) => x === 257 && y === 254)!;
  const { land, shore } = new VectorTile(new PbfReader(whole.body)).layers;
  assert.ok(areaOf(land) > 1);
  assert.equal(shore, undefined);
  const withShore = [...cutCoast({ cells, parts }, () => false)];
  assert.equal(withShore.length, 8);
});

test('the coast of the world is fine near towns: Dublin Bay is sea, Howth and Dublin are land', () => {
  const { cells, parts } = readCoast();
  assert.ok(cells.length > 30_000 && parts.length > 40_000);
  const isLand = ([lon, lat]: LonLat) =>
    parts.some((rings) => rings.filter((ring) => isInside([lon, lat], ring)).length === 1);
  assert.equal(isLand([-6.13, 53.33]), false);
  assert.equal(isLand([-6.075, 53.378]), true);
  assert.equal(isLand([-6.26, 53.34]), true);
});

function near(value: number, wanted: number): boolean {
  return Math.abs(value - wanted) < 0.005;
}

/** The area of a layer, in tiles. */
function areaOf(layer: VectorTileLayer | undefined): number {
  let sum = 0;
  for (let i = 0; i < (layer?.length ?? 0); i++) {
    for (const ring of layer!.feature(i).loadGeometry()) {
      for (const [at, { x, y }] of ring.entries()) {
        const next = ring[at + 1] ?? ring[0]!;
        sum += (x * next.y - next.x * y) / 2;
      }
    }
  }
  return sum / 4096 ** 2;
}

function isInside([lon, lat]: LonLat, ring: readonly LonLat[]): boolean {
  let inside = false;
  for (const [index, [x, y]] of ring.entries()) {
    const [lastX, lastY] = ring.at(index - 1)!;
    if (y > lat !== lastY > lat && lon < ((lastX - x) * (lat - y)) / (lastY - y) + x) inside = !inside;
  }
  return inside;
}
