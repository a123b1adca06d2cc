import type { Random } from '../random.ts';

export type Loop = { name: string | null; holes: number; firstNumber: number; wings: number[] };

const NINES = ['Red', 'Blue', 'White', 'Yellow', 'Green'];
const LAYOUTS = ['North', 'South', 'East', 'West', 'Lake'];

/** Three nines are numbered 1 to 27; loops of 18 each start at 1. */
export function drawLoops(holeCount: number, isLinks: boolean, random: Random): Loop[] {
  const wings18 = isLinks ? [18] : [9, 9];
  switch (holeCount) {
    case 6:
    case 9:
    case 12:
      return [{ name: null, holes: holeCount, firstNumber: 1, wings: [holeCount] }];
    case 18:
      return [{ name: null, holes: 18, firstNumber: 1, wings: wings18 }];
    case 27:
      return random
        .shuffled(NINES)
        .slice(0, 3)
        .map((name, i) => ({ name, holes: 9, firstNumber: 1 + 9 * i, wings: [9] }));
    default: {
      const names = random.shuffled(LAYOUTS);
      const whole = Math.floor(holeCount / 18);
      const loops: Loop[] = Array.from({ length: whole }, (_, i) => ({
        name: names[i]!,
        holes: 18,
        firstNumber: 1,
        wings: [9, 9],
      }));
      if (holeCount % 18 > 0) loops.push({ name: 'Academy', holes: 9, firstNumber: 1, wings: [9] });
      return loops;
    }
  }
}

export function offsetOfLoop(loops: readonly Loop[], index: number): number {
  return loops.slice(0, index).reduce((sum, loop) => sum + loop.holes, 0);
}

export function groupByLoop<T>(loops: readonly Loop[], items: readonly T[]): T[][] {
  return loops.map((loop, i) => items.slice(offsetOfLoop(loops, i), offsetOfLoop(loops, i) + loop.holes));
}
