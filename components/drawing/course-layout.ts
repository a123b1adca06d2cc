import { type CourseShapes, courseShapes, type DrawnHole, type MappedCourse } from './course-shapes.ts';
import { pointAlong } from './lines.ts';
import { type Box, boxAround, growBox, type PlanePoint, turnPoint, UNITS_PER_METRE } from './plane.ts';

/** The margin for contour lines, as a share of the larger side. */
const MARGIN = 0.045;

/** Places are in the turned plane; shapes are still to be turned by `degrees`. */
export interface CourseLayout {
  /** Clockwise. */
  degrees: number;
  frame: Box;
  /** Drawing units to one CSS pixel where the plan is 900 wide. */
  pixel: number;
  marks: readonly HoleNumber[];
  flags: readonly PlanePoint[];
  /** False where the ground is made from the holes' lines. */
  hasOutline: boolean;
}

/** Half the width of the ground around a hole's line where no outline is mapped. */
export const HOLE_GROUND_METRES = 45;

/** Turned to fit a frame of the aspect (width / height). */
export function layOutCourse(course: CourseShapes, aspect: number): CourseLayout {
  const degrees = fitTurn(course.extent, aspect);
  const around = boxAround(course.extent.map((point) => turnPoint(point, degrees)));
  const ground = course.outline === null ? HOLE_GROUND_METRES * UNITS_PER_METRE : 0;
  const larger = Math.max(around.right - around.left, around.bottom - around.top);
  const margin = ground + larger * MARGIN;
  const frame = growBox(around, margin);
  const pixel = Math.max((frame.right - frame.left) / 900, ((frame.bottom - frame.top) * aspect) / 900);
  const flags = course.holes.map(({ points }) => turnPoint(points.at(-1)!, degrees));
  return {
    degrees,
    frame,
    pixel,
    flags,
    marks: placeMarks(course.holes, degrees, 30 * pixel, flags),
    hasOutline: course.outline !== null,
  };
}

/** The places for a number, as shares of its hole's length from the tee. */
const PLACES = [0, 0.2, 0.35, 0.5, 0.1, 0.65, 0.28, 0.42, 0.57, 0.75];

export interface HoleNumber {
  holeId: string;
  text: string;
  at: PlanePoint;
  /** The name of the nine that begins here, where several are numbered. */
  loop: string | null;
}

/**
 * Puts each number on its hole's line, near the tee, at `clearance` from earlier numbers and `taken` points;
 * where there's most room if nothing is free. Points are turned by `degrees` first.
 */
function placeMarks(
  holes: readonly DrawnHole[],
  degrees: number,
  clearance: number,
  taken: readonly PlanePoint[],
): HoleNumber[] {
  const occupied = [...taken];
  const hasLoops = new Set(holes.map(({ loop }) => loop)).size > 1;
  return holes.map(({ holeId, mark, loop, points }, index) => {
    const turned = points.map((point) => turnPoint(point, degrees));
    const places = PLACES.map((share) => {
      const at = pointAlong(turned, share);
      return { at, room: Math.min(...occupied.map(([x, y]) => Math.hypot(x - at[0], y - at[1]))) };
    });
    const { at } =
      places.find(({ room }) => room >= clearance) ?? places.reduce((a, b) => (b.room > a.room ? b : a));
    occupied.push(at);
    return { holeId, text: mark, at, loop: hasLoops && holes[index - 1]?.loop !== loop ? loop : null };
  });
}

/** Turning must gain more than this over north up. */
const WORTH_TURNING = 1.12;

/**
 * Degrees clockwise, −90 to 90, that make the points largest in a frame of this aspect (width / height); 0
 * where turning gains little.
 */
export function fitTurn(points: readonly PlanePoint[], aspect: number): number {
  let best = 0;
  let bestScale = scaleAt(points, 0, aspect) * WORTH_TURNING;
  for (let degrees = -85; degrees <= 90; degrees += 5) {
    const scale = scaleAt(points, degrees, aspect);
    if (scale > bestScale) {
      best = degrees;
      bestScale = scale;
    }
  }
  return best;
}

/** How large the turned points can be in a frame `aspect` wide and 1 high. */
function scaleAt(points: readonly PlanePoint[], degrees: number, aspect: number): number {
  const { left, top, right, bottom } = boxAround(points.map((point) => turnPoint(point, degrees)));
  return Math.min(aspect / (right - left), 1 / (bottom - top));
}

/** Width / height. */
export const PLAN_ASPECT = 1.3;

/** A page draws one course, so its ids need one prefix. */
export const DRAWING_PREFIX = 'c';

/** Worked out once for all drawings of a page. */
export interface DrawnCourse {
  shapes: CourseShapes;
  layout: CourseLayout;
}

/** Null where nothing is mapped; `coarseness` as for `courseShapes`. */
export function drawCourse(course: MappedCourse, coarseness = 1): DrawnCourse | null {
  const shapes = courseShapes(course, coarseness);
  if (!shapes || shapes.extent.length < 2) return null;
  return { shapes, layout: layOutCourse(shapes, PLAN_ASPECT) };
}
