import type { HazardType, SurfaceType } from '#lib/contract/golf-profile.ts';
import type { Random } from '../random.ts';
import type { XY } from './plane.ts';
import type { Ring } from './shapes.ts';
import type { CourseStyle } from './style.ts';

/** A surface or hazard in the course's plane. */
export type Shape<T> = { type: T; ring: Ring };

/** What is traced around a hole, in the course's plane. */
export type HoleFeatures = {
  hazards: Shape<HazardType>[];
  surfaces: Shape<SurfaceType>[];
  /** A cart path, where the course has them. */
  path: XY[] | null;
};

/** What is to be around a hole; lengths are metres. */
export type HoleWish = {
  line: readonly XY[];
  par: number;
  /** Tees from the back, each a share of the hole's length. */
  teeShares: readonly number[];
  bunkers: number;
  ponds: number;
  spacing: number;
  style: CourseStyle;
  /** Whether anything but green and tees is traced. */
  isDetailed: boolean;
  /** 0 to 1: how large this course's greens and bunkers are among all courses'. */
  sizeRank: number;
};

/** The left of the line of play, or its right. */
export type Side = 1 | -1;

/** A share for a quantity of this hole that leans towards the course's own rank. */
export function leaning(rank: number, random: Random): number {
  const draw = random.next();
  return random.chance(0.5) ? draw : Math.max(0, Math.min(1, rank + (draw - 0.5) * 0.3));
}
