import type { Position } from '#lib/contract/geometry.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { polygonsOf, signedRingArea } from '../../geometry/area.ts';

type Geometry = GolfProfile['surfaces'][number]['geometry'];

/** What RFC 7946 or our seven decimals forbid about it; null when nothing is wrong. */
export function geometryFault(geometry: Geometry): string | null {
  if (geometry.type === 'LineString') return positionsFault(geometry.coordinates);
  for (const rings of polygonsOf(geometry) as Position[][][]) {
    for (let i = 0; i < rings.length; i++) {
      const fault = positionsFault(rings[i]!) ?? ringFault(rings[i]!, i === 0);
      if (fault) return fault;
    }
  }
  return null;
}

function ringFault(ring: readonly Position[], isExterior: boolean): string | null {
  const first = ring[0]!;
  const last = ring.at(-1)!;
  if (first[0] !== last[0] || first[1] !== last[1]) return 'a ring is not closed';
  const area = signedRingArea(ring);
  if (area === 0) return 'a ring has no area';
  return area > 0 === isExterior ? null : 'a ring runs the wrong way';
}

function positionsFault(positions: readonly Position[]): string | null {
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i]!;
    if (!hasSevenDecimals(position[0]) || !hasSevenDecimals(position[1]))
      return 'a coordinate has more than seven decimals';
  }
  return null;
}

function hasSevenDecimals(degrees: number): boolean {
  return Math.round(degrees * 1e7) / 1e7 === degrees;
}
