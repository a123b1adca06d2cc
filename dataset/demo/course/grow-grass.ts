import { type Quantiles, type Random, valueAtShare } from '../random.ts';
import type { HoleSpec, Side } from './course-spec.ts';
import type { Crossing } from './grow-crossing.ts';
import { type MeasuredLine, pointAlong, type Ring } from './plane.ts';
import { blob, rectangle, ribbon } from './shapes.ts';

/** Square metres, on real courses. */
const GREEN_AREA: Quantiles = [
  [0, 52],
  [0.05, 71],
  [0.25, 203],
  [0.5, 309],
  [0.75, 435],
  [0.95, 676],
  [1, 950],
];
const TEE_AREA: Quantiles = [
  [0, 12],
  [0.05, 16],
  [0.25, 44],
  [0.5, 74],
  [0.75, 121],
  [0.95, 252],
  [1, 340],
];
const FAIRWAY_AREA: Quantiles = [
  [0, 80],
  [0.05, 120],
  [0.25, 1310],
  [0.5, 4190],
  [0.75, 6870],
  [0.95, 11_800],
  [1, 15_000],
];

/** Par 3s without short grass in front of the green, and the share of all fairways that such aprons are. */
const NO_APRON = 0.3;
const APRONS = 0.25;

export function growGreen(spec: HoleSpec, line: MeasuredLine, random: Random): Ring {
  const { point, direction } = pointAlong(line, line.length);
  const area = valueAtShare(GREEN_AREA, leaning(spec.sizeRank, random));
  const turn = random.normal(0, 0.5);
  return blob(
    point,
    {
      area,
      vertices: area < 150 ? 10 : 14,
      stretch: random.between(1, 1.65),
      unrest: spec.style.unrest * 0.8,
      direction: Math.atan2(direction[1], direction[0]) + turn,
    },
    random,
  );
}

/** Metres; closer tees share a pad. */
const LEAST_BETWEEN_PADS = 26;

/** Each pad is square to the line of play. */
export function growTees(spec: HoleSpec, line: MeasuredLine, random: Random): Ring[] {
  const pads: Ring[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const share of spec.teeShares) {
    const ahead = (1 - share) * line.length;
    if (ahead - last < LEAST_BETWEEN_PADS) continue;
    last = ahead;
    const { point, direction } = pointAlong(line, ahead);
    const area = valueAtShare(TEE_AREA, random.next());
    const wide = Math.sqrt(area / random.between(1.1, 2.2));
    pads.push(rectangle(point, direction, Math.min(area / wide, 24), Math.min(wide, 12)));
  }
  return pads;
}

/** Fairways in metres. Par 3s have a short apron instead, or nothing; water that's carried interrupts a fairway. */
export function growFairways(
  spec: HoleSpec,
  line: MeasuredLine,
  { halfWidth, crossing }: { halfWidth: number; crossing: Crossing | null },
  random: Random,
): Ring[] {
  const { length } = line;
  if (spec.par === 3) {
    if (random.chance(NO_APRON) || (crossing && crossing.to > length - 60)) return [];
    return [growApron(line, random)];
  }
  const area = valueAtShare(FAIRWAY_AREA, random.between(APRONS, 1));
  const longest = length - 85;
  const reach = Math.max(90, Math.min(longest, area / (2 * halfWidth)));
  const width = Math.min(22, Math.max(9, area / reach / 2)) * 1.06;
  const to = length - random.between(2, 14);
  const from = Math.max(to - reach, 70);
  const unrest = 0.1 + spec.style.unrest * 0.6;
  const pieces: [from: number, to: number][] =
    crossing && crossing.to > from
      ? [
          [from, crossing.from - 7],
          [crossing.to + 7, to],
        ]
      : [[from, to]];
  return pieces
    .filter(([start, end]) => end - start >= SHORTEST_FAIRWAY)
    .map(([start, end]) => {
      const form = { from: start, to: end, offset: 0, halfWidth: width, steps: 0, unrest };
      const steps = end - start > 250 ? 11 : end - start > 120 ? 8 : 6;
      return ribbon(line, { ...form, steps }, random);
    });
}

/** Metres, between the water and the green or the tees. */
const SHORTEST_FAIRWAY = 26;

/** An apron as long as it's wide if small, along the line of play if large. */
function growApron(line: MeasuredLine, random: Random): Ring {
  const { length } = line;
  const area = valueAtShare(FAIRWAY_AREA, random.next() * APRONS);
  const halfWidth = Math.max(4, Math.min(13, Math.sqrt(area) / 2));
  const reach = Math.max(9, Math.min(length * 0.6, area / (1.85 * halfWidth)));
  const to = length - 4;
  return ribbon(line, { from: to - reach, to, offset: 0, halfWidth, steps: 6, unrest: 0.1 }, random);
}

/** Rough on both sides of the fairway, from the tees to behind the green. */
export function growRough(spec: HoleSpec, line: MeasuredLine, halfWidth: number, random: Random): Ring {
  const { length } = line;
  const wide = Math.min(spec.spacing * 0.47, halfWidth + 20);
  const form = {
    from: 8,
    to: length + 22,
    offset: 0,
    halfWidth: wide,
    steps: length < 250 ? 6 : 9,
    unrest: 0.1,
  };
  return ribbon(line, form, random);
}

/** Between the rough and the middle of the strip to the next hole. */
export function growWoods(
  spec: HoleSpec,
  line: MeasuredLine,
  halfWidth: number,
  waterSide: Side,
  hasWater: boolean,
  random: Random,
): Ring[] {
  const woods: Ring[] = [];
  const { length } = line;
  const inner = halfWidth + 13;
  const wide = (spec.spacing * 0.5 - inner) / 2;
  if (wide < 3.5) return woods;
  for (const side of [1, -1] as const) {
    if (hasWater && side === waterSide) continue;
    let from = random.between(10, 70);
    while (from < length - 40) {
      const to = Math.min(length + 10, from + random.between(70, 210));
      if (random.chance(spec.style.woods) && to - from > 35) {
        const halfWidthHere = wide * random.between(0.65, 1);
        const offset = side * (spec.spacing * 0.5 - halfWidthHere);
        const steps = to - from > 110 ? 6 : 5;
        woods.push(ribbon(line, { from, to, offset, halfWidth: halfWidthHere, steps, unrest: 0.3 }, random));
      }
      from = to + random.between(14, 110);
    }
  }
  return woods;
}

/** Half the time near the course's own rank. */
export function leaning(rank: number, random: Random): number {
  const draw = random.next();
  return random.chance(0.5) ? draw : Math.max(0, Math.min(1, rank + (draw - 0.5) * 0.3));
}
