import { apportion } from '../apportion.ts';

/** Courses by country at full scale, scaled from R&A / NGF 2019: the thirty largest. */
const LARGEST: readonly (readonly [code: string, courses: number])[] = [
  ['US', 15_150],
  ['JP', 2_870],
  ['GB', 2_860],
  ['CA', 2_380],
  ['AU', 1_460],
  ['DE', 950],
  ['FR', 728],
  ['KR', 722],
  ['SE', 599],
  ['CN', 540],
  ['ES', 450],
  ['IE', 447],
  ['ZA', 442],
  ['NZ', 378],
  ['AR', 316],
  ['DK', 313],
  ['NL', 299],
  ['IT', 290],
  ['TH', 285],
  ['IN', 255],
  ['MX', 230],
  ['MY', 215],
  ['FI', 190],
  ['NO', 175],
  ['AT', 170],
  ['ID', 160],
  ['CZ', 130],
  ['BR', 125],
  ['BE', 115],
  ['CH', 110],
];

/** The other 175 countries and territories, most courses first (our own order, by what is widely known). */
const OTHERS =
  'PT PL TW VN PH TR CO IS HU RU AE MA CL PR KE UY PE VE SG NG ZW TN GR SK SI LU HR EE LT LV BG RO UA ' +
  'RS CY IL SA EG QA OM BH KW JO LB PK LK BD NP MM KH LA MN KZ UZ KG AZ GE AM HK MO BN PG FJ NC PF VU ' +
  'SB WS TO GU MP AS CK PW FM NF JM BS BB DO TT BM KY TC VG VI AG KN LC GD VC DM MQ GP AW CW SX BQ AI ' +
  'MF CU HT CR PA GT HN SV NI BZ EC BO PY GY SR GF FK ZM BW NA MZ MW TZ UG RW BI ET SD SZ LS MU RE SC ' +
  'MG GH CI SN GM SL LR GN ML BF NE TG BJ CM GA CG CD AO CV DZ LY IM JE GG GI MT AD AL MK BA ME XK MD ' +
  'BY FO AX GL IR IQ AF BT TM SH';

const OTHERS_TOTAL = 1_811;

/**
 * Courses of the others by their place in the order (Zipf–Mandelbrot): about 100 for the first, fewer and fewer
 * down to one for the last forty-five or so, 1,811 together.
 */
const OTHER_WEIGHTS = OTHERS.split(' ').map((_, i) => Math.max(1, 101 * (24.2 / (i + 24.2)) ** 2.27));

/** How many courses a country gets, by its ISO code. */
export type CountryQuota = { code: string; courses: number };

/** How many courses each of the 205 countries and territories gets: each at least one, where there are enough. */
export function countryQuotas(courses: number): CountryQuota[] {
  const others = apportion(OTHERS_TOTAL, OTHER_WEIGHTS, 1);
  const full: CountryQuota[] = [
    ...LARGEST.map(([code, count]) => ({ code, courses: count })),
    ...OTHERS.split(' ').map((code, i) => ({ code, courses: others[i]! })),
  ];
  const parts = apportion(
    courses,
    full.map((quota) => quota.courses),
    courses < full.length ? 0 : 1,
  );
  return full.map(({ code }, i) => ({ code, courses: parts[i]! }));
}
