import type { PlanePoint } from './plane.ts';

/** The extent of drawn points, in drawing units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around the points; of no points, an empty box that holds nothing. */
export function boxAround(points: Iterable<PlanePoint>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of points) {
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
  }
  return box;
}

/** Whether the point lies in the box grown by `margin` on every side. */
export function isNearBox([x, y]: PlanePoint, box: Box, margin: number): boolean {
  return (
    x >= box.left - margin && x <= box.right + margin && y >= box.top - margin && y <= box.bottom + margin
  );
}

/** Whether two boxes have no point in common. */
export function areApart(one: Box, other: Box): boolean {
  return one.left > other.right || one.right < other.left || one.top > other.bottom || one.bottom < other.top;
}
