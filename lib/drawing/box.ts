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

/** Whether two boxes overlap, the first grown by `margin` on every side. */
export function boxesMeet(a: Box, b: Box, margin = 0): boolean {
  return (
    a.left - margin <= b.right &&
    a.right + margin >= b.left &&
    a.top - margin <= b.bottom &&
    a.bottom + margin >= b.top
  );
}

/** The smallest box that holds both. */
export function boxOver(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
