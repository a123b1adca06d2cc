import type { Area, LineString, Point, Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Bbox } from '#lib/contract/primitives.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { polygonsOf } from '../geometry/area.ts';
import { normalizeArea, normalizeLine } from '../geometry/normalize-area.ts';

/** Halves upwards; never -0. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}

/** Six decimals: 0.11 m at the equator, finer than any mapping. */
export function toPosition(position: LonLat): Position {
  const lon = Math.round(position[0] * 1e6) / 1e6 + 0;
  const lat = Math.round(position[1] * 1e6) / 1e6 + 0;
  // Most have no more already; copies would be garbage. But a zero may be -0.
  const isSame = lon === position[0] && lat === position[1] && lon !== 0 && lat !== 0;
  return isSame ? (position as Position) : [lon, lat];
}

export function toPoint(position: LonLat): Point {
  return { type: 'Point', coordinates: toPosition(position) };
}

/** Null when fewer than two different positions are left. */
export function toLineString(line: readonly LonLat[]): LineString | null {
  const coordinates = normalizeLine(line, toPosition);
  return coordinates.length < 2 ? null : { type: 'LineString', coordinates };
}

/** Rings that collapse at six decimals are left out; null when nothing is left. */
export function toArea(area: Area): Area | null {
  return normalizeArea(area, toPosition).area;
}

/** Null without geometry. On the antimeridian the box is narrow, with west > east (RFC 7946 §5.2). */
export function geometryBox({
  holes,
  hazards,
  surfaces,
}: Pick<GolfProfile, 'holes' | 'hazards' | 'surfaces'>): Bbox | null {
  const box = startBox();
  for (const { line, tee, green } of holes) {
    if (tee) box.add([tee.coordinates]);
    if (green) box.add([green.coordinates]);
    if (line) box.add(line.coordinates);
  }
  for (const { geometry } of [...hazards, ...surfaces]) {
    if (geometry.type === 'LineString') box.add(geometry.coordinates);
    else for (const [exterior] of polygonsOf(geometry)) box.add(exterior ?? []);
  }
  return box.bounds();
}

function startBox() {
  let first: number | null = null;
  let [west, east, westOffset, eastOffset] = [0, 0, 0, 0];
  let [south, north] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  return {
    add(positions: readonly LonLat[]): void {
      for (let i = 0; i < positions.length; i++) {
        const lon = positions[i]![0];
        const lat = positions[i]![1];
        if (first === null) first = west = east = lon;
        let offset = lon - first;
        if (offset > 180) offset -= 360;
        else if (offset < -180) offset += 360;
        if (offset < westOffset) {
          westOffset = offset;
          west = lon;
        } else if (offset > eastOffset) {
          eastOffset = offset;
          east = lon;
        }
        if (lat < south) south = lat;
        if (lat > north) north = lat;
      }
    },
    bounds: (): Bbox | null => (first === null ? null : [west, south, east, north]),
  };
}
