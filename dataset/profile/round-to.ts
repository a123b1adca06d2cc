/** Rounds to a number of decimals, halves upwards; never returns -0. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}
