import { type Quantiles, type Random, valueAtShare } from '../random.ts';

type Mix = readonly [threes: number, fours: number, fives: number];
type Weighted<T> = readonly (readonly [item: T, weight: number])[];

/** Pars of 18 holes, and the mixes of par 3s, 4s and 5s that add up to each. */
const EIGHTEEN: Weighted<Weighted<Mix>> = [
  [
    [
      [[4, 10, 4], 66],
      [[5, 8, 5], 9],
      [[3, 12, 3], 22],
      [[6, 6, 6], 3],
    ],
    58,
  ], // 72
  [
    [
      [[5, 9, 4], 45],
      [[4, 11, 3], 50],
      [[6, 7, 5], 5],
    ],
    24,
  ], // 71
  [
    [
      [[5, 10, 3], 48],
      [[6, 8, 4], 22],
      [[4, 12, 2], 30],
    ],
    12,
  ], // 70
  [
    [
      [[6, 9, 3], 60],
      [[5, 11, 2], 40],
    ],
    0.8,
  ], // 69
  [
    [
      [[4, 9, 5], 70],
      [[3, 11, 4], 30],
    ],
    0.8,
  ], // 73
  [
    [
      [[18, 0, 0], 30],
      [[14, 4, 0], 20],
      [[11, 7, 0], 20],
      [[8, 9, 1], 30],
    ],
    4.4,
  ], // par 3 and executive courses
];

const NINE: Weighted<Weighted<Mix>> = [
  [
    [
      [[2, 5, 2], 78],
      [[3, 3, 3], 8],
      [[1, 7, 1], 14],
    ],
    40,
  ], // 36
  [
    [
      [[3, 4, 2], 45],
      [[2, 6, 1], 55],
    ],
    25,
  ], // 35
  [[[[9, 0, 0], 1]], 13], // 27
  [
    [
      [[3, 5, 1], 70],
      [[2, 7, 0], 30],
    ],
    6,
  ], // 34
  [
    [
      [[4, 4, 1], 50],
      [[3, 6, 0], 50],
    ],
    4,
  ], // 33
  [
    [
      [[7, 2, 0], 30],
      [[6, 3, 0], 40],
      [[5, 4, 0], 30],
    ],
    12,
  ], // executive
];

/** Courses with a par of 73 or more whose last par 5 is a par 6 (one hole in 6,700 is one). */
const PAR_SIX_SHARE = 0.34;

/** The pars of 18 holes, a nine, or a short course of 6 or 12 holes (par 3s with some par 4s). */
export function drawPars(holes: number, random: Random): number[] {
  if (holes === 18) return eighteenPars(random);
  if (holes === 9) return arranged(random.weighted(random.weighted(NINE)), random);
  const fours = random.chance(0.5) ? random.whole(0, Math.floor(holes / 3)) : 0;
  return arranged([holes - fours, fours, 0], random);
}

/** Par 35 to 37, as clubs with 27 or 45 holes have. */
export function drawFullNine(random: Random): number[] {
  const mixes: Weighted<Mix> = [
    [[2, 5, 2], 62],
    [[3, 3, 3], 6],
    [[3, 4, 2], 14],
    [[2, 6, 1], 18],
  ];
  return arranged(random.weighted(mixes), random);
}

function eighteenPars(random: Random): number[] {
  const [threes, fours, fives] = random.weighted(random.weighted(EIGHTEEN));
  const first = (count: number) => (count % 2 === 0 ? count / 2 : Math.floor(count / 2) + random.whole(0, 1));
  const out: [number, number, number] = [first(threes), 0, first(fives)];
  out[1] = 9 - out[0] - out[2];
  if (out[1] > fours || out[1] < 0) return arranged([threes, fours, fives], random);
  const back: Mix = [threes - out[0], fours - out[1], fives - out[2]];
  const pars = [...arranged(out, random), ...arranged(back, random)];
  const isLong = pars.reduce((a, b) => a + b, 0) >= 73;
  const last = pars.lastIndexOf(5);
  if (isLong && last >= 0 && random.chance(PAR_SIX_SHARE)) pars[last] = 6;
  return pars;
}

function arranged([threes, fours, fives]: Mix, random: Random): number[] {
  return random.shuffled([...Array(threes).fill(3), ...Array(fours).fill(4), ...Array(fives).fill(5)]);
}

/** Metres from the back tee, a little inside what a par allows: lines are drawn with bends. */
const LENGTH_BY_PAR: Record<number, readonly [mean: number, deviation: number, least: number, most: number]> =
  {
    3: [165, 30, 90, 232],
    4: [360, 38, 230, 440],
    5: [485, 35, 422, 600],
    6: [640, 12, 624, 680],
  };

/**
 * Metres from the back tee. A fifth of all courses are short as a whole; every hole stays within what its par
 * allows.
 */
export function drawLengths(pars: readonly number[], random: Random): number[] {
  const isShortCourse = pars.every((par) => par === 3);
  const course = isShortCourse
    ? random.between(-1.9, -0.6)
    : random.chance(0.2)
      ? random.between(-1.3, -0.5)
      : 0;
  return pars.map((par) => {
    const [mean, deviation, least, most] = LENGTH_BY_PAR[par]!;
    const length = mean + deviation * (course + random.normal(0.1, course === 0 ? 1 : 0.75));
    return Math.max(least, Math.min(most, length));
  });
}

/** Standard deviation of rise and fall in metres, and how common it is. */
const RELIEF = [
  [2, 45],
  [6, 40],
  [12, 13],
  [22, 2],
] as const;

const MOST_CHANGE = 90;

/** Metres above sea level; changes are Laplace-distributed and drift back to the base. */
export function drawHeights(holes: number, base: number, random: Random): { tee: number; green: number }[] {
  const scale = random.weighted(RELIEF) / Math.SQRT2;
  const least = Math.min(base, 0.5);
  let ground = base;
  return Array.from({ length: holes }, () => {
    const tee = Math.max(least, base + (ground - base) * 0.8 + random.normal(0, scale * 0.15));
    const share = random.next() - 0.5;
    const change = -scale * Math.sign(share) * Math.log(1 - 2 * Math.abs(share));
    const towards =
      Math.abs(tee - base) > scale && random.chance(0.4) ? -Math.sign(tee - base) * Math.abs(change) : change;
    const bounded = Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, towards));
    const green = tee + bounded < least ? tee - bounded : tee + bounded;
    ground = green;
    return { tee: tenth(tee), green: tenth(green) };
  });
}

function tenth(metres: number): number {
  return Math.round(metres * 10) / 10;
}

/** Hectares. */
const AREA_OF_EIGHTEEN: Quantiles = [
  [0, 33],
  [0.05, 38],
  [0.25, 52],
  [0.5, 64],
  [0.75, 81],
  [0.95, 114],
  [1, 135],
];
const AREA_OF_NINE: Quantiles = [
  [0, 4],
  [0.05, 5],
  [0.25, 11],
  [0.5, 19],
  [0.75, 28],
  [0.95, 40],
  [1, 48],
];

/** Square metres; courses of mostly par 3s are small for their kind. */
export function drawArea(holeCount: number, pars: readonly number[], random: Random): number {
  const isShort = pars.filter((par) => par === 3).length > pars.length * 0.6;
  const rank = Math.max(0, Math.min(1, random.next()));
  const hectares =
    holeCount < 18
      ? valueAtShare(AREA_OF_NINE, isShort ? rank * 0.35 : 0.3 + rank * 0.7) * (holeCount / 9)
      : valueAtShare(AREA_OF_EIGHTEEN, isShort ? rank * 0.3 : rank) * (holeCount / 18);
  return hectares * 10_000;
}
