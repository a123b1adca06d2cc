import { type Percentiles, type Random, valueAt } from '../random.ts';

/** How many par 3s, 4s, 5s and 6s: the sum is the course's par. */
const EIGHTEEN = {
  '4-10-4': 40,
  '3-12-3': 13,
  '5-8-5': 5,
  '5-9-4': 12,
  '4-11-3': 12,
  '5-10-3': 7,
  '4-12-2': 5,
  '6-9-3': 0.8,
  '4-9-5': 0.6,
  '4-10-3-1': 0.2,
  '18-0-0': 2,
  '11-7-0': 2.4,
};
const FULL_NINE = { '2-5-2': 52, '3-4-2': 14, '2-6-1': 18, '3-3-3': 6 };
const NINE = { ...FULL_NINE, '9-0-0': 17, '3-5-1': 8, '4-4-1': 5, '6-3-0': 16 };

/** The pars of 18 holes, a nine, or a short course of 4 to 12 holes; `isFull` leaves out short nines. */
export function drawPars(holes: number, isFull: boolean, random: Random): number[] {
  if (holes === 18) {
    // Both nines have their share of each.
    const pars = parsOf(random.weighted(EIGHTEEN));
    return [0, 1].flatMap((rest) => pars.filter((_, i) => i % 2 === rest));
  }
  if (holes === 9) return parsOf(random.weighted(isFull ? FULL_NINE : NINE));
  const fours = random.chance(0.5) && holes > 4 ? random.whole(0, holes / 3) : 0;
  return parsOf(`${holes - fours}-${fours}`);
}

function parsOf(mix: string): number[] {
  return mix.split('-').flatMap((count, i) => new Array<number>(Number(count)).fill(3 + i));
}

/** Metres from the back tee, a little inside what a par allows. */
const LENGTHS: Record<number, { mean: number; deviation: number; least: number; most: number }> = {
  3: { mean: 165, deviation: 30, least: 90, most: 232 },
  4: { mean: 360, deviation: 38, least: 230, most: 440 },
  5: { mean: 485, deviation: 35, least: 422, most: 600 },
  6: { mean: 640, deviation: 12, least: 624, most: 680 },
};

/** Metres from the back tee. A fifth of all courses are short as a whole. */
export function drawLengths(pars: readonly number[], random: Random): number[] {
  const isParThree = pars.every((par) => par === 3);
  const isShort = isParThree || random.chance(0.2);
  const course = isShort ? random.between(isParThree ? -1.9 : -1.3, -0.5) : 0;
  return pars.map((par) => {
    const { mean, deviation, least, most } = LENGTHS[par]!;
    const length = mean + deviation * (course + random.normal(0.1, isShort ? 0.75 : 1));
    return Math.max(least, Math.min(most, length));
  });
}

/** Deviations of rise and fall (metres), and how common they are. */
const RELIEF = { 2: 45, 6: 40, 12: 13, 22: 2 };
const MOST_CHANGE = 90;

/** Metres above sea level; changes are Laplace-distributed around a course's base. */
export function drawHeights(holes: number, base: number, random: Random): { tee: number; green: number }[] {
  const scale = Number(random.weighted(RELIEF)) / Math.SQRT2;
  const least = Math.min(base, 0.5);
  return Array.from({ length: holes }, () => {
    const tee = Math.max(least, base + random.normal(0, scale));
    const share = random.next() - 0.5;
    const change = Math.min(MOST_CHANGE, -scale * Math.log(1 - 2 * Math.abs(share))) * Math.sign(share);
    const green = tee + change < least ? tee - change : tee + change;
    return { tee: tenth(tee), green: tenth(green) };
  });
}

function tenth(metres: number): number {
  return Math.round(metres * 10) / 10;
}

/** Hectares. */
const EIGHTEEN_AREA: Percentiles = [33, 38, 52, 64, 81, 114, 135];
const NINE_AREA: Percentiles = [4, 5, 11, 19, 28, 40, 48];

/** Square metres; courses of mostly par 3s are small for their kind. */
export function drawArea(pars: readonly number[], random: Random): number {
  const isShort = pars.filter((par) => par === 3).length > pars.length * 0.6;
  const rank = random.next();
  const hectares =
    pars.length < 18
      ? (valueAt(NINE_AREA, isShort ? rank * 0.35 : 0.3 + rank * 0.7) * pars.length) / 9
      : (valueAt(EIGHTEEN_AREA, isShort ? rank * 0.3 : rank) * pars.length) / 18;
  return hectares * 10_000;
}
