import { distance, type Ring, turned, type XY } from './plane.ts';
import type { Wing } from './wing.ts';

/** Angles are radians. */
export type Arrangement = { sideBySide: boolean; angles: number[]; hasRange: boolean };

/** Metres beyond the ends of lanes; less if lanes are closer together than usual. */
const OUTLINE_MARGIN = 46;
export const BASE_MARGIN = 34;
const USUAL_SPACING = 70;
/** Half the width, and the depth, of the clubhouse's ground; the same below the least spacing. */
const DOORSTEP = [75, 78] as const;
const LEAST_FOR_A_DOORSTEP = 50;
/** Metres. */
export const RANGE = { width: 84, length: 235 };

export function isStar(arrange: Arrangement): boolean {
  return !arrange.sideBySide && arrange.angles.length > 1;
}

/**
 * Joins the wings' edges, clockwise, with the ground of clubhouse and driving range. `spacing` and
 * `stripReach` are metres.
 */
export function joinEdges(edges: XY[][], arrange: Arrangement, spacing: number, stripReach: number): XY[] {
  const angle = arrange.angles[0]!;
  const far = Math.max(RANGE.length + 30, stripReach);
  const strip: XY[] = arrange.hasRange
    ? [
        [-RANGE.width / 2, far],
        [RANGE.width / 2, far],
      ]
    : [];
  const stripCorners = strip.map((corner) => turned(corner, angle));
  const [half, deep] = DOORSTEP.map((metres) => snug(metres, Math.max(spacing, LEAST_FOR_A_DOORSTEP)));
  const doorstep = [turned([half!, -deep!], angle), turned([-half!, -deep!], angle)];
  const [first, second] = edges;
  if (arrange.sideBySide) {
    return [...first!.slice(0, -1), ...stripCorners, ...second!.slice(1), ...doorstep];
  }
  if (edges.length === 1) {
    if (!arrange.hasRange) return [...first!, ...doorstep];
    return [
      turned([-RANGE.width / 2 - 10, -BASE_MARGIN], angle),
      ...stripCorners,
      ...first!.slice(1),
      ...doorstep,
    ];
  }
  const isRightAngle = edges.length === 2 && Math.abs(arrange.angles[1]! - angle) < 2;
  return [...edges.flat(), ...(isRightAngle ? [turned([0, -110], angle - Math.PI / 4)] : [])];
}

/** Courses with little room keep less ground around their holes. */
function snug(margin: number, spacing: number): number {
  return margin * Math.min(1, spacing / USUAL_SPACING);
}

/** The skyline in metres, from the left end of the base over the far ends of the lanes to the right end. */
export function skyline(wing: Wing, spacing: number): XY[] {
  const half = spacing * 0.46;
  const base = -snug(BASE_MARGIN, spacing);
  const margin = snug(OUTLINE_MARGIN, spacing);
  const left = wing.lanes[0]!;
  const right = wing.lanes.at(-1)!;
  const points: XY[] = [[left.x - spacing / 2, base]];
  for (const lane of wing.lanes) {
    const reach = lane === left || lane === right ? spacing / 2 : half;
    points.push([lane.x - (lane === left ? reach : half), lane.top + margin]);
    points.push([lane.x + (lane === right ? reach : half), lane.top + margin]);
  }
  points.push([right.x + spacing / 2, base]);
  return points;
}

const CORNER_METRES = 58;
const LONGEST_EDGE = 105;
const LEAST_STEP = 9;

/** Corners cut and long edges divided, so that the ring bends when the plane does. */
export function rounded(corners: readonly XY[]): Ring {
  const ring: Ring = [];
  corners.forEach((corner, i) => {
    const before = corners.at(i - 1)!;
    const after = corners[(i + 1) % corners.length]!;
    const start = towards(corner, before, CORNER_METRES);
    const end = towards(corner, after, CORNER_METRES);
    ring.push(start, [(start[0] + end[0] + 2 * corner[0]) / 4, (start[1] + end[1] + 2 * corner[1]) / 4], end);
    const next = towards(after, corner, CORNER_METRES);
    const length = Math.hypot(next[0] - end[0], next[1] - end[1]);
    const parts = Math.floor(length / LONGEST_EDGE) + 1;
    for (let part = 1; part < parts; part++) {
      const share = part / parts;
      ring.push([end[0] + (next[0] - end[0]) * share, end[1] + (next[1] - end[1]) * share]);
    }
  });
  return ring.filter((point, i) => distance(point, ring.at(i - 1)!) > LEAST_STEP);
}

function towards([x, y]: XY, [tx, ty]: XY, metres: number): XY {
  const length = Math.hypot(tx - x, ty - y);
  const share = length === 0 ? 0 : Math.min(metres, length * 0.45) / length;
  return [x + (tx - x) * share, y + (ty - y) * share];
}
