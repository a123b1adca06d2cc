import type { HazardType, SurfaceType } from '#lib/contract/golf-profile.ts';
import type { Site } from '../world/sites.ts';
import type { Ring, XY } from './plane.ts';
import type { CourseStyle } from './style.ts';

/** What has been settled about a course before its details are drawn. */
export type CourseSpec = {
  seed: number;
  index: number;
  site: Site;
  slug: string;
  holeCount: number;
  holesWithoutElevation: number;
  hasHazards: boolean;
  hasRatings: boolean;
  /** Whether only its name, its place and its number of holes are known. */
  isUntraced: boolean;
};

/** What is to be drawn around a hole; lengths are metres. */
export type HoleSpec = {
  line: readonly XY[];
  par: number;
  /** The tees from the back, each as a share of the hole's length. */
  teeShares: readonly number[];
  bunkers: number;
  ponds: number;
  /** From the middle of this hole to the middle of the next. */
  spacing: number;
  style: CourseStyle;
  /** Whether more than the green and the tees is drawn. */
  isDetailed: boolean;
  /** 0 to 1: how large this course's greens and bunkers are compared with other courses'. */
  sizeRank: number;
};

/** A surface or hazard in the course's plane. */
export type Shape<T> = { type: T; ring: Ring };

/** What is drawn around a hole, in the course's plane. */
export type HoleFeatures = {
  hazards: Shape<HazardType>[];
  surfaces: Shape<SurfaceType>[];
  /** A cart path, if the course has them. */
  path: XY[] | null;
};

/** Left (1) or right (-1) of the line of play. */
export type Side = 1 | -1;
