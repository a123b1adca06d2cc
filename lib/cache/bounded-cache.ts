/** Values by key, bounded by the sum of their sizes. */
export type BoundedCache<Value> = {
  /** The value, which counts as used by being asked for. */
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  clear: () => void;
  /** The sum of the sizes of what is kept. */
  size: () => number;
};

/**
 * Keeps values up to a total size, in the unit of `sizeOf`; the least recently used go first, the newest itself where
 * it is too large. `onOutgrown` hears of each key that went for want of room.
 */
export function createBoundedCache<Value>(
  maxSize: number,
  sizeOf: (value: Value, key: string) => number,
  onOutgrown?: (key: string) => void,
): BoundedCache<Value> {
  const values = new Map<string, Value>();
  let size = 0;

  function drop(key: string): void {
    const value = values.get(key);
    if (value === undefined || !values.delete(key)) return;
    size -= sizeOf(value, key);
  }

  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      values.set(key, value);
      size += sizeOf(value, key);
      for (const oldest of values.keys()) {
        if (size <= maxSize) break;
        drop(oldest);
        onOutgrown?.(oldest);
      }
    },
    delete: drop,
    clear() {
      values.clear();
      size = 0;
    },
    size: () => size,
  };
}
