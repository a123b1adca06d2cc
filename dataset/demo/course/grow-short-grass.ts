import { type Quantiles, valueAtShare } from '../quantiles.ts';
import type { Random } from '../random.ts';
import { type HoleWish, leaning } from './hole-wish.ts';
import { lineLength, pointAlong, type XY } from './plane.ts';
import { blob, type Ring, rectangle, ribbon } from './shapes.ts';

/** Square metres of the greens, tees and fairways of real courses, as traced. */
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

/** Share of par 3 holes without short grass before the green; and the share of all fairways that such aprons are. */
const NO_APRON = 0.3;
const APRONS = 0.25;

/** The green, at the end of the line of play. */
export function growGreen(wish: HoleWish, line: readonly XY[], random: Random): Ring {
  const { point, direction } = pointAlong(line, lineLength(line));
  const area = valueAtShare(GREEN_AREA, leaning(wish.sizeRank, random));
  const turn = random.normal(0, 0.5);
  return blob(
    point,
    {
      area,
      vertices: area < 150 ? 10 : 14,
      stretch: random.between(1, 1.65),
      unrest: wish.style.unrest * 0.8,
      direction: Math.atan2(direction[1], direction[0]) + turn,
    },
    random,
  );
}

/** Tees that are nearer to each other share a pad. */
const PAD_APART = 26;

/** Tees a few metres apart share a pad; each pad lies square to the line of play. */
export function growTees(wish: HoleWish, line: readonly XY[], length: number, random: Random): Ring[] {
  const pads: Ring[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const share of wish.teeShares) {
    const ahead = (1 - share) * length;
    if (ahead - last < PAD_APART) continue;
    last = ahead;
    const { point, direction } = pointAlong(line, ahead);
    const area = valueAtShare(TEE_AREA, random.next());
    const wide = Math.sqrt(area / random.between(1.1, 2.2));
    pads.push(rectangle(point, direction, Math.min(area / wide, 24), Math.min(wide, 12)));
  }
  return pads;
}

/** The fairway; null for most par 3 holes, which have an apron at best. */
export function growFairway(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  random: Random,
): Ring | null {
  if (wish.par === 3) return random.chance(NO_APRON) ? null : growApron(line, length, random);
  const area = valueAtShare(FAIRWAY_AREA, random.between(APRONS, 1));
  const longest = length - 85;
  const reach = Math.max(90, Math.min(longest, area / (2 * halfWidth)));
  const width = Math.min(22, Math.max(9, area / reach / 2)) * 1.06;
  const to = length - random.between(2, 14);
  const unrest = 0.1 + wish.style.unrest * 0.6;
  const steps = reach > 250 ? 11 : 8;
  return ribbon(
    line,
    { from: Math.max(to - reach, 70), to, offset: 0, halfWidth: width, steps, unrest },
    random,
  );
}

/** The short grass before the green of a par 3: as long as it is wide when small, along the line when large. */
function growApron(line: readonly XY[], length: number, random: Random): Ring {
  const area = valueAtShare(FAIRWAY_AREA, random.next() * APRONS);
  const halfWidth = Math.max(4, Math.min(13, Math.sqrt(area) / 2));
  const reach = Math.max(9, Math.min(length * 0.6, area / (1.85 * halfWidth)));
  const to = length - 4;
  return ribbon(line, { from: to - reach, to, offset: 0, halfWidth, steps: 6, unrest: 0.1 }, random);
}
