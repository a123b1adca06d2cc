import { keysOf } from './keys-of.ts';

export const YARD_METRES = 0.9144;

/** Metres in each, and the unit of long distances. */
export const LENGTH_UNITS = {
  m: { metres: 1, far: { symbol: 'km', metres: 1000 } },
  yd: { metres: YARD_METRES, far: { symbol: 'mi', metres: 1760 * YARD_METRES } },
} satisfies Record<string, { metres: number; far: { symbol: string; metres: number } }>;

export type LengthUnit = keyof typeof LENGTH_UNITS;

export const lengthUnits = keysOf(LENGTH_UNITS);

export const ACRE_SQUARE_METRES = 4840 * YARD_METRES ** 2;

export function toYards(metres: number): number {
  return Math.round(metres / YARD_METRES);
}

export function yardsToMetres(yards: number): number {
  return Math.round(yards * YARD_METRES);
}

/** Heights in whole feet, for pages whose lengths are in yards. */
export function toFeet(metres: number): number {
  return Math.round((metres / YARD_METRES) * 3);
}

/** Countries whose clubs print yards. */
const YARD_COUNTRIES = new Set(
  'AG AI AS BB BM BS CA GB GD GG GU IE IM IN JE JM JP KN KY LC LK MM MP MS MX NP PH PK PR TC TH TT US VC VG VI'.split(
    ' ',
  ),
);

/** What most of the course's cards are printed in, else its country's (ISO 3166-1 alpha-2), else metres. */
export function usualUnit(
  countryCode: string | null,
  printedUnits: readonly (LengthUnit | null)[] = [],
): LengthUnit {
  const yards = printedUnits.filter((unit) => unit === 'yd').length;
  const metres = printedUnits.filter((unit) => unit === 'm').length;
  if (yards !== metres) return yards > metres ? 'yd' : 'm';
  return countryCode !== null && YARD_COUNTRIES.has(countryCode.toUpperCase()) ? 'yd' : 'm';
}
