import { boxAround } from './box.ts';
import { type PlanePoint, turnPoint } from './plane.ts';

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

/** How large the turned points can stand in a frame `aspect` wide and 1 high. */
function scaleAt(points: readonly PlanePoint[], degrees: number, aspect: number): number {
  const { left, top, right, bottom } = boxAround(points.map((point) => turnPoint(point, degrees)));
  return Math.min(aspect / (right - left), 1 / (bottom - top));
}
