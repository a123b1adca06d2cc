import { type EastNorth, planeFrom, positionFrom } from '#components/geometry/metre-plane.ts';
import type { PlayHole } from '#components/play/play-course.ts';
import type { LonLat } from '#lib/geo/ruler.ts';

/** One a second. `hole` is null on the way from a green to the next tee. */
export type SimulatedFix = { hole: number | null; truth: LonLat; position: LonLat };

export interface RoundPlan {
  /** Metres: the standard deviation of the position's error along each axis. */
  sigma: number;
  /** The first hole played. */
  start: number;
  random: () => number;
}

/** Errors of GPS fade over about this many seconds. */
const ERROR_SECONDS = 40;
const WALK_METRES_PER_SECOND = 1.35;

/** A walk over all holes, each played in shots that stray from its line, with an error that drifts. */
export function simulateRound(
  holes: readonly PlayHole[],
  { sigma, start, random }: RoundPlan,
): SimulatedFix[] {
  const fixes: SimulatedFix[] = [];
  const origin = holes.find(({ mapped }) => mapped)!.mapped!.middle;
  const toPlane = planeFrom(origin);
  const keep = Math.exp(-1 / ERROR_SECONDS);
  const drift = sigma * Math.sqrt(1 - keep ** 2);
  let error: EastNorth = [sigma * normal(random), sigma * normal(random)];
  let at: EastNorth | null = null;

  const wait = (hole: number | null, seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      error = [error[0] * keep + drift * normal(random), error[1] * keep + drift * normal(random)];
      const [x, y] = at!;
      fixes.push({
        hole,
        truth: positionFrom(origin, [x, y]),
        position: positionFrom(origin, [x + error[0], y + error[1]]),
      });
    }
  };
  const walk = (hole: number | null, to: EastNorth) => {
    const from = at ?? to;
    const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / WALK_METRES_PER_SECOND);
    for (let step = 1; step <= steps; step++) {
      at = [from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps];
      wait(hole, 1);
    }
    at = to;
  };

  for (let turn = 0; turn < holes.length; turn++) {
    const index = (start + turn) % holes.length;
    const { mapped } = holes[index]!;
    if (!mapped) continue;
    const line = mapped.positions.map(toPlane);
    walk(null, line[0]!);
    wait(index, 40 + Math.floor(80 * random()));
    for (const shot of shotsAlong(line, random)) {
      walk(index, shot);
      wait(index, 25 + Math.floor(30 * random()));
    }
    const middle = toPlane(mapped.middle);
    for (let putt = 0; putt < 4; putt++) {
      walk(index, [middle[0] + 6 * normal(random), middle[1] + 6 * normal(random)]);
      wait(index, 15 + Math.floor(25 * random()));
    }
  }
  return fixes;
}

function shotsAlong(line: readonly EastNorth[], random: () => number): EastNorth[] {
  const shots: EastNorth[] = [];
  let toNext = 140 + 70 * random();
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]!;
    const [dx, dy] = [line[i]![0] - ax, line[i]![1] - ay];
    const span = Math.hypot(dx, dy);
    let along = toNext;
    for (; along < span - 25; along += 100 + 80 * random()) {
      const aside = 14 * normal(random);
      shots.push([ax + (dx * along - dy * aside) / span, ay + (dy * along + dx * aside) / span]);
    }
    toNext = Math.max(20, along - span);
  }
  return shots;
}

/** Box and Muller 1958. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
