/** A point of a plane. */
type Place = readonly [x: number, y: number];

/**
 * Keeps a line within `tolerance` of the original (Douglas and Peucker 1973); its ends stay. Uses a stack of
 * its own, so that a long line can't exhaust the call stack.
 */
export function simplifyLine(points: readonly Place[], tolerance: number): Place[] {
  // A plain array: a typed one has memory of its own, and most lines are short.
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
export function distanceToSegment(point: Place, from: Place, to: Place): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / squared;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - from[0] - t * dx, point[1] - from[1] - t * dy);
}

/**
 * The corners of a simplified ring, the first not repeated. A ring's ends are one point, so it's simplified in two halves, split
 * at the point farthest from the first. It may come open: lineclip doesn't close what it cuts.
 */
export function simplifyRing(ring: readonly Place[], tolerance: number): Place[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last) return [];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const closed = isClosed ? ring : [...ring, first];
  const away = closed.map(([x, y]) => (x - first[0]) ** 2 + (y - first[1]) ** 2);
  const half = away.indexOf(away.reduce((most, each) => Math.max(most, each), 0));
  const out = simplifyLine(closed.slice(0, half + 1), tolerance);
  const back = simplifyLine(closed.slice(half), tolerance);
  return [...out, ...back.slice(1, -1)];
}
