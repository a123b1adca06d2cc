import type { Random } from '../random.ts';
import { type Bends, bendLine, bendPoint, drawBends, noBends } from './bends.ts';
import { type Arrangement, BASE_MARGIN, isStar, joinEdges, RANGE, rounded, skyline } from './outline.ts';
import {
  areNear,
  convexRing,
  isSimpleRing,
  lineLength,
  type Ring,
  ringArea,
  turned,
  type XY,
} from './plane.ts';
import { spacingNeeded, type WingPlan } from './routing.ts';
import { type HoleToLay, layWing, type OrderedWing, orderWing, type Wing } from './wing.ts';

/** The middle of its base, and the direction of its lanes (radians). */
type WingPlace = { angle: number; offset: XY };

export type Layout = {
  lines: XY[][];
  pars: number[];
  outline: Ring;
  clubhouse: XY;
  /** Unit vector. */
  facing: XY;
  /** The ends of the driving range's strip; null if there's no room. */
  range: { from: XY; to: XY } | null;
  /** Metres between the middles of neighbouring holes. */
  spacing: number;
};

type LayoutSpec = {
  /** Holes of each wing, in the order of play. */
  wings: number[];
  holes: readonly HoleToLay[];
  areaSquareMetres: number;
  isLinks: boolean;
  hasRange: boolean;
};

/** Spacing is at least a share of the holes' mean length, within these bounds (metres). */
const LEAST_SPACING = 34;
const LEAST_OF_LONG = 40;
const LEAST_OF_LENGTH = 0.28;
const MOST_SPACING = 165;

/**
 * Wings of lanes around a clubhouse, bent by shears, and corrected until holes and outline have about the
 * lengths and the area asked for.
 */
export function layCourse(spec: LayoutSpec, random: Random): Layout {
  const first = firstSpacing(spec);
  const arrange = drawArrangement(spec, random);
  const ordered = orderWings(spec, first, isStar(arrange), random);
  const plans = ordered.map((wing) => wing.plan);
  const targets = ordered.flatMap((wing) => wing.holes.map((hole) => hole.length));
  const warp = drawWarp(Math.sqrt(spec.areaSquareMetres), spec.isLinks, random);
  const least = Math.max(
    leastSpacing(spec),
    ...ordered.map(({ plan, holes }) =>
      spacingNeeded(
        plan,
        holes.map((hole) => hole.length),
      ),
    ),
  );
  const fit = (steepness: number) => {
    let [spacing, lengths, bends] = [first, targets, noBends];
    let placed = place(plans, lengths, spacing, arrange, { warp, bends });
    for (let round = 0; round < 3; round++) {
      // The first bends lengthen holes; the second are drawn for where those end after that.
      const angle = arrange.angles[0]!;
      if (round < 2) bends = drawBends(placed.unbent, { angle, spacing, steepness }, random);
      const wanted = spec.areaSquareMetres / Math.abs(ringArea(placed.outline));
      spacing = Math.max(least, Math.min(MOST_SPACING, spacing * wanted));
      lengths = lengths.map((length, i) => (length * targets[i]!) / lineLength(placed.lines[i]!));
      placed = place(plans, lengths, spacing, arrange, { warp, bends });
    }
    return placed;
  };
  let { unbent: _, ...layout } = fit(1);
  for (const steepness of GENTLER) if (doLinesMeet(layout.lines)) layout = fit(steepness);
  // If the edges of two wings still overlap, the course gets all the ground between them.
  const outline = isSimpleRing(layout.outline) ? layout.outline : convexRing(layout.outline);
  return { ...layout, outline, pars: ordered.flatMap((wing) => wing.holes.map((hole) => hole.par)) };
}

/** If holes would come too close to each other, the course bends less. */
const GENTLER = [0.6, 0.3, 0];
/** Metres between the lines of two holes. */
const CLEARANCE = 14;

function doLinesMeet(lines: readonly XY[][]): boolean {
  return lines.some((line, i) => lines.slice(i + 1).some((other) => areNear(line, other, CLEARANCE)));
}

function orderWings(spec: LayoutSpec, spacing: number, isStarred: boolean, random: Random): OrderedWing[] {
  const shape = spec.isLinks ? 'long' : isStarred || random.chance(0.15) ? 'wide' : 'usual';
  let first = 0;
  return spec.wings.map((count, index) => {
    const holes = spec.holes.slice(first, first + count);
    first += count;
    const side = index % 2 === 0 ? 'right' : 'left';
    return orderWing(holes, { shape, spacing, side }, random);
  });
}

function firstSpacing(spec: LayoutSpec): number {
  const played = spec.holes.reduce((sum, { length }) => sum + length + 60, 0);
  return Math.max(leastSpacing(spec), Math.min(MOST_SPACING, spec.areaSquareMetres / played));
}

function leastSpacing({ holes }: LayoutSpec): number {
  const mean = holes.reduce((sum, { length }) => sum + length, 0) / holes.length;
  return Math.max(LEAST_SPACING, Math.min(LEAST_OF_LONG, mean * LEAST_OF_LENGTH));
}

function drawArrangement(spec: LayoutSpec, random: Random): Arrangement {
  const count = spec.wings.length;
  const turn = random.between(0, 2 * Math.PI);
  if (count === 1) return { sideBySide: false, angles: [turn], hasRange: spec.hasRange };
  if (count === 2 && random.chance(0.6))
    return { sideBySide: true, angles: [turn, turn], hasRange: spec.hasRange };
  // Two wings may also be back to back or at a right angle; more surround the clubhouse like a star.
  const step = count === 2 && random.chance(0.5) ? Math.PI / 2 : (2 * Math.PI) / count;
  return { sideBySide: false, angles: spec.wings.map((_, i) => turn - i * step), hasRange: false };
}

function place(
  plans: readonly WingPlan[],
  lengths: readonly number[],
  spacing: number,
  arrange: Arrangement,
  { warp: wave, bends }: { warp: Warp; bends: Bends },
): Omit<Layout, 'pars'> & { unbent: XY[][] } {
  const warp: Warp = (point) => wave(bendPoint(point, bends));
  let first = 0;
  const wings = plans.map((plan) => {
    const holes = plan.gaps.length;
    const wing = layWing(plan, lengths.slice(first, first + holes), spacing);
    first += holes;
    return isStar(arrange) ? withToe(wing, spacing, starStep(arrange)) : wing;
  });
  const places = placesOf(wings, spacing, arrange);
  const toPlane = (point: XY, { angle, offset }: WingPlace) =>
    turned([point[0] + offset[0], point[1] + offset[1]], angle);
  const angle = arrange.angles[0]!;
  const edges = wings.map((wing, i) => {
    const { angle: wingAngle, offset } = places[i]!;
    return skyline(wing, spacing).map(([x, y]) => turned([x + offset[0], y + offset[1]], wingAngle));
  });
  // Most of the ground between two wings is the course's.
  const stripReach = arrange.sideBySide
    ? 0.8 * Math.min(wings[0]!.lanes.at(-1)!.top, wings[1]!.lanes[0]!.top)
    : 0;
  const corners = joinEdges(edges, arrange, spacing, stripReach);
  const outline = rounded(corners).map(warp);
  const unbent = wings.flatMap((wing, i) =>
    wing.lines.map((line) => line.map((point) => toPlane(point, places[i]!))),
  );
  return {
    unbent,
    lines: unbent.map((line) => bendLine(line, bends).map(wave)),
    outline: ringArea(outline) < 0 ? outline.reverse() : outline,
    clubhouse: warp(isStar(arrange) ? [0, 0] : turned([0, -30], angle)),
    facing: turned([0, 1], angle),
    range: arrange.hasRange
      ? { from: warp(turned([0, 12], angle)), to: warp(turned([0, RANGE.length], angle)) }
      : null,
    spacing,
  };
}

/** Radians. */
function starStep(arrange: Arrangement): number {
  return Math.abs(arrange.angles[1]! - arrange.angles[0]!);
}

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

/** The range is next to a single wing, or in the strip between two. */
function placesOf(wings: readonly Wing[], spacing: number, arrange: Arrangement): WingPlace[] {
  const halfWidth = (wing: Wing) => (wing.lanes.at(-1)!.x - wing.lanes[0]!.x + spacing) / 2;
  const strip = arrange.hasRange ? RANGE.width / 2 : 0;
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

/** Keeps areas and never makes lines cross. */
type Warp = (point: XY) => XY;

/** Two shears in waves. Each moves points along one axis only, so areas stay and nothing overlaps. */
function drawWarp(courseMetres: number, isLinks: boolean, random: Random): Warp {
  const shear = () => {
    const wavelength = courseMetres * random.between(1.1, 1.9) * (isLinks ? 1.6 : 1);
    const steepness = random.between(0.06, isLinks ? 0.24 : 0.18);
    const wave = (2 * Math.PI) / wavelength;
    const phase = random.between(0, 2 * Math.PI);
    const still = Math.sin(phase);
    return (at: number) => (steepness / wave) * (Math.sin(at * wave + phase) - still);
  };
  const [shearX, shearY] = [shear(), shear()];
  return (point) => {
    const x = point[0] + shearX(point[1]);
    return [x, point[1] + shearY(x)];
  };
}
