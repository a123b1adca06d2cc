import { type LengthUnit, type TravelUnit, travelUnit, usualUnit } from '#lib/golf/units.ts';

export type PlaceUnits = { 'data-default-units': LengthUnit; 'data-travel': TravelUnit };

/**
 * The units in which part of a page shows lengths of holes and distances between places, by its country and the units
 * printed on its cards.
 */
export function placeUnits(
  countryCode: string | null,
  printedUnits?: readonly (LengthUnit | null)[],
): PlaceUnits {
  return {
    'data-default-units': usualUnit(countryCode, printedUnits),
    'data-travel': travelUnit(countryCode),
  };
}
