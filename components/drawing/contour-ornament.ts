import { boxAround } from './box.ts';
import type { CourseShapes } from './course-shapes.ts';
import { distanceContours } from './distance-contours.ts';
import { fitTurn } from './fit-turn.ts';
import { pathData } from './path-data.ts';
import { type PlanePoint, turnPoint, UNITS_PER_METRE } from './plane.ts';
import { simplifyLine } from './simplify-line.ts';

/** The contour lines that a course's holes make, as path data in a frame. */
export type ContourOrnament = {
  width: number;
  height: number;
  /** From the lines nearest the holes outwards. */
  contours: readonly string[];
  holes: readonly string[];
  greens: readonly PlanePoint[];
};

/** Width of the frame, in units of the path data. */
const WIDTH = 1200;

/** How far from the holes' lines the contours run, metres. */
const LEVELS = [28, 52, 84, 124, 172, 228, 292];

/** Contour lines drawn around a course's holes, turned to fit a frame of the aspect; null for a course without holes. */
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
