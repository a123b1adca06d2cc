import { YARD_METRES } from '#lib/golf/units.ts';
import type { CourseShapes, DrawnHole, Shape } from './course-shapes.ts';
import { stepsAlong } from './lines.ts';
import {
  type Box,
  boxAround,
  growBox,
  isNearBox,
  type PlanePoint,
  turnPoint,
  UNITS_PER_METRE,
} from './plane.ts';

/** The width of what's drawn on both sides of a hole's line. */
const CORRIDOR_METRES = 48;
/** The same in drawing units. */
export const CORRIDOR_UNITS = CORRIDOR_METRES * UNITS_PER_METRE;
/** The margin around that ground. */
const MARGIN_METRES = 14;
/** The distance between points that are tested against shapes: a third of the corridor. */
const STEP_UNITS = CORRIDOR_UNITS / 3;
/** The metres or yards between distance lines. */
const DISTANCE_STEP = 50;

export interface DistanceMark {
  distance: number;
  /** The radius in drawing units. */
  radius: number;
  at: PlanePoint;
}

/** A hole to scale with its tee at the bottom. Places are already turned by `degrees`, shapes aren't yet. */
export interface HoleLayout {
  degrees: number;
  frame: Box;
  /** Drawing units to one CSS pixel where the hole is 300 high. */
  pixel: number;
  /** The line from tee to green. */
  line: readonly PlanePoint[];
  tee: PlanePoint;
  green: PlanePoint;
  /** The shapes within the corridor, in drawing order; `isOwn` if one belongs to this hole or to none. */
  shapes: readonly { shape: Shape; isOwn: boolean }[];
  /** The ground before it's turned, for a mask. */
  ground: Box;
  metres: readonly DistanceMark[];
  yards: readonly DistanceMark[];
}

/** Lays a hole out in a frame of the aspect (width / height); null: no wider and no higher than the hole. */
export function layOutHole(course: CourseShapes, hole: DrawnHole, aspect: number | null): HoleLayout {
  const degrees = turnToPlay(hole.points);
  const line = hole.points.map((point) => turnPoint(point, degrees));
  const frame = frameAround(boxAround(line), aspect);
  const isInCorridor = corridorOf(hole.points);
  const ground = growBox(boxAround(hole.points), CORRIDOR_UNITS);
  return {
    degrees,
    frame,
    pixel: (frame.bottom - frame.top) / 300,
    line,
    tee: line[0]!,
    green: line.at(-1)!,
    shapes: course.shapes
      .filter(({ boxes }) => boxes.some(isInCorridor))
      .map((shape) => ({
        shape,
        isOwn: shape.holeIds.length === 0 || shape.holeIds.includes(hole.holeId),
      })),
    ground,
    metres: distanceMarks(line, UNITS_PER_METRE),
    yards: distanceMarks(line, UNITS_PER_METRE * YARD_METRES),
  };
}

/**
 * Degrees clockwise that make the way from tee to green upright; a line that returns to its tee isn't
 * turned.
 */
function turnToPlay(line: readonly PlanePoint[]): number {
  const [teeX, teeY] = line[0]!;
  const [greenX, greenY] = line.at(-1)!;
  if (teeX === greenX && teeY === greenY) return 0;
  const heading = (Math.atan2(greenY - teeY, greenX - teeX) * 180) / Math.PI;
  return Math.round((-90 - heading) * 10) / 10;
}

/** Whether a box reaches the ground that is drawn around the line. */
export function corridorOf(line: readonly PlanePoint[]): (box: Box) => boolean {
  const steps = stepsAlong(line, STEP_UNITS);
  return (box) => steps.some((point) => isNearBox(point, box, CORRIDOR_UNITS));
}

function frameAround(line: Box, aspect: number | null): Box {
  const grown = growBox(line, (CORRIDOR_METRES + MARGIN_METRES) * UNITS_PER_METRE);
  if (aspect === null) return grown;
  const { left, top, right, bottom } = grown;
  const height = Math.max(bottom - top, (right - left) / aspect);
  const [centreX, centreY] = [(left + right) / 2, (top + bottom) / 2];
  const aside = (height * aspect) / 2;
  return {
    left: Math.floor(centreX - aside),
    top: Math.floor(centreY - height / 2),
    right: Math.ceil(centreX + aside),
    bottom: Math.ceil(centreY + height / 2),
  };
}

/** Straight distances to the green every 50, clear of the tee; written left of the line. */
function distanceMarks(line: readonly PlanePoint[], unitsPerStep: number): DistanceMark[] {
  const green = line.at(-1)!;
  const fromTee = Math.hypot(line[0]![0] - green[0], line[0]![1] - green[1]);
  const marks: DistanceMark[] = [];
  for (
    let distance = DISTANCE_STEP;
    distance * unitsPerStep < fromTee - 25 * unitsPerStep;
    distance += DISTANCE_STEP
  ) {
    const radius = distance * unitsPerStep;
    const on = pointAtDistance(line, green, radius);
    const aside = (CORRIDOR_METRES - 11) * UNITS_PER_METRE;
    // On the same circle, to the player's left.
    const angle =
      Math.atan2(on[1] - green[1], on[0] - green[0]) + 2 * Math.asin(Math.min(1, aside / (2 * radius)));
    marks.push({
      distance,
      radius,
      at: [green[0] + radius * Math.cos(angle), green[1] + radius * Math.sin(angle)],
    });
  }
  return marks;
}

/** The last point, coming from the tee, at which the line enters the circle around the green. */
function pointAtDistance(line: readonly PlanePoint[], green: PlanePoint, radius: number): PlanePoint {
  for (let i = line.length - 1; i > 0; i--) {
    const [outerX, outerY] = [line[i - 1]![0] - green[0], line[i - 1]![1] - green[1]];
    if (Math.hypot(outerX, outerY) < radius) continue;
    // |outer + share · side| = radius; the line enters at the smaller solution.
    const [sideX, sideY] = [line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1]];
    const a = sideX ** 2 + sideY ** 2;
    const b = outerX * sideX + outerY * sideY;
    const c = outerX ** 2 + outerY ** 2 - radius ** 2;
    const share = a === 0 ? 0 : Math.min(1, Math.max(0, (-b - Math.sqrt(Math.max(0, b * b - a * c))) / a));
    return [line[i - 1]![0] + share * sideX, line[i - 1]![1] + share * sideY];
  }
  return line[0]!;
}
