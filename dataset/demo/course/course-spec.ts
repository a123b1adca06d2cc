import type { SurfaceType } from '#lib/contract/golf-profile.ts';
import type { HazardType } from '#lib/contract/hole.ts';
import type { Site } from '../world/sites.ts';
import type { Awkwardness } from './awkward.ts';
import type { Ring, XY } from './plane.ts';
import type { CourseStyle } from './style.ts';

export type CourseSpec = {
  seed: number;
  index: number;
  site: Site;
  slug: string;
  holeCount: number;
  holesWithoutElevation: number;
  hasHazards: boolean;
  hasRatings: boolean;
  isUntraced: boolean;
  awkward?: Awkwardness;
};

/** Lengths are metres. */
export type HoleSpec = {
  line: readonly XY[];
  par: number;
  /** Tees from the back, as shares of the hole's length. */
  teeShares: readonly number[];
  bunkers: number;
  ponds: number;
  /** Metres between the middles of this hole and the next. */
  spacing: number;
  style: CourseStyle;
  isDetailed: boolean;
  /** 0 to 1: how large this course's greens and bunkers are. */
  sizeRank: number;
};

/** A shape in the course's plane. */
export type Shape<T> = { type: T; ring: Ring };

export type HoleFeatures = {
  hazards: Shape<HazardType>[];
  surfaces: Shape<SurfaceType>[];
  /** If the course has cart paths. */
  path: XY[] | null;
};

/** A side of the line of play: left (1) or right (-1). */
export type Side = 1 | -1;
