import type { Random } from '../random.ts';

type Mix = readonly [threes: number, fours: number, fives: number];
type Weighted<T> = readonly (readonly [item: T, weight: number])[];

/** Par of a whole 18 holes and the mixes of threes, fours and fives that make it. */
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

/** One hole in 6,700 is a par 6; only courses with a par of 73 or more have one. */
const PAR_SIX_SHARE = 0.34;

/** Par by hole for a whole layout of 18, a nine, or a short course of 6 or 12 holes (par 3s with some 4s). */
export function drawPars(holes: number, random: Random): number[] {
  if (holes === 18) return eighteenPars(random);
  if (holes === 9) return arranged(random.weighted(random.weighted(NINE)), random);
  const fours = random.chance(0.5) ? random.whole(0, Math.floor(holes / 3)) : 0;
  return arranged([holes - fours, fours, 0], random);
}

/** The nines of a club of 27 or 45 holes: full-length nines of par 35 to 37. */
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
  // Each nine gets its half; odd ones go to either.
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

/** In any order: play is ordered when the holes are laid out. */
function arranged([threes, fours, fives]: Mix, random: Random): number[] {
  return random.shuffled([...Array(threes).fill(3), ...Array(fours).fill(4), ...Array(fives).fill(5)]);
}
