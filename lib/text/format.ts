const wholeNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A number without decimals, with commas at thousands: 5,713. */
export function formatWhole(value: number): string {
  return wholeNumber.format(value);
}

/** A count with its noun: "1 course", "35,165 courses". */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatWhole(count)} ${count === 1 ? noun : plural}`;
}

/** A review average with one decimal: 4.6. */
export function formatAverage(average: number): string {
  return average.toFixed(1);
}

/** The text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** A whole number in a sentence: in words up to ten, in figures from there on. */
export function numberWord(count: number): string {
  return WORDS[count] ?? String(count);
}

const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** The word for a bearing in degrees, to the nearest of eight. */
export function compassWord(bearing: number): string {
  return COMPASS[Math.round(bearing / 45) % 8]!;
}
