import {
  type LengthUnit,
  TRAVEL_UNITS,
  type TravelUnit,
  toHeight,
  toYards,
  yardsToMetres,
} from '#lib/golf/units.ts';
import { type PluralForms, whenNeeded } from '../grammar.ts';
import { COMPASS, plural } from './words.ts';

export { capital, compassWord, plural } from './words.ts';

const wholeNumber = whenNeeded(() => new Intl.NumberFormat('en', { maximumFractionDigits: 0 }));

/** 5,713. */
export function formatWhole(value: number): string {
  return wholeNumber().format(value);
}

/** 4.6. */
export function formatAverage(average: number): string {
  return average.toFixed(1);
}

const counted = (forms: PluralForms) => (count: number) => `${formatWhole(count)} ${plural(count, forms)}`;

/** "1 course", "35,165 courses". */
export const counts = {
  bunkers: counted({ one: 'bunker', other: 'bunkers' }),
  checks: counted({ one: 'check', other: 'checks' }),
  countries: counted({ one: 'country', other: 'countries' }),
  courses: counted({ one: 'course', other: 'courses' }),
  golfCourses: counted({ one: 'golf course', other: 'golf courses' }),
  holes: counted({ one: 'hole', other: 'holes' }),
  regions: counted({ one: 'region', other: 'regions' }),
  reviews: counted({ one: 'review', other: 'reviews' }),
  strokes: counted({ one: 'stroke', other: 'strokes' }),
  territories: counted({ one: 'country or territory', other: 'countries and territories' }),
};

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A number in words up to ten, in figures beyond. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

const ordinalForm = whenNeeded(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const ORDINAL_ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 1st, 2nd, 18th. */
export function ordinal(number: number): string {
  return number + ORDINAL_ENDINGS[ordinalForm().select(number)]!;
}

/** One of sixteen, clockwise from north: "south-south-west". */
export function compassPoint(sector: number): string {
  const eighth = COMPASS[(2 * Math.floor(sector / 4) + 1) % 8]!;
  if (sector % 2 === 0) return COMPASS[(sector / 2) % 8]!;
  return `${COMPASS[(2 * Math.round(sector / 4)) % 8]}-${eighth}`;
}

const conjunction = whenNeeded(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }));

/** "3, 7 and 12". */
export function listOf(items: readonly string[]): string {
  return conjunction().format(items);
}

const longDate = whenNeeded(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }));

export function formatDate(timestamp: string): string {
  return longDate().format(new Date(timestamp));
}

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
