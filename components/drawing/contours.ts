import { fitTurn } from './course-layout.ts';
import type { CourseShapes } from './course-shapes.ts';
import { pathData } from './path-data.ts';
import { boxAround, type PlanePoint, turnPoint, UNITS_PER_METRE } from './plane.ts';

/** A course's holes in a frame, with the distances of the contour lines around them. */
export type ContourOrnament = {
  width: number;
  height: number;
  /** Path data. */
  holes: string;
  greens: readonly PlanePoint[];
  /** Distances from the holes' lines, the farthest first. */
  distances: readonly number[];
};

/** The width in units of the path data. */
const WIDTH = 1200;

/** Metres from the holes' lines. */
const LEVELS = [292, 228, 172, 124, 84, 52, 28];

/** Turned to fit a frame of the aspect (width / height); null for a course without holes. */
export function contourOrnament(course: CourseShapes, aspect: number): ContourOrnament | null {
  if (course.holes.length === 0) return null;
  const degrees = fitTurn(course.extent, aspect);
  const turned = course.holes.map(({ points }) => points.map((point) => turnPoint(point, degrees)));
  const box = boxAround(turned.flat());
  const margin = (LEVELS[0]! + 10) * UNITS_PER_METRE;
  const span = Math.max(box.right - box.left + 2 * margin, (box.bottom - box.top + 2 * margin) * aspect);
  const scale = WIDTH / span;
  const height = Math.round(WIDTH / aspect);
  const centre = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
  const lines = turned.map((points) =>
    points.map(
      ([x, y]): PlanePoint => [(x - centre[0]) * scale + WIDTH / 2, (y - centre[1]) * scale + height / 2],
    ),
  );
  return {
    width: WIDTH,
    height,
    holes: lines.map((points) => pathData(points, { closed: false, smooth: false })).join(''),
    greens: lines.map((points) => points.at(-1)!),
    distances: LEVELS.map((metres) => Math.round(metres * UNITS_PER_METRE * scale)),
  };
}
