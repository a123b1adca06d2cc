import { keysOf } from './keys-of.ts';

export const YARD_METRES = 0.9144;

/** Golf's own units, with the metres in each. */
export const LENGTH_UNITS = {
  m: { metres: 1 },
  yd: { metres: YARD_METRES },
} satisfies Record<string, { metres: number }>;

export type LengthUnit = keyof typeof LENGTH_UNITS;

export const lengthUnits = keysOf(LENGTH_UNITS);

/** Units of the way to a course, with the unit of heights that goes with each, and the metres in them. */
export const TRAVEL_UNITS = {
  km: { metres: 1000, height: { symbol: 'm', metres: 1 } },
  mi: { metres: 1760 * YARD_METRES, height: { symbol: 'ft', metres: YARD_METRES / 3 } },
} satisfies Record<string, { metres: number; height: { symbol: string; metres: number } }>;

export type TravelUnit = keyof typeof TRAVEL_UNITS;

export const travelUnits = keysOf(TRAVEL_UNITS);

/** Countries whose roads are signposted in miles. */
const MILE_COUNTRIES = new Set(['US', 'GB', 'LR', 'MM']);

/**
 * The unit of road distances in a country (ISO 3166-1 alpha-2); kilometres if the country isn't known. Scorecards there may
 * well be in yards where roads are in kilometres.
 */
export function travelUnit(countryCode: string | null): TravelUnit {
  return countryCode !== null && MILE_COUNTRIES.has(countryCode.toUpperCase()) ? 'mi' : 'km';
}

export const ACRE_SQUARE_METRES = 4840 * YARD_METRES ** 2;

export function toYards(metres: number): number {
  return Math.round(metres / YARD_METRES);
}

export function yardsToMetres(yards: number): number {
  return Math.round(yards * YARD_METRES);
}

/** A height in whole metres or feet. */
export function toHeight(metres: number, unit: TravelUnit): number {
  return Math.round(metres / TRAVEL_UNITS[unit].height.metres);
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
