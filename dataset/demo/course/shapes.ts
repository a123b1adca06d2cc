import type { Random } from '../random.ts';
import { distance, nextTo, type Ring, ringArea, turned, type XY } from './plane.ts';

/** `area` is square metres; `stretch` is length by width; `direction` is radians. */
type BlobForm = { area: number; stretch: number; direction: number };

/** An ellipse with a swinging edge: a green, a bunker, a pond. Every ray from its centre meets the edge once. */
export function blob([x, y]: XY, { area, stretch, direction }: BlobForm, random: Random): Ring {
  const count = area < 60 ? 7 : area < 150 ? 9 : 13;
  const phases = [random.between(0, 6.28), random.between(0, 6.28)] as const;
  const ring = Array.from({ length: count }, (_, i): XY => {
    const angle = (2 * Math.PI * i) / count;
    const radius = 1 + 0.12 * Math.sin(2 * angle + phases[0]) + 0.08 * Math.sin(3 * angle + phases[1]);
    return turned([radius * stretch * Math.cos(angle), radius * Math.sin(angle)], direction);
  });
  const scale = Math.sqrt(area / ringArea(ring));
  return ring.map(([east, north]) => [x + east * scale, y + north * scale]);
}

/** Metres from the centre of a blob to its edge in a direction (radians), by the nearest corner. */
export function radiusTowards(ring: Ring, [x, y]: XY, angle: number): number {
  const ahead = ring.map((corner) => Math.cos(Math.atan2(corner[1] - y, corner[0] - x) - angle));
  return distance([x, y], ring[ahead.indexOf(Math.max(...ahead))]!);
}

/** Metres along a line and to its left. */
export type Band = { from: number; to: number; offset: number; halfWidth: number };

/** A band with rounded ends and a swinging edge: a fairway, a long pond, a wood. */
export function ribbon(line: readonly XY[], { from, to, offset, halfWidth }: Band, random: Random): Ring {
  const steps = Math.max(4, Math.min(8, Math.round((to - from) / 40)));
  const phase = random.between(0, 6.28);
  const side = (sign: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      // Closer at the ends, where the edge bends most.
      const share = (1 - Math.cos((Math.PI * i) / steps)) / 2;
      const end = Math.sqrt(1 - Math.abs(2 * share - 1) ** 3);
      const width = halfWidth * end * (1 + 0.15 * Math.sin(phase + sign + share * 8));
      return nextTo(line, from + (to - from) * share, offset + sign * width);
    });
  // Both sides meet at the ends.
  return [...side(1), ...side(-1).slice(1, -1).reverse()];
}

/** Metres; `long` is along the line. */
export function rectangle(line: readonly XY[], middle: number, long: number, wide: number): Ring {
  const [from, to] = [middle - long / 2, middle + long / 2];
  return [
    nextTo(line, from, wide / 2),
    nextTo(line, to, wide / 2),
    nextTo(line, to, -wide / 2),
    nextTo(line, from, -wide / 2),
  ];
}
