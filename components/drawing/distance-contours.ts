import type { PlanePoint } from './plane.ts';
import { distanceToSegment } from './simplify-line.ts';

/** Where the contours are drawn, and how fine: the field is sampled every `step` units, to its edge or just beyond. */
export type ContourField = { width: number; height: number; step: number };

/**
 * Contour lines around polylines in the plane: for each level, the lines on which every point is that far from the
 * nearest polyline, as closed rings or as lines that end at the field's edge. Found by marching squares (Lorensen
 * and Cline 1987, in two dimensions) on a grid of distances, saddles settled by the mean of their corners.
 */
export function distanceContours(
  lines: readonly (readonly PlanePoint[])[],
  levels: readonly number[],
  { width, height, step }: ContourField,
): PlanePoint[][][] {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const distances = Array.from({ length: rows }, (_, row) =>
    Float64Array.from({ length: columns }, (_, column) =>
      distanceToLines([column * step, row * step], lines),
    ),
  );
  return levels.map((level) => chain(crossings(distances, level, step)));
}

/** Distance of a point from the nearest of the polylines, in the unit of their coordinates. */
export function distanceToLines(point: PlanePoint, lines: readonly (readonly PlanePoint[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      nearest = Math.min(nearest, distanceToSegment(point, line[i - 1]!, line[i]!));
    }
  }
  return nearest;
}

/** A crossing of the level with an edge of the grid; `key` names the edge. */
type Crossing = { key: string; point: PlanePoint };

/** Edges of a cell, by the index of the corner they begin at: top, right, bottom, left. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function crossings(distances: readonly Float64Array[], level: number, step: number): [Crossing, Crossing][] {
  const found: [Crossing, Crossing][] = [];
  for (let row = 0; row + 1 < distances.length; row++) {
    for (let column = 0; column + 1 < distances[row]!.length; column++) {
      const corner = (index: number) => {
        const [dx, dy] = CORNERS[index % 4]!;
        return { x: column + dx, y: row + dy, value: distances[row + dy]![column + dx]! - level };
      };
      const cut = [0, 1, 2, 3].filter((edge) => corner(edge).value < 0 !== corner(edge + 1).value < 0);
      const at = (edge: number): Crossing => crossingOf(corner(edge), corner(edge + 1), step);
      if (cut.length === 2) found.push([at(cut[0]!), at(cut[1]!)]);
      if (cut.length === 4) {
        const mean = (corner(0).value + corner(1).value + corner(2).value + corner(3).value) / 4;
        const isJoined = mean < 0 === corner(0).value < 0;
        found.push(isJoined ? [at(0), at(1)] : [at(3), at(0)], isJoined ? [at(2), at(3)] : [at(1), at(2)]);
      }
    }
  }
  return found;
}

type Corner = { x: number; y: number; value: number };

function crossingOf(a: Corner, b: Corner, step: number): Crossing {
  const share = a.value / (a.value - b.value);
  const key = [a, b]
    .map(({ x, y }) => `${x},${y}`)
    .sort()
    .join(' ');
  return { key, point: [(a.x + (b.x - a.x) * share) * step, (a.y + (b.y - a.y) * share) * step] };
}

/** Joins pieces that share an edge's crossing into lines; a ring's last point is its first. */
function chain(pieces: readonly [Crossing, Crossing][]): PlanePoint[][] {
  const ends = new Map<string, number[]>();
  for (const [index, piece] of pieces.entries()) {
    for (const { key } of piece) ends.set(key, [...(ends.get(key) ?? []), index]);
  }
  const isUsed = new Set<number>();
  const follow = (start: Crossing): PlanePoint[] => {
    const points: PlanePoint[] = [];
    for (let at: Crossing | undefined = start; at; ) {
      const next: number | undefined = ends.get(at.key)?.find((index) => !isUsed.has(index));
      if (next === undefined) break;
      isUsed.add(next);
      const [a, b]: [Crossing, Crossing] = pieces[next]!;
      at = a.key === at.key ? b : a;
      points.push(at.point);
    }
    return points;
  };
  const lines: PlanePoint[][] = [];
  for (const [index, [a]] of pieces.entries()) {
    if (isUsed.has(index)) continue;
    const forward = follow(a);
    const backward = follow(a);
    lines.push([...backward.reverse(), a.point, ...forward]);
  }
  return lines;
}
