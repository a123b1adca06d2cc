import { keysOf } from './keys-of.ts';

/** One international yard in metres, exactly. */
export const YARD_METRES = 0.9144;

/** The units that lengths are given in: how many metres they have, and the unit of long ways. */
export const LENGTH_UNITS = {
  m: { metres: 1, far: { symbol: 'km', metres: 1000 } },
  yd: { metres: YARD_METRES, far: { symbol: 'mi', metres: 1760 * YARD_METRES } },
} satisfies Record<string, { metres: number; far: { symbol: string; metres: number } }>;

export type LengthUnit = keyof typeof LENGTH_UNITS;

export const lengthUnits = keysOf(LENGTH_UNITS);

/** One acre in square metres. */
export const ACRE_SQUARE_METRES = 4840 * YARD_METRES ** 2;

/** Metres as whole yards. */
export function toYards(metres: number): number {
  return Math.round(metres / YARD_METRES);
}

/** Yards as whole metres. */
export function yardsToMetres(yards: number): number {
  return Math.round(yards * YARD_METRES);
}

/** Metres as whole feet: where lengths are in yards, heights are in feet. */
export function toFeet(metres: number): number {
  return Math.round((metres / YARD_METRES) * 3);
}

/** Countries and territories whose clubs print yards. */
const YARD_COUNTRIES = new Set(
  'AG AI AS BB BM BS CA GB GD GG GU IE IM IN JE JM JP KN KY LC LK MM MP MS MX NP PH PK PR TC TH TT US VC VG VI'.split(
    ' ',
  ),
);

/**
 * The unit that golfers of a course expect: what most of its cards are printed in, else what is usual in its
 * country (ISO 3166-1 alpha-2); metres where nothing is known.
 */
export function usualUnit(
  countryCode: string | null,
  printedUnits: readonly (LengthUnit | null)[] = [],
): LengthUnit {
  const yards = printedUnits.filter((unit) => unit === 'yd').length;
  const metres = printedUnits.filter((unit) => unit === 'm').length;
  if (yards !== metres) return yards > metres ? 'yd' : 'm';
  return countryCode !== null && YARD_COUNTRIES.has(countryCode.toUpperCase()) ? 'yd' : 'm';
}
