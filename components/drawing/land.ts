import { clipPolygon } from 'lineclip';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { worldPoint } from '#lib/geo/world-frame.ts';
import { ringPath } from './path-data.ts';
import { areApart, type Box, boxAround, type PlanePoint } from './plane.ts';

/** The package world-atlas (Natural Earth, public domain). */
export type LandTopology = Topology<{ land: GeometryCollection }>;

export function landRings(topology: LandTopology): PlanePoint[][] {
  return feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []))
    .flatMap(runsOf)
    .map((run) => run.map(([lon, lat]) => worldPoint(lon!, lat!)));
}

/** Cuts rings at the antimeridian into closed pieces; otherwise they would draw lines around the world. */
function runsOf(ring: number[][]): number[][][] {
  const cuts = ring.flatMap(([lon], index) =>
    index > 0 && Math.abs(lon! - ring[index - 1]![0]!) > 180 ? [index] : [],
  );
  if (cuts.length === 0) return [ring];
  const runs = cuts.map((cut, index) => ring.slice(cut, cuts[index + 1]));
  runs.at(-1)!.push(...ring.slice(1, cuts[0]));
  return runs;
}

/** Path data of the land in a box, in whole units of `grain` from its upper left corner: finer details are dropped. */
export function landWithin(rings: readonly (readonly PlanePoint[])[], box: Box, grain: number): string {
  const { left, top, right, bottom } = box;
  return rings
    .filter((ring) => !areApart(boxAround(ring), box))
    .map((ring) => {
      const points = ring.map(([x, y]): [number, number] => [x, y]);
      const placed = clipPolygon(points, [left, top, right, bottom]).map(
        ([x, y]): PlanePoint => [(x - left) / grain, (y - top) / grain],
      );
      return ringPath(placed, { tolerance: 1, smooth: false });
    })
    .join('');
}
