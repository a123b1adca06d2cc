import type { Area, Position } from '#lib/contract/geometry.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import { signedRingArea } from './area.ts';

type Round = (position: LonLat) => Position;

/** Null when no ring is valid. */
export type NormalizedArea = { area: Area | null; invalidRings: number };

/**
 * Closed rings without repeated positions, exterior counter-clockwise and inner rings clockwise (RFC 7946
 * §3.1.6), rounded to seven decimals by default. Rings without four positions or an inside are left out, a
 * polygon with its exterior.
 */
export function normalizeArea(area: Area, round: Round = roundPosition): NormalizedArea {
  let invalidRings = 0;
  const polygons: Position[][][] = [];
  for (const [exterior, ...holes] of area.type === 'Polygon' ? [area.coordinates] : area.coordinates) {
    const outer = exterior && normalizeRing(exterior, true, round);
    if (!outer) {
      invalidRings += 1 + holes.length;
      continue;
    }
    const inner = holes.map((ring) => normalizeRing(ring, false, round)).filter((ring) => ring !== null);
    invalidRings += holes.length - inner.length;
    polygons.push([outer, ...inner]);
  }
  if (polygons.length === 0) return { area: null, invalidRings };
  if (polygons.length === 1) return { area: { type: 'Polygon', coordinates: polygons[0]! }, invalidRings };
  return { area: { type: 'MultiPolygon', coordinates: polygons }, invalidRings };
}

/** Seven decimals, about a centimetre. A position that has no more is given back itself. */
export function roundPosition(position: LonLat): Position {
  const lon = Math.round(position[0] * 1e7) / 1e7;
  const lat = Math.round(position[1] * 1e7) / 1e7;
  // Copies would be half of what a build from OpenStreetMap holds in memory.
  return lon === position[0] && lat === position[1] ? (position as Position) : [lon, lat];
}

/** Repeated positions once. */
export function normalizeLine(line: readonly LonLat[], round: Round = roundPosition): Position[] {
  const positions: Position[] = [];
  let last: Position | undefined;
  for (let i = 0; i < line.length; i++) {
    const position = round(line[i]!);
    if (last && position[0] === last[0] && position[1] === last[1]) continue;
    positions.push(position);
    last = position;
  }
  return positions;
}

function normalizeRing(mapped: readonly LonLat[], isExterior: boolean, round: Round): Position[] | null {
  const ring = normalizeLine(mapped, round);
  const first = ring[0];
  const last = ring.at(-1);
  if (!first || !last) return null;
  if (first[0] !== last[0] || first[1] !== last[1]) ring.push(first);
  const area = signedRingArea(ring);
  if (ring.length < 4 || area === 0) return null;
  return area > 0 === isExterior ? ring : ring.reverse();
}
