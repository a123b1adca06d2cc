import type { Random } from '../random.ts';
import type { HoleWish, Side } from './hole-wish.ts';
import type { XY } from './plane.ts';
import { type Ring, ribbon } from './shapes.ts';

/** The rough on both sides of the fairway, from the tees to behind the green. */
export function growRough(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  random: Random,
): Ring {
  const wide = Math.min(wish.spacing * 0.47, halfWidth + 20);
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

/** Woods on either side, between the rough and the middle of the strip to the next hole. */
export function growWoods(
  wish: HoleWish,
  line: readonly XY[],
  length: number,
  halfWidth: number,
  waterSide: Side,
  hasWater: boolean,
  random: Random,
): Ring[] {
  const woods: Ring[] = [];
  const inner = halfWidth + 13;
  const wide = (wish.spacing * 0.5 - inner) / 2;
  if (wide < 3.5) return woods;
  for (const side of [1, -1] as const) {
    if (hasWater && side === waterSide) continue;
    let from = random.between(10, 70);
    while (from < length - 40) {
      const to = Math.min(length + 10, from + random.between(70, 210));
      if (random.chance(wish.style.woods) && to - from > 35) {
        const halfWidthHere = wide * random.between(0.65, 1);
        const offset = side * (wish.spacing * 0.5 - halfWidthHere);
        const steps = to - from > 110 ? 6 : 5;
        woods.push(ribbon(line, { from, to, offset, halfWidth: halfWidthHere, steps, unrest: 0.3 }, random));
      }
      from = to + random.between(14, 110);
    }
  }
  return woods;
}
