import { type Box, boxAround } from './box.ts';
import type { CourseShapes } from './course-shapes.ts';
import { fitTurn } from './fit-turn.ts';
import { type Mark, placeMarks } from './place-marks.ts';
import { type PlanePoint, turnPoint, UNITS_PER_METRE } from './plane.ts';

/** Room around a course for its contour lines, as a share of the larger side. */
const MARGIN = 0.045;

/** A whole course laid out for a frame. Places are in the turned plane; shapes are turned by `degrees` to match. */
export interface CoursePlan {
  /** Degrees clockwise; north then points this way from upright. */
  degrees: number;
  frame: Box;
  /** Drawing units that come out as one CSS pixel where the plan is 900 wide. */
  pixel: number;
  marks: readonly Mark[];
  flags: readonly PlanePoint[];
  /** Whether the ground has to be made from the holes' lines: the outline isn't traced. */
  hasOutline: boolean;
}

/** Half the width of the ground around a hole's line where the outline isn't traced, metres. */
export const HOLE_GROUND_METRES = 45;

/** Lays a course out in a frame of the given aspect (width / height), turned to fit it best. */
export function coursePlan(course: CourseShapes, aspect: number): CoursePlan {
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
