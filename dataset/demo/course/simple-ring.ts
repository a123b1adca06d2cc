import type { XY } from './plane.ts';
import type { Ring } from './shapes.ts';

/** Whether an open ring crosses itself nowhere. */
export function isSimpleRing(ring: Ring): boolean {
  const { length } = ring;
  for (let i = 0; i < length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % length]!];
    for (let j = i + 2; j < length; j++) {
      if (i === 0 && j === length - 1) continue;
      const [c, d] = [ring[j]!, ring[(j + 1) % length]!];
      if (Math.max(a[0], b[0]) < Math.min(c[0], d[0]) || Math.max(c[0], d[0]) < Math.min(a[0], b[0]))
        continue;
      if (turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0) return false;
    }
  }
  return true;
}

/** The smallest convex ring around the points, counter-clockwise (Andrew's monotone chain). */
export function convexRing(points: readonly XY[]): Ring {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly XY[]) => {
    const chain: XY[] = [];
    for (const point of ordered) {
      while (chain.length >= 2 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Positive when the way from a over b to c turns left. */
function turn([ax, ay]: XY, [bx, by]: XY, [cx, cy]: XY): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
