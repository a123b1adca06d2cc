import type { Random } from '../random.ts';
import { distance, lineLength, ringArea, type XY } from './plane.ts';
import { type OrderedWing, orderWing } from './play-order.ts';
import type { Ring } from './shapes.ts';
import { convexRing, isSimpleRing } from './simple-ring.ts';
import { drawWarp, type Warp } from './warp.ts';
import { layWing, type Wing } from './wing.ts';
import type { WingPlan } from './wing-plan.ts';
import { spacingNeeded } from './wing-route.ts';

/** Where a wing stands: its base's middle, and which way its lanes run. */
type Stand = { angle: number; offset: XY };

/** A course's holes as lines in its plane, its outline and the fixed points around the clubhouse. */
export type Layout = {
  lines: XY[][];
  /** Par of each hole in the order of play that was found. */
  pars: number[];
  outline: Ring;
  clubhouse: XY;
  /** Unit direction in which the clubhouse looks. */
  facing: XY;
  /** A free strip for the driving range: from and to; null where there's no room. */
  range: { from: XY; to: XY } | null;
  /** Metres between the middles of neighbouring holes. */
  spacing: number;
};

/** A hole that is to be laid: its par and its metres. */
export type WishedHole = { par: number; length: number };

/** What a course is to be laid out of. */
export type LayoutWish = {
  /** Holes of each wing, in order of play. */
  wings: number[];
  /** Par and metres of each wing's holes, in any order. */
  holes: readonly WishedHole[];
  areaSquareMetres: number;
  isLinks: boolean;
  hasRange: boolean;
};

/** Short holes may stand closer together than long ones: spacing against their mean length. */
const LEAST_SPACING = 34;
const LEAST_OF_LONG = 40;
const LEAST_OF_LENGTH = 0.28;
const MOST_SPACING = 165;
/** Ground behind the far ends of lanes and before their near ends, metres; less where lanes stand close together. */
const OUTLINE_MARGIN = 46;
const BASE_MARGIN = 34;
const WIDE_SPACING = 70;
/** Half the width and the depth of the ground around the clubhouse, and the spacing below which it stays as it is. */
const DOORSTEP = [75, 78] as const;
const LEAST_FOR_A_DOORSTEP = 50;
const RANGE_WIDTH = 84;
const RANGE_LENGTH = 235;

/**
 * Lays a course out: wings of lanes around a clubhouse, bent by shears, corrected until holes have the lengths
 * and the ground the area that were asked for.
 */
export function layCourse(wish: LayoutWish, random: Random): Layout {
  let spacing = firstSpacing(wish);
  const arrange = drawArrangement(wish, random);
  const ordered = orderWings(wish, spacing, isStar(arrange), random);
  const plans = ordered.map((wing) => wing.plan);
  const targets = ordered.flatMap((wing) => wing.holes.map((hole) => hole.length));
  const warp = drawWarp(Math.sqrt(wish.areaSquareMetres), wish.isLinks, random);
  let lengths = [...targets];
  const least = Math.max(
    leastSpacing(wish),
    ...ordered.map(({ plan, holes }) =>
      spacingNeeded(
        plan,
        holes.map((hole) => hole.length),
      ),
    ),
  );
  let placed = place(plans, lengths, spacing, arrange, warp);
  for (let round = 0; round < 2; round++) {
    const wanted = wish.areaSquareMetres / Math.abs(ringArea(placed.outline));
    spacing = Math.max(least, Math.min(MOST_SPACING, spacing * wanted));
    lengths = lengths.map((length, i) => (length * targets[i]!) / lineLength(placed.lines[i]!));
    placed = place(plans, lengths, spacing, arrange, warp);
  }
  // Where the edges of two wings overlap after all, the course is given all the ground between them.
  const outline = isSimpleRing(placed.outline) ? placed.outline : convexRing(placed.outline);
  return { ...placed, outline, pars: ordered.flatMap((wing) => wing.holes.map((hole) => hole.par)) };
}

function orderWings(wish: LayoutWish, spacing: number, isStarred: boolean, random: Random): OrderedWing[] {
  const shape = wish.isLinks ? 'long' : isStarred || random.chance(0.15) ? 'wide' : 'usual';
  let first = 0;
  return wish.wings.map((count) => {
    const holes = wish.holes.slice(first, first + count);
    first += count;
    return orderWing(holes, shape, spacing, random);
  });
}

function firstSpacing(wish: LayoutWish): number {
  const played = wish.holes.reduce((sum, { length }) => sum + length + 60, 0);
  return Math.max(leastSpacing(wish), Math.min(MOST_SPACING, wish.areaSquareMetres / played));
}

function leastSpacing({ holes }: LayoutWish): number {
  const mean = holes.reduce((sum, { length }) => sum + length, 0) / holes.length;
  return Math.max(LEAST_SPACING, Math.min(LEAST_OF_LONG, mean * LEAST_OF_LENGTH));
}

type Arrangement = { sideBySide: boolean; angles: number[]; hasRange: boolean };

function drawArrangement(wish: LayoutWish, random: Random): Arrangement {
  const count = wish.wings.length;
  const turn = random.between(0, 2 * Math.PI);
  if (count === 1) return { sideBySide: false, angles: [turn], hasRange: wish.hasRange };
  if (count === 2 && random.chance(0.6))
    return { sideBySide: true, angles: [turn, turn], hasRange: wish.hasRange };
  // Two wings may also stand back to back or at a right angle; more stand around the clubhouse like a star.
  const step = count === 2 && random.chance(0.5) ? Math.PI / 2 : (2 * Math.PI) / count;
  return { sideBySide: false, angles: wish.wings.map((_, i) => turn - i * step), hasRange: false };
}

function place(
  plans: readonly WingPlan[],
  lengths: readonly number[],
  spacing: number,
  arrange: Arrangement,
  warp: Warp,
): Omit<Layout, 'pars'> {
  let first = 0;
  const wings = plans.map((plan) => {
    const holes = plan.gaps.length;
    const wing = layWing(plan, lengths.slice(first, first + holes), spacing);
    first += holes;
    return isStar(arrange) ? withToe(wing, spacing, starStep(arrange)) : wing;
  });
  const stands = standsOf(wings, spacing, arrange);
  const toPlane = (point: XY, { angle, offset }: Stand) =>
    warp(turned([point[0] + offset[0], point[1] + offset[1]], angle));
  const angle = arrange.angles[0]!;
  const edges = wings.map((wing, i) => {
    const { angle: wingAngle, offset } = stands[i]!;
    return skyline(wing, spacing).map(([x, y]) => turned([x + offset[0], y + offset[1]], wingAngle));
  });
  // Ground between two wings belongs to the course most of the way up.
  const stripReach = arrange.sideBySide
    ? 0.8 * Math.min(wings[0]!.lanes.at(-1)!.top, wings[1]!.lanes[0]!.top)
    : 0;
  const corners = joinEdges(edges, arrange, spacing, stripReach);
  const outline = rounded(corners).map(warp);
  return {
    lines: wings.flatMap((wing, i) =>
      wing.lines.map((line) => line.map((point) => toPlane(point, stands[i]!))),
    ),
    outline: ringArea(outline) < 0 ? outline.reverse() : outline,
    clubhouse: warp(isStar(arrange) ? [0, 0] : turned([0, -30], angle)),
    facing: turned([0, 1], angle),
    range: arrange.hasRange
      ? { from: warp(turned([0, 12], angle)), to: warp(turned([0, RANGE_LENGTH], angle)) }
      : null,
    spacing,
  };
}

function isStar(arrange: Arrangement): boolean {
  return !arrange.sideBySide && arrange.angles.length > 1;
}

/** Radians between neighbouring wings of a star. */
function starStep(arrange: Arrangement): number {
  return Math.abs(arrange.angles[1]! - arrange.angles[0]!);
}

/** Moves the inner lanes of a star's wing inwards, lane by lane, into the corner between its neighbours. */
function withToe(wing: Wing, spacing: number, step: number): Wing {
  const half = (wing.lanes.at(-1)!.x - wing.lanes[0]!.x + spacing) / 2;
  const toe = (x: number) => (-0.85 * Math.max(0, half - Math.abs(x) - spacing / 2)) / Math.tan(step / 2);
  return {
    lines: wing.lines.map((line) => line.map(([x, y]): XY => [x, y + toe(x)])),
    lanes: wing.lanes.map((lane) => ({
      x: lane.x,
      bottom: lane.bottom + toe(lane.x),
      top: lane.top + toe(lane.x),
    })),
  };
}

/** Joins the edges of the wings, clockwise, with the ground of the clubhouse and of the driving range. */
function joinEdges(edges: XY[][], arrange: Arrangement, spacing: number, stripReach: number): XY[] {
  const angle = arrange.angles[0]!;
  const far = Math.max(RANGE_LENGTH + 30, stripReach);
  const strip: XY[] = arrange.hasRange
    ? [
        [-RANGE_WIDTH / 2, far],
        [RANGE_WIDTH / 2, far],
      ]
    : [];
  const stripCorners = strip.map((corner) => turned(corner, angle));
  const [half, deep] = DOORSTEP.map((metres) => snug(metres, Math.max(spacing, LEAST_FOR_A_DOORSTEP)));
  const doorstep = [turned([half!, -deep!], angle), turned([-half!, -deep!], angle)];
  const [first, second] = edges;
  if (arrange.sideBySide) {
    return [...first!.slice(0, -1), ...stripCorners, ...second!.slice(1), ...doorstep];
  }
  if (edges.length === 1) {
    if (!arrange.hasRange) return [...first!, ...doorstep];
    return [
      turned([-RANGE_WIDTH / 2 - 10, -BASE_MARGIN], angle),
      ...stripCorners,
      ...first!.slice(1),
      ...doorstep,
    ];
  }
  const isRightAngle = edges.length === 2 && Math.abs(arrange.angles[1]! - angle) < 2;
  return [...edges.flat(), ...(isRightAngle ? [turned([0, -110], angle - Math.PI / 4)] : [])];
}

/** A single wing with a range stands beside it; two leave a strip for it between them. */
function standsOf(wings: readonly Wing[], spacing: number, arrange: Arrangement): Stand[] {
  const halfWidth = (wing: Wing) => (wing.lanes.at(-1)!.x - wing.lanes[0]!.x + spacing) / 2;
  const strip = arrange.hasRange ? RANGE_WIDTH / 2 : 0;
  if (wings.length === 1) {
    const shift = arrange.hasRange ? strip + halfWidth(wings[0]!) : 0;
    return [{ angle: arrange.angles[0]!, offset: [shift, BASE_MARGIN] }];
  }
  if (arrange.sideBySide) {
    return wings.map((wing, i) => ({
      angle: arrange.angles[i]!,
      offset: [(i === 0 ? -1 : 1) * (strip + halfWidth(wing)), BASE_MARGIN],
    }));
  }
  const step = starStep(arrange);
  const widest = Math.max(...wings.map(halfWidth));
  const away = BASE_MARGIN + Math.max(20, widest / Math.tan(step / 2));
  return wings.map((_, i) => ({ angle: arrange.angles[i]!, offset: [0, away] }));
}

function turned([x, y]: XY, angle: number): XY {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Small courses keep little ground around their holes. */
function snug(margin: number, spacing: number): number {
  return margin * Math.min(1, spacing / WIDE_SPACING);
}

/** The wing's edge from its base's left end over the tops of its lanes to the right end. */
function skyline(wing: Wing, spacing: number): XY[] {
  const half = spacing * 0.46;
  const base = -snug(BASE_MARGIN, spacing);
  const margin = snug(OUTLINE_MARGIN, spacing);
  const left = wing.lanes[0]!;
  const right = wing.lanes.at(-1)!;
  const points: XY[] = [[left.x - spacing / 2, base]];
  for (const lane of wing.lanes) {
    const reach = lane === left || lane === right ? spacing / 2 : half;
    points.push([lane.x - (lane === left ? reach : half), lane.top + margin]);
    points.push([lane.x + (lane === right ? reach : half), lane.top + margin]);
  }
  points.push([right.x + spacing / 2, base]);
  return points;
}

const CORNER_METRES = 58;
const LONGEST_EDGE = 170;
const LEAST_STEP = 9;

/** Cuts the corners of a ring and divides its long edges, so that it bends with the warp. */
function rounded(corners: readonly XY[]): Ring {
  const ring: Ring = [];
  corners.forEach((corner, i) => {
    const before = corners.at(i - 1)!;
    const after = corners[(i + 1) % corners.length]!;
    const start = towards(corner, before, CORNER_METRES);
    const end = towards(corner, after, CORNER_METRES);
    ring.push(start, [(start[0] + end[0] + 2 * corner[0]) / 4, (start[1] + end[1] + 2 * corner[1]) / 4], end);
    const next = towards(after, corner, CORNER_METRES);
    const length = Math.hypot(next[0] - end[0], next[1] - end[1]);
    const parts = Math.floor(length / LONGEST_EDGE) + 1;
    for (let part = 1; part < parts; part++) {
      const share = part / parts;
      ring.push([end[0] + (next[0] - end[0]) * share, end[1] + (next[1] - end[1]) * share]);
    }
  });
  return ring.filter((point, i) => distance(point, ring.at(i - 1)!) > LEAST_STEP);
}

function towards([x, y]: XY, [tx, ty]: XY, metres: number): XY {
  const length = Math.hypot(tx - x, ty - y);
  const share = length === 0 ? 0 : Math.min(metres, length * 0.45) / length;
  return [x + (tx - x) * share, y + (ty - y) * share];
}
