import type { PlanePoint } from './plane.ts';

/** A course that nearly fits with north up keeps north up: it must gain more than this to be turned. */
const WORTH_TURNING = 1.12;

/**
 * Degrees clockwise, −90 to 90, by which the points are turned to stand largest in a frame of this aspect
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
 * How large the turned points can stand in a frame `aspect` wide and 1 high. Turns them as `turnPoint` does, without
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
