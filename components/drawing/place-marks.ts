import { type PlanePoint, turnPoint } from './plane.ts';
import { pointAlong } from './point-along.ts';

/** Where a hole's number may stand: shares of its length from the tee, negative behind the tee. */
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
export function placeMarks(
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
