import { teeColourHex } from '#lib/golf/tee-colours.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import type { Random } from '../random.ts';

/** `share` is of the back tees' length. */
export type TeeSet = { name: string; color: string; hex: string; share: number };

/** Tee colours from the back; with fewer sets, the last in `first` are missing. */
const NORTH_AMERICA = {
  order: ['Black', 'Blue', 'White', 'Gold', 'Green', 'Red'],
  first: ['White', 'Red', 'Blue', 'Gold', 'Black', 'Green'],
};
const BRITAIN = {
  order: ['Black', 'White', 'Yellow', 'Blue', 'Green', 'Red'],
  first: ['White', 'Red', 'Yellow', 'Blue', 'Black', 'Green'],
};
const ELSEWHERE = {
  order: ['Black', 'White', 'Yellow', 'Blue', 'Orange', 'Red'],
  first: ['Yellow', 'Red', 'White', 'Blue', 'Orange', 'Black'],
};
const ASIA = {
  order: ['Black', 'Blue', 'White', 'Gold', 'Silver', 'Red'],
  first: ['White', 'Red', 'Blue', 'Gold', 'Black', 'Silver'],
};

const NORTH_AMERICANS = new Set('US CA PR GU VI AS MP BM BS KY MX JM BB'.split(' '));
const BRITISH = new Set('GB IE IM JE GG GI AU NZ ZA KE ZW IN PK LK MT FK'.split(' '));
const ASIANS = new Set('JP KR CN TW HK MO TH MY SG PH VN ID'.split(' '));

/** Countries whose cards print yards. */
const YARDS = new Set(
  'US GB CA IE JP KR IM JE GG GI BM BS KY PR GU VI AS MP JM BB TT AG KN LC GD VC DM TC VG AI FK IN PK LK BD KE NG GH MM TH PH MY SG CN TW HK MO'.split(
    ' ',
  ),
);

const COUNTS = [
  [1, 5],
  [2, 15],
  [3, 35],
  [4, 28],
  [5, 13],
  [6, 4],
] as const;

const SHARES = [1, 0.94, 0.88, 0.8, 0.72, 0.64];

export function unitOf(countryCode: string): LengthUnit {
  return YARDS.has(countryCode) ? 'yd' : 'm';
}

export function drawTeeSets(countryCode: string, random: Random): TeeSet[] {
  const count = random.weighted(COUNTS);
  const custom = NORTH_AMERICANS.has(countryCode)
    ? NORTH_AMERICA
    : BRITISH.has(countryCode)
      ? BRITAIN
      : ASIANS.has(countryCode)
        ? ASIA
        : ELSEWHERE;
  const used = new Set(custom.first.slice(0, count));
  return custom.order
    .filter((name) => used.has(name))
    .map((name, i) => ({ name, color: name.toLowerCase(), hex: teeColourHex(name)!, share: SHARES[i]! }));
}
