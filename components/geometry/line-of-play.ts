import type { LonLat } from '#lib/geo/ruler.ts';
import { type EastNorth, planeFrom } from './metre-plane.ts';

/** A hole's line in a plane around its green's end, where distances matter most. */
export interface LineOfPlay {
  toPlane: (position: LonLat) => EastNorth;
  points: readonly EastNorth[];
  /** Metres from the tee to each point. */
  walked: readonly number[];
  length: number;
}

export function lineOfPlay(line: readonly LonLat[]): LineOfPlay {
  const toPlane = planeFrom(line.at(-1)!);
  const points = line.map(toPlane);
  const walked = [0];
  for (let i = 1; i < points.length; i++) {
    walked.push(
      walked[i - 1]! + Math.hypot(points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]),
    );
  }
  return { toPlane, points, walked, length: walked.at(-1)! };
}

export interface LinePlace {
  /** Metres along the line from the tee; before the tee negative, past the green more than its length. */
  along: number;
  /** Metres from the line; right of play is positive. */
  aside: number;
  /** Metres from the line between its ends. */
  distance: number;
}

/** The place of a point along the nearest part of the line, whose ends continue straight. */
export function placeOnLine({ points, walked }: LineOfPlay, [x, y]: EastNorth): LinePlace {
  let best: LinePlace = { along: 0, aside: 0, distance: Number.POSITIVE_INFINITY };
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const [dx, dy] = [points[i]![0] - ax, points[i]![1] - ay];
    const span = Math.hypot(dx, dy);
    if (span === 0) continue;
    const along = ((x - ax) * dx + (y - ay) * dy) / span;
    const within = Math.min(span, Math.max(0, along));
    const distance = Math.hypot(x - ax - (within * dx) / span, y - ay - (within * dy) / span);
    if (distance >= best.distance) continue;
    const isFirst = i === 1 && along < 0;
    const isLast = i === points.length - 1 && along > span;
    best = {
      along: walked[i - 1]! + (isFirst || isLast ? along : within),
      aside: distance * ((x - ax) * dy - (y - ay) * dx >= 0 ? 1 : -1),
      distance,
    };
  }
  return best;
}

/** A turn of the line that a player would call a corner. */
const CORNER_DEGREES = 20;
/** Bends closer together count as one. */
const CORNER_GAP_METRES = 40;

/** Metres along the line to each dogleg's corner, with its place. */
export function cornersOf({ points, walked, length }: LineOfPlay): { along: number; at: EastNorth }[] {
  const corners: { along: number; at: EastNorth; turn: number }[] = [];
  for (let i = 1; i < points.length - 1; i++) {
    const heading = (a: EastNorth, b: EastNorth) => Math.atan2(b[0] - a[0], b[1] - a[1]);
    const difference = heading(points[i]!, points[i + 1]!) - heading(points[i - 1]!, points[i]!);
    const turn = Math.abs((((difference * 180) / Math.PI + 540) % 360) - 180);
    const along = walked[i]!;
    if (along < CORNER_GAP_METRES || length - along < CORNER_GAP_METRES) continue;
    const last = corners.at(-1);
    if (last && along - last.along < CORNER_GAP_METRES) {
      last.turn += turn;
      continue;
    }
    corners.push({ along, at: points[i]!, turn });
  }
  return corners.filter(({ turn }) => turn >= CORNER_DEGREES).map(({ along, at }) => ({ along, at }));
}
