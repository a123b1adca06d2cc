import type { PlanePoint } from './plane.ts';

/** The point at a share (0–1) of a line's length; its first or last point outside of that. */
export function pointAlong(line: readonly PlanePoint[], share: number): PlanePoint {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i]![0], y - line[i]![1]));
  let rest = Math.max(0, share) * lengths.reduce((sum, length) => sum + length, 0);
  for (let i = 0; i < lengths.length; i++) {
    const [x, y] = line[i]!;
    const [nextX, nextY] = line[i + 1]!;
    if (rest <= lengths[i]! && lengths[i]! > 0) {
      const t = rest / lengths[i]!;
      return [x + (nextX - x) * t, y + (nextY - y) * t];
    }
    rest -= lengths[i]!;
  }
  return line.at(-1)!;
}
