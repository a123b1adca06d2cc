import type { Random } from '../random.ts';
import { type HoleToLay, type Lane, orderWing } from './order-wing.ts';
import {
  between,
  distance,
  lineLength,
  pointsAlong,
  type Ring,
  ringArea,
  rounded,
  turned,
  type XY,
} from './plane.ts';

export type Layout = {
  /** Lines of the holes in the order of play. */
  lines: XY[][];
  pars: number[];
  outline: Ring;
  /** Metres between the middles of neighbouring lanes. */
  spacing: number;
  /** Half the width, and the depth, of the lanes on the range's side of the clubhouse (metres). */
  reach: { halfWidth: number; depth: number };
  /** Whether a strip between the two wings is free for a driving range. */
  hasRange: boolean;
  /** The ground of a place among the lanes: x is across them, y away from the clubhouse, which is at 0, 0. */
  toGround: (place: XY) => XY;
};

type LayoutSpec = {
  /** Each wing's holes, in an order that may change. */
  wings: readonly (readonly HoleToLay[])[];
  areaSquareMetres: number;
  hasRange: boolean;
};

/** Metres from the clubhouse to the first tees, and beyond the last greens. */
const BASE = 34;
const MARGIN = 46;
const RANGE_WIDTH = 84;
const [LEAST_SPACING, MOST_SPACING] = [36, 165] as const;
/** Metres: where lanes are closer, they bend less, so that straight holes don't meet their neighbours. */
const ROOMY = 65;
/** Metres: a shorter hole is played straight. */
const STRAIGHT_HOLE = 250;
/** Metres: a bend nearer to the tee or the green wouldn't be one for the player. */
const SHORTEST_LEG = 40;
/** Out from the clubhouse (1) or to the other side of it (-1); columns are counted from the middle of their side. */
type PlacedLane = Lane & { side: 1 | -1; sways: number[] };

/**
 * Wings of parallel lanes on one or two sides of a clubhouse, on ground that's bent as a whole, so that holes bend
 * together and never cross. Corrected until holes and outline have about the lengths and the area asked for.
 */
export function layCourse(spec: LayoutSpec, random: Random): Layout {
  const isSideBySide = spec.wings.length === 2 && random.chance(0.6);
  const hasRange = isSideBySide && spec.hasRange;
  const lanes = placeLanes(spec.wings, isSideBySide, random);
  const holes = lanes.flatMap((lane) => lane.holes);
  const targets = holes.map(({ length }) => length);
  const bends = drawBends(Math.sqrt(spec.areaSquareMetres), random);
  let lengths = targets;
  let spacing = Math.sqrt(spec.areaSquareMetres / lanes.length / 8);
  for (let round = 0; ; round++) {
    const bend = bends(Math.min(1, spacing / ROOMY));
    const laid = lay(lanes, { lengths, spacing, hasRange, bend });
    if (round === 2) return { ...laid, pars: holes.map(({ par }) => par), hasRange };
    const scaled = (spacing * spec.areaSquareMetres) / ringArea(laid.outline);
    spacing = Math.max(LEAST_SPACING, Math.min(MOST_SPACING, scaled));
    lengths = lengths.map((length, i) => (length * targets[i]!) / lineLength(laid.lines[i]!));
  }
}

/** Two wings are next to each other, with their first tees in the middle, or back to back; more alternate between the sides. */
function placeLanes(wings: LayoutSpec['wings'], isSideBySide: boolean, random: Random): PlacedLane[] {
  const sides = wings.map((_, i): 1 | -1 => (isSideBySide || i % 2 === 0 ? 1 : -1));
  const lanes: PlacedLane[] = [];
  const width = { '1': 0, '-1': 0 };
  wings.forEach((wing, i) => {
    const side = sides[i]!;
    const ordered = orderWing(wing, random);
    const isMirrored = isSideBySide && i === 0;
    for (const lane of ordered) {
      const column = width[side] + (isMirrored ? ordered.length - 1 - lane.column : lane.column);
      const sways = lane.holes.flatMap(() => [random.normal(0, 0.05), random.normal(0, 0.08)]);
      lanes.push({ ...lane, column, side, sways });
    }
    width[side] += ordered.length;
  });
  return lanes.map((lane) => ({ ...lane, column: lane.column - (width[lane.side] - 1) / 2 }));
}

type Bend = { corners: readonly number[]; move: (place: XY) => XY };

/** Shears: everything moves sideways by how far out it is, in straight stretches, and a little ahead in waves. Areas stay. */
function drawBends(courseMetres: number, random: Random): (steepness: number) => Bend {
  const angle = random.between(0, 2 * Math.PI);
  const wave = (2 * Math.PI) / (courseMetres * random.between(1.1, 1.9));
  const [height, phase] = [random.between(0.05, 0.16) / wave, random.between(0, 2 * Math.PI)];
  const zigzags = [drawZigzag(random), drawZigzag(random)];
  return (steepness) => ({
    corners: zigzags.flatMap(({ corners }, i) => corners.map(([at]) => (i === 0 ? at : -at))),
    move([x, y]) {
      const bent = x + steepness * shiftAt(zigzags[y < 0 ? 1 : 0]!.corners, Math.abs(y));
      return turned([bent, y + height * (Math.sin(bent * wave + phase) - Math.sin(phase))], angle);
    },
  });
}

type Zigzag = { corners: (readonly [at: number, shift: number])[] };

/** Corners where drives land and where most holes end: stretches lean left and right in turn. */
function drawZigzag(random: Random): Zigzag {
  const corners: [number, number][] = [[0, 0]];
  let side = random.chance(0.5) ? 1 : -1;
  for (let at = BASE; at < 6000; side = -side) {
    const stretch = random.between(175, 235);
    const [, shift] = corners.at(-1)!;
    corners.push([at + stretch, shift + side * stretch * random.between(0.1, 0.46)]);
    at += stretch;
  }
  return { corners };
}

function shiftAt(corners: Zigzag['corners'], at: number): number {
  const i = Math.max(
    1,
    corners.findIndex(([place]) => place >= at),
  );
  const [[from, fromShift], [to, toShift]] = [corners[i - 1]!, corners[i]!];
  return fromShift + ((toShift - fromShift) * (at - from)) / (to - from);
}

type Laying = { lengths: readonly number[]; spacing: number; hasRange: boolean; bend: Bend };

function lay(lanes: readonly PlacedLane[], { lengths, spacing, hasRange, bend }: Laying) {
  const xOf = ({ column }: Lane) => column * spacing + (hasRange ? (Math.sign(column) * RANGE_WIDTH) / 2 : 0);
  const lines: XY[][] = [];
  const tops = lanes.map((lane) => {
    const first = lines.length;
    const own = lengths.slice(first, first + lane.holes.length);
    let y = BASE + lane.shift;
    const spans = (lane.isBack ? own.toReversed() : own).map((length): [number, number] => {
      const span: [number, number] = [y, y + length];
      y += length + lane.gap;
      return span;
    });
    if (lane.isBack) spans.reverse();
    spans.forEach(([near, far], i) => {
      const [from, to] = lane.isBack ? [far, near] : [near, far];
      const [teeX, greenX] = lane.sways.slice(2 * i, 2 * i + 2).map((sway) => xOf(lane) + sway * spacing);
      lines.push(bentLine([teeX!, lane.side * from], [greenX!, lane.side * to], bend));
    });
    return { x: xOf(lane), side: lane.side, top: y - lane.gap };
  });
  const outline = outlineOf(tops, spacing).map(bend.move);
  const front = tops.filter(({ side }) => side === 1);
  const halfWidth = Math.max(...front.map(({ x }) => x)) + spacing / 2;
  const reach = { halfWidth, depth: Math.max(...front.map(({ top }) => top)) };
  return { lines, outline, spacing, reach, toGround: bend.move };
}

/** A corner wherever the ground bends under a long hole. */
function bentLine(tee: XY, green: XY, bend: Bend): XY[] {
  const length = distance(tee, green);
  const shares = bend.corners.map((at) => (at - tee[1]) / (green[1] - tee[1]));
  const bends = shares.filter(
    (share) => share * length > SHORTEST_LEG && (1 - share) * length > SHORTEST_LEG,
  );
  const corners = length < STRAIGHT_HOLE ? [] : bends.sort((a, b) => a - b);
  return [tee, ...corners.map((share) => between(tee, green, share)), green].map(bend.move);
}

/** An outline around the ends of the lanes and the clubhouse's ground. */
function outlineOf(tops: readonly { x: number; side: 1 | -1; top: number }[], spacing: number): Ring {
  const margin = MARGIN * Math.min(1, spacing / 70);
  const edge = (side: 1 | -1): XY[] => {
    const own = tops.filter((lane) => lane.side === side).sort((a, b) => a.x - b.x);
    if (own.length === 0) return [-1, 1].map((sign) => [sign * spacing, -2 * margin]);
    const ends = [own[0]!.x - spacing / 2, own.at(-1)!.x + spacing / 2];
    const base = own.length === tops.length ? ends.map((x): XY => [x, -side * margin]) : [];
    return [
      ...base.slice(0, 1),
      ...own.flatMap(({ x, top }, i): XY[] => {
        // No lane is a valley between two others.
        const neighbours = ((own[i - 1]?.top ?? 0) + (own[i + 1]?.top ?? 0)) / 2;
        const y = side * (Math.max(top, neighbours) + margin);
        return [
          [x - spacing * 0.4, y],
          [x + spacing * 0.4, y],
        ];
      }),
      ...base.slice(1),
    ];
  };
  const corners = rounded(rounded([...edge(1), ...edge(-1).reverse()]));
  // Long edges bend with the ground.
  return corners.flatMap((corner, i) =>
    pointsAlong([corner, corners[(i + 1) % corners.length]!], 90).slice(0, -1),
  );
}
