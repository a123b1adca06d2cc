import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { simplifyLine } from '#lib/geo/simplify-line.ts';
import { worldPoint } from '#lib/geo/world-frame.ts';
import { pathData } from './path-data.ts';
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

export type BoxedRing = { points: readonly PlanePoint[]; box: Box };

export function boxedRings(rings: readonly (readonly PlanePoint[])[]): BoxedRing[] {
  return rings.map((points) => ({ points, box: boxAround(points) }));
}

/**
 * Path data of the land in a box, in whole units of `grain` from its upper left corner: finer details are
 * dropped.
 */
export function landWithin(rings: readonly BoxedRing[], box: Box, grain: number): string {
  return rings
    .filter((ring) => !areApart(ring.box, box))
    .map(({ points }) => {
      const placed = cutOff(points, box).map(
        ([x, y]): PlanePoint => [(x - box.left) / grain, (y - box.top) / grain],
      );
      const closed = [...placed, ...placed.slice(0, 1)];
      const seen = closed.length > 3 ? simplifyLine(closed, 1).slice(0, -1) : [];
      return seen.length > 2 ? pathData(seen, { closed: true, smooth: false }) : '';
    })
    .join('');
}

type Side = {
  isInside: (point: PlanePoint) => boolean;
  cross: (from: PlanePoint, to: PlanePoint) => PlanePoint;
};

/** Edge by edge of the box (Sutherland and Hodgman 1974). */
function cutOff(ring: readonly PlanePoint[], { left, top, right, bottom }: Box): readonly PlanePoint[] {
  const atX = (edge: number) => (from: PlanePoint, to: PlanePoint) =>
    [edge, from[1] + ((edge - from[0]) / (to[0] - from[0])) * (to[1] - from[1])] as const;
  const atY = (edge: number) => (from: PlanePoint, to: PlanePoint) =>
    [from[0] + ((edge - from[1]) / (to[1] - from[1])) * (to[0] - from[0]), edge] as const;
  const sides: Side[] = [
    { isInside: ([x]) => x >= left, cross: atX(left) },
    { isInside: ([x]) => x <= right, cross: atX(right) },
    { isInside: ([, y]) => y >= top, cross: atY(top) },
    { isInside: ([, y]) => y <= bottom, cross: atY(bottom) },
  ];
  return sides.reduce(cutAt, ring);
}

function cutAt(ring: readonly PlanePoint[], { isInside, cross }: Side): readonly PlanePoint[] {
  const kept: PlanePoint[] = [];
  for (const [index, to] of ring.entries()) {
    const from = ring.at(index - 1)!;
    if (isInside(from) !== isInside(to)) kept.push(cross(from, to));
    if (isInside(to)) kept.push(to);
  }
  return kept;
}
