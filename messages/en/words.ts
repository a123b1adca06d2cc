import { pluralIn } from '../grammar.ts';

/* Words without numbers: Play loads these, and not the rest of numbers.ts. */

/** `plural(2, { one: 'hole', other: 'holes' })` is "holes". */
export const plural = pluralIn('en');

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Clockwise from north. */
export const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The nearest of eight directions; degrees. */
export function compassWord(bearing: number): string {
  return COMPASS[Math.round(bearing / 45) % 8]!;
}
