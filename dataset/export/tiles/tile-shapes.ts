import type { Area, LineString, Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { mercatorX, mercatorY } from '#lib/geo/web-mercator.ts';
import { hazardTypes } from '#lib/golf/hazards.ts';
import { surfaceTypes } from '#lib/golf/surfaces.ts';

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
export function tileShapes(profile: GolfProfile): Int32Array<ArrayBuffer> {
  const numbers: number[] = [];
  const golfId = Number(profile.golf_id);
  const add = (layer: number, type: string, number: number | null, geometry: Area | LineString) => {
    const rings = ringsOf(geometry);
    if (!rings.every((ring) => ring.every(([, latitude]) => Math.abs(latitude) < MOST_LATITUDE))) return;
    const isArea = geometry.type === 'LineString' ? 0 : 1;
    numbers.push(layer, TYPES.indexOf(type), golfId, number ?? 0, isArea, rings.length);
    const west = rings[0]![0]![0];
    for (const ring of rings) {
      numbers.push(ring.length);
      // Outer rings go clockwise in tiles (Mapbox Vector Tile 2.1, section 4.3.3.3), and the other way in GeoJSON.
      for (const position of isArea ? ring.toReversed() : ring)
        numbers.push(xOf(unwrapped(position[0], west)), yOf(position[1]));
    }
  };
  for (const { line, number } of profile.holes) if (line) add(0, '', number, line);
  for (const { type, geometry } of profile.hazards) add(1, type, null, geometry);
  for (const { type, geometry } of profile.surfaces) add(2, type, null, geometry);
  return Int32Array.from(numbers);
}

/** Of several areas one after the other: their directions tell outer rings from holes. */
function ringsOf(geometry: Area | LineString): readonly Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
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
