/** A copy of an object that has only these of its keys. */
export function pick<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  const known = keys.filter((key) => from[key] !== undefined);
  return Object.fromEntries(known.map((key) => [key, from[key]])) as Pick<T, Key>;
}
