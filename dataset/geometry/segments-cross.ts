/**
 * Whether the segments a–b and c–d of a plane cross: the ends of each lie on different sides of the other, where an end
 * on the line itself counts as one side. The sign of the cross product is the side of a point.
 */
export function segmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  return (
    isLeftOf(ax, ay, bx, by, cx, cy) !== isLeftOf(ax, ay, bx, by, dx, dy) &&
    isLeftOf(cx, cy, dx, dy, ax, ay) !== isLeftOf(cx, cy, dx, dy, bx, by)
  );
}

/** Whether x, y lies left of the line from p to q. */
function isLeftOf(px: number, py: number, qx: number, qy: number, x: number, y: number): boolean {
  return (qx - px) * (y - py) - (qy - py) * (x - px) > 0;
}
