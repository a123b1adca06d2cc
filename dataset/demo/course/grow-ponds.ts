import type { HazardType } from '#lib/contract/golf-profile.ts';
import { type Quantiles, valueAtShare } from '../quantiles.ts';
import type { Random } from '../random.ts';
import type { HoleWish, Shape, Side } from './hole-wish.ts';
import { beside, lineLength, pointAlong, smoothed, type XY } from './plane.ts';
import { type Ring, ribbon } from './shapes.ts';

/**
 * Square metres that come out as those of the water of real courses (5 % under 57, half under 1,100, 5 % over
 * 11,000): the largest are drawn larger, because the strip between two holes cuts them.
 */
const WATER_AREA: Quantiles = [
  [0, 25],
  [0.05, 42],
  [0.25, 250],
  [0.5, 1100],
  [0.75, 4500],
  [0.95, 22_000],
  [1, 40_000],
];

/** Ponds along one side of a hole, and now and then a brook across it. */
export function growPonds(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  side: Side,
  random: Random,
): Shape<HazardType>[] {
  const ponds: Shape<HazardType>[] = [];
  let free = 40;
  for (let i = 0; i < wish.ponds; i++) {
    const area = valueAtShare(WATER_AREA, random.next());
    if (i === 0 && wish.par >= 4 && area < 900 && random.chance(0.35)) {
      ponds.push({ type: 'water', ring: growBrook(wish, line, length, random) });
      continue;
    }
    // The strip between this hole's fairway and the next one's, with room left for bunkers there.
    const room = Math.max(8, wish.spacing - 2 * halfWidth - 16);
    const wide = Math.min(room / 2, Math.sqrt(area / 4.2));
    const long = Math.min(area / (1.85 * wide), length - 15);
    const from =
      Math.min(free, Math.max(5, length - long - 5)) +
      random.between(0, Math.max(0, length - free - long - 10));
    const to = Math.min(length + 12, from + long);
    if (to - from < 8) continue;
    free = to + 15;
    const offset = side * (halfWidth + 6 + wide);
    const type: HazardType = long > 90 && random.chance(0.25) ? 'lateral_water' : 'water';
    const steps = area < 400 ? 5 : area < 2500 ? 6 : 9;
    ponds.push({
      type,
      ring: ribbon(line, { from, to, offset, halfWidth: wide, steps, unrest: 0.2 }, random),
    });
  }
  return ponds;
}

/** A brook that crosses the hole before its green or between the tee and where drives land. */
function growBrook(wish: HoleWish, line: readonly XY[], length: number, random: Random): Ring {
  const ahead = random.chance(0.5) ? length - random.between(28, 60) : random.between(0.25, 0.5) * length;
  const { point, direction } = pointAlong(line, ahead);
  const reach = wish.spacing * 0.48;
  const swing = random.normal(0, 12);
  const course: XY[] = [
    beside(point, direction, swing, -reach),
    beside(point, direction, -swing * 0.8, -reach * 0.35),
    beside(point, direction, swing * 0.6, reach * 0.35),
    beside(point, direction, -swing, reach),
  ];
  const brook = smoothed(course, 2);
  const halfWidth = random.between(1.8, 4);
  return ribbon(
    brook,
    { from: 0, to: lineLength(brook), offset: 0, halfWidth, steps: 8, unrest: 0.25 },
    random,
  );
}
