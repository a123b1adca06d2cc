import { unwrapLongitude } from '#lib/geo/longitude.ts';
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
 * Shapes as whole numbers after each other, so that threads can hand them around: first what HEAD names, then for
 * each ring how many points it has, and their x and y. `size` is how many numbers the shape takes, `number` a hole's
 * (0 for none), `isArea` 1 for areas and 0 for lines.
 */
export const HEAD = {
  size: 0,
  layer: 1,
  type: 2,
  golfId: 3,
  number: 4,
  isArea: 5,
  west: 6,
  north: 7,
  east: 8,
  south: 9,
  rings: 10,
} as const;
export const HEAD_SIZE = 11;

/** The shapes of a course. */
export function tileShapes({ golf_id, holes, hazards, surfaces }: FlatProfile): Int32Array<ArrayBuffer> {
  const golfId = Number(golf_id);
  const placed: Placed[] = [];
  const add = (layer: number, type: number, number: number, shape: Shape) => {
    if (!isOnMap(shape)) return;
    for (const near of placesOf(shape)) placed.push({ layer, type, number, shape, near });
  };
  for (const { line, number } of holes) if (line) add(0, 0, number ?? 0, line);
  for (const { type, geometry } of hazards) add(1, TYPES.indexOf(type), 0, geometry);
  for (const { type, geometry } of surfaces) add(2, TYPES.indexOf(type), 0, geometry);
  const numbers = new Int32Array(placed.reduce((sum, { shape }) => sum + sizeOf(shape), 0));
  let at = 0;
  for (const each of placed) {
    writeShape(each, golfId, numbers, at);
    at += numbers[at + HEAD.size]!;
  }
  return numbers;
}

/** `near` is a longitude that all others are within 180° of. */
type Placed = { layer: number; type: number; number: number; shape: Shape; near: number };

/** Longitudes to place a shape around: two if it crosses the antimeridian, so that it's on the tiles of both sides. */
function placesOf({ positions, rings }: Shape): number[] {
  const near = positions[rings[0]!]!;
  const end = rings.at(-1)!;
  for (let at = rings[0]!; at < end; at += 2) {
    if (Math.abs(positions[at]! - near) > 180) return [near, near > 0 ? near - 360 : near + 360];
  }
  return [near];
}

function sizeOf({ rings }: Shape): number {
  return HEAD_SIZE + rings.length - 1 + rings.at(-1)! - rings[0]!;
}

function isOnMap({ positions, rings }: Shape): boolean {
  const end = rings.at(-1)!;
  for (let at = rings[0]! + 1; at < end; at += 2) if (Math.abs(positions[at]!) >= MOST_LATITUDE) return false;
  return true;
}

/**
 * Outer rings run clockwise in tiles (Mapbox Vector Tile 2.1, section 4.3.3.3), and the other way in
 * GeoJSON. Where several areas follow each other, the direction distinguishes outer rings from holes.
 */
function writeShape(
  { layer, type, number, shape, near }: Placed,
  golfId: number,
  numbers: Int32Array,
  start: number,
): void {
  const { positions, rings } = shape;
  const isArea = shape.type !== 'LineString';
  let [west, north, east, south] = [2 ** 31 - 1, 2 ** 31 - 1, -(2 ** 31), -(2 ** 31)];
  let at = start + HEAD_SIZE;
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    const [from, to] = [rings[ring]!, rings[ring + 1]!];
    numbers[at++] = (to - from) / 2;
    for (let step = from; step < to; step += 2) {
      const place = isArea ? to - 2 - (step - from) : step;
      const x = Math.round(mercatorX(unwrapLongitude(positions[place]!, near)) * WORLD);
      const y = Math.round(mercatorY(positions[place + 1]!) * WORLD);
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < north) north = y;
      if (y > south) south = y;
      numbers[at++] = x;
      numbers[at++] = y;
    }
  }
  numbers[start + HEAD.size] = at - start;
  numbers[start + HEAD.layer] = layer;
  numbers[start + HEAD.type] = type;
  numbers[start + HEAD.golfId] = golfId;
  numbers[start + HEAD.number] = number;
  numbers[start + HEAD.isArea] = isArea ? 1 : 0;
  numbers[start + HEAD.west] = west;
  numbers[start + HEAD.north] = north;
  numbers[start + HEAD.east] = east;
  numbers[start + HEAD.south] = south;
  numbers[start + HEAD.rings] = rings.length - 1;
}

/** Of all shapes: west, north, east, south; null without any. */
export function boundsOf(numbers: Int32Array): [number, number, number, number] | null {
  const box: [number, number, number, number] = [WORLD, WORLD, -1, -1];
  for (let at = 0; at < numbers.length; at += numbers[at + HEAD.size]!) {
    box[0] = Math.min(box[0], numbers[at + HEAD.west]!);
    box[1] = Math.min(box[1], numbers[at + HEAD.north]!);
    box[2] = Math.max(box[2], numbers[at + HEAD.east]!);
    box[3] = Math.max(box[3], numbers[at + HEAD.south]!);
  }
  return box[2] < 0 ? null : box;
}
