import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { WORLD_FRAME, worldPoint } from '#lib/drawing/world-frame.ts';

export const dynamic = 'force-static';

/** The world's land (Natural Earth, public domain) on an Equal Earth map: a mask that pages colour. */
export function GET(): Response {
  const topology = land as unknown as Topology<{ land: GeometryCollection }>;
  const rings = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [],
  );
  const { width, height } = WORLD_FRAME;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path d="${rings.map(ringPath).join('')}"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
}

function ringPath(ring: number[][]): string {
  return runsOf(ring)
    .map((run) => `M${run.map(([lon, lat]) => place(lon!, lat!)).join('L')}Z`)
    .join('');
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

function place(lon: number, lat: number): string {
  return worldPoint(lon, lat)
    .map((value) => value.toFixed(1))
    .join(' ');
}
