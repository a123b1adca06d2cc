import type { Random } from './random.ts';

/** The largest countries at full scale, scaled from R&A / NGF 2019. */
const LARGEST =
  'US:15150 JP:2870 GB:2860 CA:2380 AU:1460 DE:950 FR:728 KR:722 SE:599 CN:540 ES:450 IE:447 ' +
  'ZA:442 NZ:378 AR:316 DK:313 NL:299 IT:290 TH:285 IN:255 MX:230 MY:215 FI:190 NO:175 AT:170 ' +
  'ID:160 CZ:130 BR:125 BE:115 CH:110';

/** Most courses first: our own estimate of the order. */
const OTHERS =
  'PT PL TW VN PH TR CO IS HU RU AE MA CL PR KE UY PE VE SG NG ZW TN GR SK SI LU HR EE LT LV BG RO UA ' +
  'RS CY IL SA EG QA OM BH KW JO LB PK LK BD NP MM KH LA MN KZ UZ KG AZ GE AM HK MO BN PG FJ NC PF VU ' +
  'SB WS TO GU MP AS CK PW FM NF JM BS BB DO TT BM KY TC VG VI AG KN LC GD VC DM MQ GP AW CW SX BQ AI ' +
  'MF CU HT CR PA GT HN SV NI BZ EC BO PY GY SR GF FK ZM BW NA MZ MW TZ UG RW BI ET SD SZ LS MU RE SC ' +
  'MG GH CI SN GM SL LR GN ML BF NE TG BJ CM GA CG CD AO CV DZ LY IM JE GG GI MT AD AL MK BA ME XK MD ' +
  'BY FO AX GL IR IQ AF BT TM SH';

const OTHERS_TOTAL = 1_811;

/** Weights by rank (Zipf–Mandelbrot): about 100 for the first, falling to one for the last forty-five or so. */
const OTHER_WEIGHTS = OTHERS.split(' ').map((_, i) => Math.max(1, 101 * (24.2 / (i + 24.2)) ** 2.27));

type CountryQuota = { code: string; courses: number };

/** How many courses each country has: at least one for each of the 205 countries and territories, if there are enough. */
export function countryQuotas(courses: number): CountryQuota[] {
  const others = apportion(OTHERS_TOTAL, OTHER_WEIGHTS, 1);
  const full: CountryQuota[] = [
    ...LARGEST.split(' ').map((each) => ({ code: each.slice(0, 2), courses: Number(each.slice(3)) })),
    ...OTHERS.split(' ').map((code, i) => ({ code, courses: others[i]! })),
  ];
  const parts = apportion(
    courses,
    full.map((quota) => quota.courses),
    courses < full.length ? 0 : 1,
  );
  return full.map(({ code }, i) => ({ code, courses: parts[i]! }));
}

/** Courses by their holes at full scale (35,165 courses, 641,499 holes). */
const COURSES_BY_HOLES = {
  6: 141,
  9: 7395,
  12: 176,
  18: 22_460,
  27: 2286,
  36: 2110,
  45: 316,
  54: 246,
  72: 35,
};

const KNOWN_ELEVATION_SHARE = 586_036 / 641_499;

/** Numbers of holes in random order: exactly the table at full scale, in proportion at other sizes. */
export function holeCounts(courses: number, random: Random): number[] {
  const parts = apportion(courses, Object.values(COURSES_BY_HOLES));
  const holes = Object.keys(COURSES_BY_HOLES).flatMap((count, i) =>
    new Array<number>(parts[i]!).fill(Number(count)),
  );
  return random.shuffled(holes);
}

/** How many holes of each course have no heights: all of some courses, and a few of one more, so that the total fits. */
export function holesWithoutElevation(counts: readonly number[], random: Random): number[] {
  const holes = counts.reduce((sum, count) => sum + count, 0);
  let left = holes - Math.round(holes * KNOWN_ELEVATION_SHARE);
  const without = new Array<number>(counts.length).fill(0);
  const order = random.shuffled(counts.map((_, i) => i));
  for (const i of order) {
    if (counts[i]! > left) continue;
    without[i] = counts[i]!;
    left -= counts[i]!;
  }
  const partly = order.find((i) => without[i] === 0);
  if (left > 0 && partly !== undefined) without[partly] = left;
  return without;
}

/**
 * Parts that add up exactly, each within one of its fair share (largest remainder; ties go to the earlier
 * part) and at least `least`. Throws where the number is too small for that.
 */
export function apportion(total: number, weights: readonly number[], least = 0): number[] {
  if (total < weights.length * least) {
    throw new RangeError(`Cannot split ${total} into ${weights.length} parts of at least ${least}`);
  }
  // Parts with too small a share get the least; the others split the rest again, until every part has enough.
  const isFixed = weights.map(() => false);
  for (;;) {
    const left = total - least * isFixed.filter(Boolean).length;
    const shared = weights.map((weight, i) => (isFixed[i] ? 0 : weight));
    const parts = byLargestRemainder(left, shared);
    const small = parts.map((part, i) => !isFixed[i] && part < least);
    if (!small.includes(true)) return parts.map((part, i) => (isFixed[i] ? least : part));
    small.forEach((is, i) => {
      if (is) isFixed[i] = true;
    });
  }
}

function byLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  const exact = weights.map((weight) => (sum === 0 ? 0 : (weight / sum) * total));
  const parts = exact.map(Math.floor);
  let left = total - parts.reduce((a, b) => a + b, 0);
  const order = exact
    .map((_, i) => i)
    .sort((a, b) => exact[b]! - parts[b]! - (exact[a]! - parts[a]!) || a - b);
  for (const i of order) {
    if (left-- <= 0) break;
    parts[i]!++;
  }
  return parts;
}
