import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { hazardTypes } from '#lib/golf/hazards.ts';
import { surfaceTypes } from '#lib/golf/surfaces.ts';
import type { FlatProfile, Shape } from '../flat-profile.ts';

/** Tiles of each zoom between, and units along the side of one. */
export const ZOOMS = { least: 10, most: 16 } as const;
export const EXTENT = 4096;

/** Units around the world at the closest zoom: positions are whole numbers of them. */
const WORLD = 2 ** ZOOMS.most * EXTENT;
const MOST_LATITUDE = 85.05;

export const LAYERS = ['hole', 'hazard', 'surface'] as const;
export const TYPES: readonly string[] = ['', ...hazardTypes, ...surfaceTypes];

/**
 * The shapes of a course as whole numbers, for threads to hand around: for each shape its layer, its type, the
 * golf_id, the hole's number (0 for none), 1 for areas and 0 for lines, how many rings it has, then for each ring
 * how many points it has, and their x and y.
 */
export function tileShapes({ golf_id, holes, hazards, surfaces }: FlatProfile): Int32Array<ArrayBuffer> {
  const golfId = Number(golf_id);
  const placed = [
    ...holes.flatMap(({ line, number }) =>
      line ? [{ layer: 0, type: 0, number: number ?? 0, shape: line }] : [],
    ),
    ...[hazards, surfaces].flatMap((areas, index) =>
      areas.map(({ type, geometry }) => ({
        layer: index + 1,
        type: TYPES.indexOf(type),
        number: 0,
        shape: geometry,
      })),
    ),
  ].filter(({ shape }) => isOnMap(shape));
  const size = placed.reduce((sum, { shape }) => sum + HEAD + sizeOf(shape), 0);
  const numbers = new Int32Array(size);
  let at = 0;
  for (const { layer, type, number, shape } of placed) {
    const isArea = shape.type === 'LineString' ? 0 : 1;
    numbers.set([layer, type, golfId, number, isArea, shape.rings.length - 1], at);
    at = writeRings(shape, numbers, at + HEAD);
  }
  return numbers;
}

/** Numbers before a shape's rings. */
const HEAD = 6;

function sizeOf({ rings }: Shape): number {
  return rings.length - 1 + rings.at(-1)! - rings[0]!;
}

function isOnMap({ positions, rings }: Shape): boolean {
  for (let at = rings[0]! + 1; at < rings.at(-1)!; at += 2)
    if (Math.abs(positions[at]!) >= MOST_LATITUDE) return false;
  return true;
}

/**
 * Returns where they end. Outer rings go clockwise in tiles (Mapbox Vector Tile 2.1, section 4.3.3.3), and the other
 * way in GeoJSON. Of several areas one after the other, their directions tell outer rings from holes.
 */
function writeRings({ type, positions, rings }: Shape, numbers: Int32Array, start: number): number {
  const west = positions[rings[0]!]!;
  const isArea = type !== 'LineString';
  let at = start;
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    const [from, to] = [rings[ring]!, rings[ring + 1]!];
    numbers[at++] = (to - from) / 2;
    for (let step = from; step < to; step += 2) {
      const place = isArea ? to - 2 - (step - from) : step;
      numbers[at++] = xOf(unwrapped(positions[place]!, west));
      numbers[at++] = yOf(positions[place + 1]!);
    }
  }
  return at;
}

/** Beyond the antimeridian a shape goes on rather than around the world. */
function unwrapped(longitude: number, near: number): number {
  if (longitude - near > 180) return longitude - 360;
  return near - longitude > 180 ? longitude + 360 : longitude;
}

function xOf(longitude: number): number {
  return Math.round(mercatorX(longitude) * WORLD);
}

function yOf(latitude: number): number {
  return Math.round(mercatorY(latitude) * WORLD);
}

/** Of all points: west, north, east, south; null without any. */
export function boundsOf(numbers: Int32Array): [number, number, number, number] | null {
  const box: [number, number, number, number] = [WORLD, WORLD, -1, -1];
  for (const { points } of shapesIn(numbers)) {
    for (const ring of points) {
      for (let at = 0; at < ring.length; at += 2) {
        box[0] = Math.min(box[0], ring[at]!);
        box[1] = Math.min(box[1], ring[at + 1]!);
        box[2] = Math.max(box[2], ring[at]!);
        box[3] = Math.max(box[3], ring[at + 1]!);
      }
    }
  }
  return box[2] < 0 ? null : box;
}

export type TileShape = {
  layer: number;
  type: number;
  golfId: number;
  number: number;
  isArea: boolean;
  /** x and y in turn, for each ring. */
  points: Int32Array[];
};

export function* shapesIn(numbers: Int32Array): Generator<TileShape, void, void> {
  let at = 0;
  while (at < numbers.length) {
    const [layer, type, golfId, number, isArea, rings] = numbers.subarray(at, at + 6) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    at += 6;
    const points: Int32Array[] = [];
    for (let ring = 0; ring < rings; ring++) {
      const count = numbers[at++]!;
      points.push(numbers.subarray(at, at + count * 2));
      at += count * 2;
    }
    yield { layer, type, golfId, number, isArea: isArea === 1, points };
  }
}
