import { fitTurn } from './course-layout.ts';
import type { CourseShapes } from './course-shapes.ts';
import { distanceToSegment, simplifyLine } from './lines.ts';
import { pathData } from './path-data.ts';
import { boxAround, type PlanePoint, turnPoint, UNITS_PER_METRE } from './plane.ts';

/** Path data in a frame. */
export type ContourOrnament = {
  width: number;
  height: number;
  contours: readonly string[];
  holes: readonly string[];
  greens: readonly PlanePoint[];
};

/** The width in units of the path data. */
const WIDTH = 1200;

/** Metres from the holes' lines. */
const LEVELS = [28, 52, 84, 124, 172, 228, 292];

/** Turned to fit a frame of the aspect (width / height); null for a course without holes. */
export function contourOrnament(course: CourseShapes, aspect: number): ContourOrnament | null {
  if (course.holes.length === 0) return null;
  const degrees = fitTurn(course.extent, aspect);
  const turned = course.holes.map(({ points }) => points.map((point) => turnPoint(point, degrees)));
  const box = boxAround(turned.flat());
  const margin = (LEVELS.at(-1)! + 10) * UNITS_PER_METRE;
  const span = Math.max(box.right - box.left + 2 * margin, (box.bottom - box.top + 2 * margin) * aspect);
  const scale = WIDTH / span;
  const height = Math.round(WIDTH / aspect);
  const centre = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const lines = turned.map((points) =>
    points.map(
      ([x, y]): PlanePoint => [(x - centre[0]) * scale + WIDTH / 2, (y - centre[1]) * scale + height / 2],
    ),
  );
  const levels = LEVELS.map((metres) => metres * UNITS_PER_METRE * scale);
  return {
    width: WIDTH,
    height,
    contours: distanceContours(lines, levels, { width: WIDTH, height, step: 12 }).map(ringsPath),
    holes: lines.map((points) => pathData(points, { closed: false, smooth: false })),
    greens: lines.map((points) => points.at(-1)!),
  };
}

function ringsPath(rings: readonly PlanePoint[][]): string {
  return rings
    .filter((ring) => ring.length > 6)
    .map((ring) => {
      const isClosed = ring[0]![0] === ring.at(-1)![0] && ring[0]![1] === ring.at(-1)![1];
      const points = simplifyLine(ring, 1.4);
      return pathData(isClosed ? points.slice(0, -1) : points, { closed: isClosed, smooth: true });
    })
    .join('');
}

/** The field is sampled every `step` units, to its edge or just beyond. */
export type ContourField = { width: number; height: number; step: number };

/**
 * The lines at each level's distance from the nearest polyline, as closed rings or ending at the
 * field's edge. Marching squares (Lorensen and Cline 1987, in two dimensions) on a grid of distances, saddles
 * settled by the mean of their corners.
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

/** The distance in the unit of the coordinates. */
export function distanceToLines(point: PlanePoint, lines: readonly (readonly PlanePoint[])[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    for (let i = 1; i < line.length; i++) {
      nearest = Math.min(nearest, distanceToSegment(point, line[i - 1]!, line[i]!));
    }
  }
  return nearest;
}

/** The point at which the level crosses an edge of the grid, named by `key`. */
type Crossing = { key: string; point: PlanePoint };

/** The sides of a cell by the corner they begin at: top, right, bottom, left. */
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

/** Joins pieces at shared crossings; a ring's last point is its first. */
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
