import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { PlanePoint } from './plane.ts';
import { worldPoint } from './world-frame.ts';

/** Land as the package world-atlas has it (Natural Earth, public domain). */
export type LandTopology = Topology<{ land: GeometryCollection }>;

/** The coasts and lake shores of the world in the frame of its drawings, as rings to fill. */
export function landRings(topology: LandTopology): PlanePoint[][] {
  return feature(topology, topology.objects.land)
    .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []))
    .flatMap(runsOf)
    .map((run) => run.map(([lon, lat]) => worldPoint(lon!, lat!)));
}

/** A ring across the antimeridian would draw lines around the world: it is cut there, into closed pieces. */
function runsOf(ring: number[][]): number[][][] {
  const cuts = ring.flatMap(([lon], index) =>
    index > 0 && Math.abs(lon! - ring[index - 1]![0]!) > 180 ? [index] : [],
  );
  if (cuts.length === 0) return [ring];
  const runs = cuts.map((cut, index) => ring.slice(cut, cuts[index + 1]));
  // The ring's beginning goes on where its end leaves off.
  runs.at(-1)!.push(...ring.slice(1, cuts[0]));
  return runs;
}
