import { polygonsOf } from '#dataset/geometry/area.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Bbox } from '#lib/contract/primitives.ts';
import type { LonLat } from '#lib/geo/ruler.ts';

/**
 * The box around all geometry of a course; null without any. Longitudes are compared by how far they are from the
 * first one, so that a course on the antimeridian gets a narrow box with west > east (RFC 7946 §5.2).
 */
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
      for (const [lon, lat] of positions) {
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
