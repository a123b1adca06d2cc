/**
 * Names from the narrowest to the widest, without unknown ones and repetitions ("Luxembourg", not "Luxembourg,
 * Luxembourg, Luxembourg").
 */
export function placeNames(...names: readonly (string | null | undefined)[]): string[] {
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}
