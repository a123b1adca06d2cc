import type { Area } from '#lib/contract/geometry.ts';
import type { Hazard, Surface } from '#lib/contract/golf-profile.ts';
import type { HoleFacts } from '#lib/contract/hole-facts.ts';
import { carriesFrom } from '#lib/golf/carries.ts';
import { HAZARDS } from '#lib/golf/hazards.ts';
import { polygonsOf } from '../geometry/area.ts';
import { distanceToArea } from '../geometry/line-distance.ts';
import { roundTo } from './contract-geometry.ts';
import {
  type Disc,
  type HazardOnHole,
  holds,
  isInBox,
  joinSpans,
  type LineOfPlay,
  type PlaneBox,
  type PlaneRing,
  planeBox,
  pointAlong,
} from './hazard-carries.ts';

/** Metres, degrees and shares, on a plane scaled to WGS84 at the tee; docs/hole-facts.md explains the formulas. */
const HOLE_FACTS = {
  /** A turn between shorter legs only means an unsteady hand, or a line that starts around a tee. */
  turningLeg: 40,
  bend: 15,
  dogleg: 30,
  doubleDogleg: 15,
  /** Water nearer to the tee isn't a carry. */
  carryStart: 20,
  shortestCarry: 10,
  islandRing: 15,
  islandShare: 0.6,
  greensideBunker: 20,
  approach: 60,
};

/** Ponds that share an edge are one water. */
const SHARED_EDGE_METRES = 0.1;

/** `on` is null for what is too far from the line to be looked at. */
export type HazardAtHole = { hazard: Hazard; disc: Disc; on: HazardOnHole | null };
export type GreenSurface = Surface & { geometry: Area };

/** `ahead`: metres along the line to the tee. */
export function toHoleFacts(
  { line, green }: { line: LineOfPlay; green: GreenOnLine | null },
  hazards: readonly HazardAtHole[],
  ahead: number,
): HoleFacts {
  const turns = turnsOf(line);
  const water = hazards.filter(({ hazard }) => HAZARDS[hazard.type].ground === 'water');
  return {
    turn: roundTo(sum(turns), 1),
    shape: shapeOf(turns),
    forced_carry: forcedCarry(water, ahead),
    island_green: green && isIsland(green, water, line),
    ...countBunkers(green, hazards, line),
    water_in_play: water.some(({ on }) => on?.isNear),
    green: green && {
      area: green.area,
      depth: roundTo(green.back - green.front, 1),
      width: roundTo(green.width, 1),
    },
  };
}

/** The one that the hole is played to; of several the nearest to its line's end. */
export function greenOf(
  holeId: string,
  end: readonly [number, number],
  greens: readonly GreenSurface[],
): GreenSurface | null {
  const own = greens.filter(({ hole_ids }) => hole_ids.includes(holeId));
  if (own.length < 2) return own[0] ?? null;
  const distances = own.map(({ geometry }) => distanceToArea([end], geometry));
  return own[distances.indexOf(Math.min(...distances))]!;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Degrees at each corner between two long legs: right is positive. */
function turnsOf({ xs, ys }: LineOfPlay): number[] {
  const turns: number[] = [];
  for (let i = 1; i + 1 < xs.length; i++) {
    const [ux, uy] = [xs[i]! - xs[i - 1]!, ys[i]! - ys[i - 1]!];
    const [vx, vy] = [xs[i + 1]! - xs[i]!, ys[i + 1]! - ys[i]!];
    if (Math.min(Math.hypot(ux, uy), Math.hypot(vx, vy)) < HOLE_FACTS.turningLeg) continue;
    turns.push((Math.atan2(uy * vx - ux * vy, ux * vx + uy * vy) * 180) / Math.PI);
  }
  return turns;
}

function shapeOf(turns: readonly number[]): HoleFacts['shape'] {
  const { bend, dogleg, doubleDogleg } = HOLE_FACTS;
  if (turns.some((turn) => turn >= doubleDogleg) && turns.some((turn) => turn <= -doubleDogleg)) {
    return 'double_dogleg';
  }
  const total = sum(turns.map(Math.abs));
  if (total < bend) return 'straight';
  const isLeft = sum(turns) < 0;
  if (total < dogleg) return isLeft ? 'bend_left' : 'bend_right';
  return isLeft ? 'dogleg_left' : 'dogleg_right';
}

function forcedCarry(water: readonly HazardAtHole[], ahead: number): HoleFacts['forced_carry'] {
  const across = joinSpans(
    water.flatMap(({ on }) => on?.across ?? []),
    SHARED_EDGE_METRES,
  );
  const stretches = carriesFrom(across, ahead).filter(
    ({ reach, carry }) => reach >= HOLE_FACTS.carryStart && carry - reach >= HOLE_FACTS.shortestCarry,
  );
  const [longest] = stretches.sort((a, b) => b.carry - b.reach - (a.carry - a.reach) || a.reach - b.reach);
  return longest ? { start: Math.round(longest.reach), end: Math.round(longest.carry) } : null;
}

type PlaneGreen = {
  /** Square metres. */
  area: number;
  /** The rings of each polygon, the exterior first; metres east and north of the line's start. */
  polygons: PlaneRing[][];
  box: PlaneBox;
};

function toPlaneGreen({ geometry, area }: GreenSurface, line: LineOfPlay): PlaneGreen {
  const polygons = toPlanePolygons(geometry, line);
  return { area: area ?? 0, polygons, box: planeBox(polygons.flatMap(([exterior]) => exterior ?? [])) };
}

function toPlanePolygons(area: Area, line: LineOfPlay): PlaneRing[][] {
  return polygonsOf(area).map((rings) => rings.map((ring) => ring.map(line.toPlane)));
}

/** A green and where it is on a hole's line. */
export type GreenOnLine = PlaneGreen & {
  /** Metres along the line, and straight on beyond its end. */
  front: number;
  back: number;
  /** Metres across the way that the approach is played. */
  width: number;
};

export function greenOnLine(surface: GreenSurface, line: LineOfPlay): GreenOnLine {
  const green = toPlaneGreen(surface, line);
  const [fromX, fromY] = pointAlong(line, Math.max(0, line.length - HOLE_FACTS.approach));
  const [endX, endY] = [line.xs.at(-1)!, line.ys.at(-1)!];
  const [ex, ey] = [endX - fromX, endY - fromY];
  const length = Math.hypot(ex, ey) || 1;
  const turned = green.polygons
    .flatMap(([exterior]) => exterior ?? [])
    .map(([x, y]) => [((x - endX) * ex + (y - endY) * ey) / length, (x * ey - y * ex) / length] as const);
  const [nearest, left, farthest, right] = planeBox(turned);
  return { ...green, front: line.length + nearest, back: line.length + farthest, width: right - left };
}

function countBunkers(
  green: PlaneGreen | null,
  hazards: readonly HazardAtHole[],
  line: LineOfPlay,
): Pick<HoleFacts, 'greenside_bunkers' | 'fairway_bunkers'> {
  if (!green) return { greenside_bunkers: null, fairway_bunkers: null };
  let [greenside, fairway] = [0, 0];
  for (const { hazard, disc, on } of hazards) {
    if (hazard.type !== 'bunker') continue;
    if (isWithin(HOLE_FACTS.greensideBunker, { hazard, disc }, green, line)) greenside++;
    else if (on?.isNear) fairway++;
  }
  return { greenside_bunkers: greenside, fairway_bunkers: fairway };
}

/** Whether less than this many metres separate the hazard from the green. */
function isWithin(
  metres: number,
  { hazard, disc }: Pick<HazardAtHole, 'hazard' | 'disc'>,
  green: PlaneGreen,
  line: LineOfPlay,
): boolean {
  const [x, y] = line.toPlane(disc.centre);
  if (!isInBox(green.box, x, y, 1.01 * disc.radius + metres)) return false;
  const polygons = toPlanePolygons(hazard.geometry, line);
  const squared = metres * metres;
  return polygons.some((one) => green.polygons.some((other) => areNear(one, other, squared)));
}

/** Nearest at a corner of one of them; or one lies within the other. */
function areNear(one: readonly PlaneRing[], other: readonly PlaneRing[], squared: number): boolean {
  const isNear = (corners: readonly PlaneRing[], edges: readonly PlaneRing[]) =>
    corners.some((ring) => ring.some(([x, y]) => squaredToRings(x, y, edges) <= squared));
  const holdsCorner = (outer: readonly PlaneRing[], inner: readonly PlaneRing[]) => {
    const [x, y] = inner[0]?.[0] ?? [Number.NaN, Number.NaN];
    return holds(outer, x, y);
  };
  return isNear(one, other) || isNear(other, one) || holdsCorner(one, other) || holdsCorner(other, one);
}

function squaredToRings(x: number, y: number, rings: readonly PlaneRing[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 0; i + 1 < ring.length; i++) {
      const ax = ring[i]![0];
      const ay = ring[i]![1];
      const dx = ring[i + 1]![0] - ax;
      const dy = ring[i + 1]![1] - ay;
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
      const t = along < 0 ? 0 : Math.min(along, 1);
      const ex = x - ax - t * dx;
      const ey = y - ay - t * dy;
      const squared = ex * ex + ey * ey;
      if (squared < least) least = squared;
    }
  }
  return least;
}

/** The ring is looked at in points this many metres from each other. */
const ISLAND_STEP = 2.5;
/** A coarser first look: most greens with water near them are far from being islands. */
const FIRST_LOOK = { step: 8, share: 0.35 };

function isIsland(green: PlaneGreen, water: readonly HazardAtHole[], line: LineOfPlay): boolean {
  const around = water.filter((each) => isWithin(HOLE_FACTS.islandRing, each, green, line));
  if (around.length === 0) return false;
  const ponds = around.flatMap(({ hazard }) => toPlanePolygons(hazard.geometry, line));
  if (wetShare(green, ponds, FIRST_LOOK.step) < FIRST_LOOK.share) return false;
  return wetShare(green, ponds, ISLAND_STEP) >= HOLE_FACTS.islandShare;
}

/** The wet share of the ring around the green, by points `step` metres from each other. */
function wetShare({ polygons, box }: PlaneGreen, ponds: readonly PlaneRing[][], step: number): number {
  const { islandRing } = HOLE_FACTS;
  const [west, south, east, north] = box;
  let [wet, points] = [0, 0];
  for (let x = west - islandRing; x <= east + islandRing; x += step) {
    for (let y = south - islandRing; y <= north + islandRing; y += step) {
      if (polygons.some((rings) => holds(rings, x, y))) continue;
      if (polygons.every((rings) => squaredToRings(x, y, rings) > islandRing ** 2)) continue;
      points++;
      if (ponds.some((rings) => holds(rings, x, y))) wet++;
    }
  }
  return points === 0 ? 0 : wet / points;
}
