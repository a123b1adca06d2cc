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
  // A ring across the antimeridian would draw a line around the world: it is drawn as two halves.
  const isSplit = ring.some(([lon], index) => index > 0 && Math.abs(lon! - ring[index - 1]![0]!) > 180);
  const halves = isSplit
    ? [ring.filter(([lon]) => lon! > 0), ring.filter(([lon]) => lon! <= 0)].filter(({ length }) => length > 2)
    : [ring];
  return halves
    .map(
      (half) =>
        `M${half
          .map(([lon, lat]) =>
            worldPoint(lon!, lat!)
              .map((value) => value.toFixed(1))
              .join(' '),
          )
          .join('L')}Z`,
    )
    .join('');
}
