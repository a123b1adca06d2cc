import { LENGTH_UNITS, type LengthUnit } from '#lib/golf/units.ts';

/** A length that a scale shows. */
export interface ScaleLength {
  metres: number;
  /** `200 yd`, `5 km`. */
  label: string;
}

/** What a scale's figures begin with. */
const FIGURES = [5, 3, 2, 1];

/** The longest length of a round figure that is no more than so many metres: 1, 2, 3 or 5 and noughts. */
export function scaleLength(mostMetres: number, unit: LengthUnit): ScaleLength {
  const { metres: small, far } = LENGTH_UNITS[unit];
  const { symbol, metres } = mostMetres >= far.metres ? far : { symbol: unit, metres: small };
  const most = mostMetres / metres;
  const ten = 10 ** Math.floor(Math.log10(most));
  // The division's rounding must not cost a whole figure.
  const figure = FIGURES.find((each) => each * ten <= most * (1 + 1e-9)) ?? 1;
  const shown = Number((figure * ten).toPrecision(1));
  return { metres: shown * metres, label: `${shown.toLocaleString('en')} ${symbol}` };
}
