import {
  type LengthUnit,
  TRAVEL_UNITS,
  type TravelUnit,
  toHeight,
  toYards,
  yardsToMetres,
} from '#lib/golf/units.ts';
import { formatWhole } from './numbers.ts';

/** 366 is "366 m" or "400 yd"; 411 is "450 yd", as no whole metre is closer. */
export function lengthIn(unit: LengthUnit): (metres: number) => string {
  return (metres) => (unit === 'm' ? `${formatWhole(metres)} m` : `${formatWhole(roundYards(metres))} yd`);
}

function roundYards(metres: number): number {
  const round = Math.round(toYards(metres) / 5) * 5;
  return yardsToMetres(round) === metres ? round : toYards(metres);
}

/** 10 is "10 m" or "33 ft". */
export function heightIn(unit: TravelUnit): (metres: number) => string {
  return (metres) => `${formatWhole(toHeight(metres, unit))} ${TRAVEL_UNITS[unit].height.symbol}`;
}

const SQUARE_FEET = 10.7639;

/** Golfers who count in yards know their greens in square feet, to the nearest hundred. */
export function greenIn(unit: LengthUnit): (area: number) => string {
  return (area) =>
    unit === 'm'
      ? `${formatWhole(area)} m²`
      : `${formatWhole(Math.round((area * SQUARE_FEET) / 100) * 100)} sq ft`;
}

/** 50,000 is "50 km" or "31 mi"; with a decimal up to ten. */
export function farIn(unit: TravelUnit): (metres: number) => string {
  return (metres) => {
    const far = metres / TRAVEL_UNITS[unit].metres;
    return `${far < 9.95 ? Number(far.toFixed(1)) : formatWhole(far)} ${unit}`;
  };
}
