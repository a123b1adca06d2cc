import { LENGTH_UNITS, type LengthUnit, TRAVEL_UNITS, type TravelUnit } from '#lib/golf/units.ts';
import type { Language } from '#messages/languages.ts';

/** The units of lengths on a course, and of distances between places. */
export type MapUnits = { length: LengthUnit; travel: TravelUnit };

export interface ScaleLength {
  metres: number;
  label: string;
}

const FIGURES = [5, 3, 2, 1];

/** The longest of 1, 2, 3 or 5 followed by noughts that is at most `mostMetres`. */
export function scaleLength(
  mostMetres: number,
  { length, travel }: MapUnits,
  language: Language,
): ScaleLength {
  const isFar = mostMetres >= TRAVEL_UNITS[travel].metres;
  const [symbol, metres] = isFar
    ? [travel, TRAVEL_UNITS[travel].metres]
    : [length, LENGTH_UNITS[length].metres];
  const most = mostMetres / metres;
  const ten = 10 ** Math.floor(Math.log10(most));
  // Rounding mustn't lose a whole figure.
  const figure = FIGURES.find((each) => each * ten <= most * (1 + 1e-9)) ?? 1;
  const shown = Number((figure * ten).toPrecision(1));
  return { metres: shown * metres, label: `${shown.toLocaleString(language.code)} ${symbol}` };
}
