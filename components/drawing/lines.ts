import type { PlanePoint } from './plane.ts';

/**
 * Keeps a line within `tolerance` of the original (Douglas and Peucker 1973); its ends stay. Uses a stack of
 * its own, so that a long line can't exhaust the call stack.
 */
export function simplifyLine(points: readonly PlanePoint[], tolerance: number): PlanePoint[] {
  // A typed array has memory of its own, and most lines are short.
  const isKept = points.map(() => false);
  isKept[0] = true;
  isKept[points.length - 1] = true;
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    let farthest = 0;
    let at = -1;
    for (let i = first + 1; i < last; i++) {
      const distance = distanceToSegment(points[i]!, points[first]!, points[last]!);
      if (distance > farthest) {
        farthest = distance;
        at = i;
      }
    }
    if (at < 0 || farthest <= tolerance) continue;
    isKept[at] = true;
    spans.push([first, at], [at, last]);
  }
  return points.filter((_, i) => isKept[i]);
}

/** The distance in the points' own units. */
export function distanceToSegment(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / squared;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - from[0] - t * dx, point[1] - from[1] - t * dy);
}

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
