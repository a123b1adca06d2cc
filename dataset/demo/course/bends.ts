import type { Random } from '../random.ts';
import { distance, lineLength, turned, type XY } from './plane.ts';

/** Shifts everything aside by where it is along an axis: in straight stretches, so that holes bend where two meet. */
type Zigzag = { breaks: number[]; shift: (at: number) => number };

/** Two zigzags, of x along y and then of y along x, in a frame turned by `angle` (radians). Areas stay. */
export type Bends = { angle: number; alongY: Zigzag; alongX: Zigzag };

const straight: Zigzag = { breaks: [], shift: () => 0 };
export const noBends: Bends = { angle: 0, alongY: straight, alongX: straight };

/** Sideways by ahead: turns of 12 to 46 degrees. */
const SLOPES = [0.12, 0.44] as const;
const STRETCHES = [255, 500] as const;
/** Metres: holes this short are played straight. */
const STRAIGHT_HOLE = 250;
/** Between lanes that are closer, bends are gentler (metres). */
const ROOMY = 62;
/** Metres around the holes that have to bend with them. */
const MARGIN = 700;
const TRIES = 20;

/**
 * The bends, of some that are drawn, that let most holes bend where drives land, and few elsewhere. `spacing` is in metres; of
 * `steepness` 1 is usual and 0 straight.
 */
export function drawBends(
  lines: readonly (readonly XY[])[],
  { angle, spacing, steepness }: { angle: number; spacing: number; steepness: number },
  random: Random,
): Bends {
  if (steepness === 0 || lines.every((line) => lineLength(line) < STRAIGHT_HOLE)) return noBends;
  const ends = lines.map((line): [XY, XY] => [turned(line[0]!, -angle), turned(line.at(-1)!, -angle)]);
  const draw = (axis: 0 | 1): Zigzag => {
    const reach = Math.max(...ends.flat().map((end) => Math.abs(end[axis]))) + MARGIN;
    const reaches = reachesAlong(axis, ends);
    let found: number[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const breaks = drawBreaks(reach, random);
      const sum = fitness(reaches, breaks);
      if (sum <= most) continue;
      found = breaks;
      most = sum;
    }
    return toZigzag(found, steepness * Math.min(1, spacing / ROOMY), random);
  };
  return { angle, alongY: draw(1), alongX: draw(0) };
}

function drawBreaks(reach: number, random: Random): number[] {
  const breaks: number[] = [];
  for (let at = -reach - random.next() * STRETCHES[1]; at < reach; at += random.between(...STRETCHES)) {
    breaks.push(at);
  }
  return breaks;
}

/** Stretches lean left and right in turn. Nothing moves at the clubhouse. */
function toZigzag(breaks: number[], steepness: number, random: Random): Zigzag {
  const side = random.chance(0.5) ? steepness : -steepness;
  const slopes = breaks.map((_, i) => (i % 2 === 0 ? side : -side) * random.between(...SLOPES));
  const sums = [0];
  for (let i = 1; i < breaks.length; i++)
    sums.push(sums[i - 1]! + slopes[i - 1]! * (breaks[i]! - breaks[i - 1]!));
  const sumTo = (at: number) => {
    let i = 0;
    while (i + 1 < breaks.length && breaks[i + 1]! < at) i++;
    return sums[i]! + slopes[i]! * (at - breaks[i]!);
  };
  const still = sumTo(0);
  return { breaks, shift: (at) => sumTo(at) - still };
}

/** A hole along one axis: where it begins, how far it goes ahead, and its length. */
type Reach = { tee: number; ahead: number; length: number; weight: number };

/** Holes across the axis hardly bend. */
function reachesAlong(axis: 0 | 1, ends: readonly [XY, XY][]): Reach[] {
  return ends
    .map(([tee, green]) => {
      const length = distance(tee, green);
      const ahead = green[axis] - tee[axis];
      return { tee: tee[axis], ahead, length, weight: Math.abs(ahead) / length };
    })
    .filter(({ weight }) => !(weight < 0.3));
}

function fitness(reaches: readonly Reach[], breaks: readonly number[]): number {
  let sum = 0;
  for (const reach of reaches) sum += fitnessOf(reach, breaks);
  return sum;
}

function fitnessOf({ tee, ahead, length, weight }: Reach, breaks: readonly number[]): number {
  let sum = 0;
  let bends = 0;
  for (const at of breaks) {
    const share = (at - tee) / ahead;
    if (share < 0.03 || share > 0.97) continue;
    bends++;
    if (length < STRAIGHT_HOLE) sum -= 5 * share * (1 - share);
    else if (share > 0.38 && share < 0.76) sum += 1;
    else if (share < 0.25 || share > 0.86) sum -= 0.7;
    else sum += 0.3;
  }
  if (bends > 1) sum -= length < 455 ? 1 : 0.2;
  return sum * weight;
}

/** A bend nearer to the tee or the green wouldn't be a bend to the player. */
const SHORTEST_LEG = 32;

function bend(point: XY, { alongX, alongY }: Bends): XY {
  const moved = point[0] + alongY.shift(point[1]);
  return [moved, point[1] + alongX.shift(moved)];
}

/** A bent point of the plane. */
export function bendPoint(point: XY, bends: Bends): XY {
  return bends === noBends ? point : turned(bend(turned(point, -bends.angle), bends), bends.angle);
}

/** A line with a corner wherever the plane bends; a hole that has one loses its own. */
export function bendLine(line: readonly XY[], bends: Bends): readonly XY[] {
  if (bends === noBends) return line;
  const isStraight = lineLength(line) < STRAIGHT_HOLE;
  const { angle, alongX, alongY } = bends;
  const cornered = (made: XY[], axis: 0 | 1, zigzag: Zigzag) =>
    isStraight ? made : withCorners(made, axis, zigzag);
  const straightened = line.map((point) => turned(point, -angle));
  const bentAlongY = cornered(straightened, 1, alongY).map(
    (point): XY => [point[0] + alongY.shift(point[1]), point[1]],
  );
  return cornered(bentAlongY, 0, alongX).map((point) =>
    turned([point[0], point[1] + alongX.shift(point[0])], angle),
  );
}

function withCorners(line: XY[], axis: 0 | 1, { breaks }: Zigzag): XY[] {
  const corners: { point: XY; along: number }[] = [];
  const length = lineLength(line);
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    const from = line[i - 1]!;
    const to = line[i]!;
    const leg = distance(from, to);
    for (const at of breaks) {
      const share = (at - from[axis]) / (to[axis] - from[axis]);
      if (!(share > 0 && share <= 1)) continue;
      const along = walked + share * leg;
      if (along < SHORTEST_LEG || along > length - SHORTEST_LEG) continue;
      corners.push({
        point: [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])],
        along,
      });
    }
    walked += leg;
  }
  if (corners.length === 0) return line;
  corners.sort((a, b) => a.along - b.along);
  return [line[0]!, ...corners.map(({ point }) => point), line.at(-1)!];
}
