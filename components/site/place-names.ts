/**
 * Names of places from the narrowest to the widest, as one says them: without the unknown, and a city that bears the
 * name of its region or country once ("Luxembourg", not "Luxembourg, Luxembourg, Luxembourg").
 */
export function placeNames(...names: readonly (string | null | undefined)[]): string[] {
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}
