import type { Random } from '../random.ts';

export type Loop = {
  name: string | null;
  holes: number;
  firstNumber: number;
  wings: number[];
  isPractice?: true;
};

const NINES = ['Red', 'Blue', 'White', 'Yellow', 'Green'];
const LAYOUTS = ['North', 'South', 'East', 'West', 'Lake'];

const loop = (name: string | null, holes: number, firstNumber = 1, wings = [holes]): Loop => ({
  name,
  holes,
  firstNumber,
  wings,
});

/** Three nines are numbered 1 to 27; loops of 18 each start at 1. A links goes out and back in one wing. */
export function drawLoops(holeCount: number, isLinks: boolean, hasPractice: boolean, random: Random): Loop[] {
  const practice: Loop[] = hasPractice ? [{ ...loop(null, 4), isPractice: true }] : [];
  if (holeCount < 18) return [loop(null, holeCount), ...practice];
  if (holeCount === 18) return [loop(null, 18, 1, isLinks ? [18] : [9, 9])];
  if (holeCount === 27) {
    const names = random.shuffled(NINES).slice(0, 3);
    return names.map((name, i) => loop(name, 9, 1 + 9 * i));
  }
  const names = random.shuffled(LAYOUTS).slice(0, Math.floor(holeCount / 18));
  const eighteens = names.map((name) => loop(name, 18, 1, [9, 9]));
  return holeCount % 18 > 0 ? [...eighteens, loop('Academy', 9)] : eighteens;
}

/** Things in the order of play, by loop. */
export function groupByLoop<T>(loops: readonly Loop[], items: readonly T[]): T[][] {
  const left = [...items];
  return loops.map(({ holes }) => left.splice(0, holes));
}
