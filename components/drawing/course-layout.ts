import { type CourseShapes, courseShapes, type MappedCourse } from './course-shapes.ts';
import { pointAlong } from './lines.ts';
import { type Box, boxAround, type PlanePoint, turnPoint, UNITS_PER_METRE } from './plane.ts';

/** Room around a course for its contour lines, as a share of the larger side. */
const MARGIN = 0.045;

/** A whole course laid out for a frame. Places are in the turned plane; shapes are turned by `degrees` to match. */
export interface CourseLayout {
  /** Degrees clockwise; north then points this way from upright. */
  degrees: number;
  frame: Box;
  /** Drawing units that come out as one CSS pixel where the plan is 900 wide. */
  pixel: number;
  marks: readonly Mark[];
  flags: readonly PlanePoint[];
  /** False where no outline is mapped, and the ground is made from the holes' lines. */
  hasOutline: boolean;
}

/** Half the width of the ground around a hole's line where no outline is mapped, metres. */
export const HOLE_GROUND_METRES = 45;

/** Lays a course out in a frame of the given aspect (width / height), turned to fit it best. */
export function layOutCourse(course: CourseShapes, aspect: number): CourseLayout {
  const degrees = fitTurn(course.extent, aspect);
  const around = boxAround(course.extent.map((point) => turnPoint(point, degrees)));
  const ground = course.outline === null ? HOLE_GROUND_METRES * UNITS_PER_METRE : 0;
  const larger = Math.max(around.right - around.left, around.bottom - around.top);
  const margin = ground + larger * MARGIN;
  const frame = {
    left: Math.floor(around.left - margin),
    top: Math.floor(around.top - margin),
    right: Math.ceil(around.right + margin),
    bottom: Math.ceil(around.bottom + margin),
  };
  const pixel = Math.max((frame.right - frame.left) / 900, ((frame.bottom - frame.top) * aspect) / 900);
  const flags = course.holes.map(({ points }) => turnPoint(points.at(-1)!, degrees));
  return {
    degrees,
    frame,
    pixel,
    flags,
    marks: placeMarks(course.holes, degrees, 27 * pixel, flags),
    hasOutline: course.outline !== null,
  };
}

/** Where a hole's number may go: shares of its length from the tee. */
const PLACES = [0, 0.2, 0.35, 0.5, 0.1, 0.65, 0.28, 0.42];

/** A hole's number on a plan; a letter where it has none. */
export interface Mark {
  holeId: string;
  text: string;
  at: PlanePoint;
}

/**
 * Places each hole's number on its line, near the tee, where it keeps `clearance` from the numbers placed before it
 * and from the `taken` points; where nothing is free, at the tee. Points are turned by `degrees` first.
 */
function placeMarks(
  holes: readonly { holeId: string; mark: string; points: readonly PlanePoint[] }[],
  degrees: number,
  clearance: number,
  taken: readonly PlanePoint[],
): Mark[] {
  const occupied = [...taken];
  return holes.map(({ holeId, mark, points }) => {
    const turned = points.map((point) => turnPoint(point, degrees));
    const places = PLACES.map((share) => pointAlong(turned, share));
    const roomiest = (place: PlanePoint) =>
      Math.min(...occupied.map(([x, y]) => Math.hypot(x - place[0], y - place[1])));
    const at = places.find((place) => roomiest(place) >= clearance) ?? places[0]!;
    occupied.push(at);
    return { holeId, text: mark, at };
  });
}

/** A course that nearly fits with north up keeps north up: it must gain more than this to be turned. */
const WORTH_TURNING = 1.12;

/**
 * Degrees clockwise, −90 to 90, by which the points are turned to appear largest in a frame of this aspect
 * (width / height); 0 where turning gains little.
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

/**
 * How large the turned points can be in a frame `aspect` wide and 1 high. Turns them as `turnPoint` does, without
 * making them: it is asked for three dozen turns of every course.
 */
function scaleAt(points: readonly PlanePoint[], degrees: number, aspect: number): number {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const [x, y] of points) {
    const turnedX = x * cos - y * sin;
    const turnedY = x * sin + y * cos;
    left = Math.min(left, turnedX);
    right = Math.max(right, turnedX);
    top = Math.min(top, turnedY);
    bottom = Math.max(bottom, turnedY);
  }
  return Math.min(aspect / (right - left), 1 / (bottom - top));
}

/** Width / height of the frame that a page's course is turned to fit. */
const PLAN_ASPECT = 1.3;

/** Prefix of the drawings' ids: a page draws one course. */
export const DRAWING_PREFIX = 'c';

/** A course's shapes and how they are laid out, worked out once for all drawings of a page. */
export interface DrawnCourse {
  shapes: CourseShapes;
  layout: CourseLayout;
}

/** What a page draws of a course; null where nothing of it is mapped. */
export function drawCourse(course: MappedCourse): DrawnCourse | null {
  const shapes = courseShapes(course);
  if (!shapes || shapes.extent.length < 2) return null;
  return { shapes, layout: layOutCourse(shapes, PLAN_ASPECT) };
}
