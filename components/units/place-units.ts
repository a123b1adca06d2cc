import { type LengthUnit, type TravelUnit, travelUnit, usualUnit } from '#lib/golf/units.ts';

export type PlaceUnits = { 'data-default-units': LengthUnit; 'data-travel': TravelUnit };

/** What the lengths and the ways of a part of a page are shown in, by its country and the units printed on its cards. */
export function placeUnits(
  countryCode: string | null,
  printedUnits?: readonly (LengthUnit | null)[],
): PlaceUnits {
  return {
    'data-default-units': usualUnit(countryCode, printedUnits),
    'data-travel': travelUnit(countryCode),
  };
}
