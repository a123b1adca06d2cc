import type { PlanePoint } from './plane.ts';

/** `share` is 0–1 of the length; outside of that the first or last point. */
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

/** The line with points added, so that none are farther than `step` from each other. */
export function stepsAlong(line: readonly PlanePoint[], step: number): PlanePoint[] {
  const steps: PlanePoint[] = [line[0]!];
  for (let i = 1; i < line.length; i++) {
    const [fromX, fromY] = line[i - 1]!;
    const [toX, toY] = line[i]!;
    const count = Math.ceil(Math.hypot(toX - fromX, toY - fromY) / step);
    for (let each = 1; each <= count; each++) {
      const share = each / count;
      steps.push([fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]);
    }
  }
  return steps;
}
