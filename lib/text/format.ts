const wholeNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A number without decimals, thousands set apart: 5,713. */
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
