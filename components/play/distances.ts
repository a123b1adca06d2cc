import { cornersOf, placeOnLine } from '#components/geometry/line-of-play.ts';
import { cutsOfRay, isWithin, metresBetween, planeFrom } from '#components/geometry/metre-plane.ts';
import type { LonLat } from '#lib/geo/ruler.ts';
import type { Carry } from '#lib/golf/carries.ts';
import { figuresFrom } from '#lib/golf/hole-tee.ts';
import type { MappedHole } from './play-course.ts';

/** Metres from the ball. */
export interface GreenDistances {
  /** Null on the green, and where its edge isn't mapped. */
  front: number | null;
  middle: number;
  back: number | null;
}

/** The distances at which the ray from the ball through the green's middle enters and leaves it. */
export function greenDistances({ green, middle }: MappedHole, ball: LonLat): GreenDistances {
  const toPlane = planeFrom(ball);
  const to = toPlane(middle);
  const rings = green?.map((ring) => ring.map(toPlane)) ?? null;
  const isOnGreen = rings !== null && isWithin([0, 0], rings);
  const cuts = rings === null || isOnGreen ? null : cutsOfRay(to, rings);
  return { front: cuts?.first ?? null, middle: Math.hypot(...to), back: cuts?.last ?? null };
}

/** The green from a tee, along the hole as its pages have it; straight to it where it isn't mapped, or is the other of two. */
export function greenFromTee(mapped: MappedHole, tee: LonLat, ahead: number | null): GreenDistances {
  const along = ahead === null ? null : figuresFrom(mapped.hole, ahead).green;
  return along ?? greenDistances(mapped, tee);
}

/** A hazard in metres from the ball along the hole. */
export type HazardAhead = Carry & { hazard_id: string; layUp: number | null };

/** Left before a hazard when laying up. */
const LAY_UP_METRES = 10;

/** The hazards that aren't behind the ball, which is `along` metres along the line, as every page of the hole has them. */
export function hazardsAhead(
  { line, hole }: MappedHole,
  ball: LonLat,
  along = placeOnLine(line, line.toPlane(ball)).along,
): HazardAhead[] {
  return figuresFrom(hole, along).carries.map((hazard) => {
    const layUp = hazard.reach - LAY_UP_METRES;
    return { ...hazard, layUp: layUp > LAY_UP_METRES ? layUp : null };
  });
}

/** Metres from the ball to the next corner in a straight line, and along the hole from there to its end. */
export function nextCorner({ line }: MappedHole, ball: LonLat): { to: number; left: number } | null {
  const place = line.toPlane(ball);
  const { along } = placeOnLine(line, place);
  const corner = cornersOf(line).find((each) => each.along > along + LAY_UP_METRES);
  if (!corner) return null;
  const to = Math.hypot(corner.at[0] - place[0], corner.at[1] - place[1]);
  return { to, left: line.length - corner.along };
}

/** Metres from the ball to a place, and from there to the middle of the green. */
export function targetDistances(
  { middle }: MappedHole,
  ball: LonLat,
  target: LonLat,
): { target: number; remaining: number } {
  return { target: metresBetween(ball, target), remaining: metresBetween(target, middle) };
}
