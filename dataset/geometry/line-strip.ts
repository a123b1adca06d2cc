import type { Position } from '#lib/contract/geometry.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import { normalizeLine, roundPosition } from './normalize-area.ts';

/** A corner is widened at most this many times as much as the straight parts. */
const MOST_AT_CORNER = 2;

/** Metres to the left and to the right of a line. */
export type StripWidth = { left: number; right: number };

/** The ring of a strip along a line, closed; null for a line without length. */
export function stripAlong(line: readonly Position[], { left, right }: StripWidth): Position[] | null {
  const corners = normalizeLine(line);
  if (corners.length < 2) return null;
  const { kx, ky } = rulerAt(corners[0]![1]);
  const sideways = corners.map((_, i) => sidewaysAt(corners, i, kx, ky));
  const at = (metres: number) =>
    corners.map(([lon, lat], i): Position => {
      const [x, y] = sideways[i]!;
      return roundPosition([lon + (metres * x) / kx, lat + (metres * y) / ky]);
    });
  const ring = [...at(right), ...at(-left).reverse()];
  return [...ring, ring[0]!];
}

/** The way to the right of a corner, in metres for each metre of width. */
function sidewaysAt(line: readonly Position[], i: number, kx: number, ky: number): [x: number, y: number] {
  const before = i > 0 ? directionOf(line[i - 1]!, line[i]!, kx, ky) : null;
  const after = i + 1 < line.length ? directionOf(line[i]!, line[i + 1]!, kx, ky) : null;
  const [ax, ay] = before ?? after!;
  const [bx, by] = after ?? before!;
  const length = Math.hypot(ax + bx, ay + by);
  // A line that turns back on itself.
  if (length < 1e-6) return [ay, -ax];
  const [mx, my] = [(ax + bx) / length, (ay + by) / length];
  const widened = Math.min(MOST_AT_CORNER, 1 / Math.max(1e-6, mx * ax + my * ay));
  return [my * widened, -mx * widened];
}

function directionOf(a: Position, b: Position, kx: number, ky: number): [x: number, y: number] {
  const [x, y] = [(b[0] - a[0]) * kx, (b[1] - a[1]) * ky];
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}
