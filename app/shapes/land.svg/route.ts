import land from 'world-atlas/land-110m.json' with { type: 'json' };
import { type LandTopology, landRings } from '#components/drawing/land.ts';
import type { PlanePoint } from '#components/drawing/plane.ts';
import { WORLD_FRAME } from '#lib/geo/world-frame.ts';

export const dynamic = 'force-static';

/** Natural Earth (public domain) on an Equal Earth map: a mask that pages colour. */
export function GET(): Response {
  const rings = landRings(land as unknown as LandTopology);
  const { width, height } = WORLD_FRAME;
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path d="${rings.map(ringPath).join('')}"/></svg>`,
    { headers: { 'content-type': 'image/svg+xml' } },
  );
}

function ringPath(ring: readonly PlanePoint[]): string {
  return `M${ring.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;
}
