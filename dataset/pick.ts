/** A new object with those of the keys that the other has. */
export function pick<T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> {
  const known = keys.filter((key) => from[key] !== undefined);
  return Object.fromEntries(known.map((key) => [key, from[key]])) as Pick<T, Key>;
}
