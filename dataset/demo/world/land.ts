import { createRequire } from 'node:module';
import type { Position as JsonPosition, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Position } from '#lib/contract/geometry.ts';

const BAND_DEGREES = 0.05;
const BANDS = Math.round(180 / BAND_DEGREES);

/** Whether a place is on land, by Natural Earth's 1:10 million coastline. */
export type IsLand = (position: Position) => boolean;

/**
 * world-atlas (Natural Earth, public domain). A position is on land if a line eastwards crosses the coast an
 * odd number of times. Segments are sorted into bands of latitude, so that only a hundred or so are looked
 * at.
 */
export function readLand(): IsLand {
  const atlas: Topology<{ land: GeometryCollection }> = createRequire(import.meta.url)(
    'world-atlas/land-10m.json',
  );
  const bands = Array.from({ length: BANDS }, (): number[] => []);
  for (const { geometry } of feature(atlas, atlas.objects.land).features) {
    for (const ring of ringsOf(geometry as Polygon | MultiPolygon)) addRing(bands, ring);
  }
  return ([lon, lat]) => {
    const band = bands[bandOf(lat)]!;
    let isInside = false;
    for (let i = 0; i < band.length; i += 4) {
      const [ax, ay, bx, by] = [band[i]!, band[i + 1]!, band[i + 2]!, band[i + 3]!];
      if (ay > lat !== by > lat && lon < ((bx - ax) * (lat - ay)) / (by - ay) + ax) isInside = !isInside;
    }
    return isInside;
  };
}

function ringsOf(geometry: Polygon | MultiPolygon): JsonPosition[][] {
  return geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
}

function addRing(bands: number[][], ring: JsonPosition[]): void {
  for (let i = 0; i + 1 < ring.length; i++) {
    const [ax, ay] = ring[i]! as [number, number];
    const [bx, by] = ring[i + 1]! as [number, number];
    const last = bandOf(Math.max(ay, by));
    for (let band = bandOf(Math.min(ay, by)); band <= last; band++) bands[band]!.push(ax, ay, bx, by);
  }
}

function bandOf(lat: number): number {
  return Math.max(0, Math.min(BANDS - 1, Math.floor((lat + 90) / BAND_DEGREES)));
}
