import { teeColourHex } from '#lib/golf/tee-colours.ts';
import type { LengthUnit } from '#lib/golf/units.ts';
import type { Random } from '../random.ts';

/** `share` is of the back tees' length. */
export type TeeSet = { name: string; color: string; hex: string; share: number };

/** Tee colours from the back, and in the order in which clubs add them. */
const NORTH_AMERICA = ['Black Blue White Gold Green Red', 'White Red Blue Gold Black Green'];
const BRITAIN = ['Black White Yellow Blue Green Red', 'White Red Yellow Blue Black Green'];
const ASIA = ['Black Blue White Gold Silver Red', 'White Red Blue Gold Black Silver'];
const ELSEWHERE = ['Black White Yellow Blue Orange Red', 'Yellow Red White Blue Orange Black'];

const NORTH_AMERICANS = new Set('US CA PR GU VI AS MP BM BS KY MX JM BB'.split(' '));
const BRITISH = new Set('GB IE IM JE GG GI AU NZ ZA KE ZW IN PK LK MT FK'.split(' '));
const ASIANS = new Set('JP KR CN TW HK MO TH MY SG PH VN ID'.split(' '));

/** Countries whose cards print yards. */
const YARDS = new Set(
  'US GB CA IE JP KR IM JE GG GI BM BS KY PR GU VI AS MP JM BB TT AG KN LC GD VC DM TC VG AI FK IN PK LK BD KE NG GH MM TH PH MY SG CN TW HK MO'.split(
    ' ',
  ),
);

const COUNTS = { 1: 5, 2: 15, 3: 35, 4: 28, 5: 13, 6: 4 };
const SHARES = [1, 0.94, 0.88, 0.8, 0.72, 0.64];

export function unitOf(countryCode: string): LengthUnit {
  return YARDS.has(countryCode) ? 'yd' : 'm';
}

export function drawTeeSets(countryCode: string, random: Random): TeeSet[] {
  const customs: [Set<string>, string[]][] = [
    [NORTH_AMERICANS, NORTH_AMERICA],
    [BRITISH, BRITAIN],
    [ASIANS, ASIA],
  ];
  const [, [order, first] = []] = customs.find(([countries]) => countries.has(countryCode)) ?? [
    null,
    ELSEWHERE,
  ];
  const used = new Set(first!.split(' ').slice(0, Number(random.weighted(COUNTS))));
  return order!
    .split(' ')
    .filter((name) => used.has(name))
    .map((name, i) => ({ name, color: name.toLowerCase(), hex: teeColourHex(name)!, share: SHARES[i]! }));
}
