import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';

/** A hole's line laid flat: metres east and north of its start, with the distance walked at each corner. */
export type HoleLine = {
  xs: Float64Array;
  ys: Float64Array;
  /** Metres along the line to each corner; the last is the hole's length. */
  walked: Float64Array;
  length: number;
  /** Metres east and north of the line's start. */
  toPlane(position: LonLat): [x: number, y: number];
};

/** A point seen from the line: metres along it, and metres aside (right of play is positive). */
export type Offset = { along: number; aside: number; beyondEnds: boolean };

/** Lays a line of at least two positions flat, for distances within one hole. */
export function toHoleLine(line: readonly LonLat[]): HoleLine {
  const [lon0, lat0] = line[0]!;
  const { kx, ky } = rulerAt(lat0);
  const toPlane = ([lon, lat]: LonLat): [number, number] => [wrapDegrees(lon - lon0) * kx, (lat - lat0) * ky];
  const xs = new Float64Array(line.length);
  const ys = new Float64Array(line.length);
  const walked = new Float64Array(line.length);
  line.forEach((position, i) => {
    const [x, y] = toPlane(position);
    xs[i] = x;
    ys[i] = y;
    if (i > 0) walked[i] = walked[i - 1]! + Math.hypot(x - xs[i - 1]!, y - ys[i - 1]!);
  });
  return { xs, ys, walked, length: walked.at(-1)!, toPlane };
}

function wrapDegrees(degrees: number): number {
  return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees;
}

/** The nearest place on the line to a point of the plane. */
export function offsetFromLine(line: HoleLine, x: number, y: number): Offset {
  const { xs, ys, walked } = line;
  const last = xs.length - 2;
  let nearest = Number.POSITIVE_INFINITY;
  let along = 0;
  let aside = 0;
  let beyondEnds = false;
  for (let i = 0; i <= last; i++) {
    const dx = xs[i + 1]! - xs[i]!;
    const dy = ys[i + 1]! - ys[i]!;
    const squared = dx * dx + dy * dy;
    if (squared === 0) continue;
    const px = x - xs[i]!;
    const py = y - ys[i]!;
    const t = (px * dx + py * dy) / squared;
    const clamped = Math.min(Math.max(t, 0), 1);
    const ex = px - clamped * dx;
    const ey = py - clamped * dy;
    const distance = ex * ex + ey * ey;
    if (distance >= nearest) continue;
    nearest = distance;
    along = walked[i]! + clamped * Math.sqrt(squared);
    aside = Math.sqrt(distance) * (dy * px - dx * py >= 0 ? 1 : -1);
    beyondEnds = (i === 0 && t < 0) || (i === last && t > 1);
  }
  return { along, aside, beyondEnds };
}
