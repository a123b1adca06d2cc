/** The unit that lengths are shown in: metres or yards. */
export type LengthUnit = 'm' | 'yd';

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
