export type BoundedCache<Value> = {
  /** Asking for a value counts as using it. */
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  delete: (key: string) => void;
  clear: () => void;
  size: () => number;
};

/**
 * Keeps values up to a total size, in the unit of `sizeOf`. The least recently used go first; a value too
 * large by itself isn't kept. `onOutgrown` is called for each key dropped.
 */
export function createBoundedCache<Value>(
  maxSize: number,
  sizeOf: (value: Value, key: string) => number,
  onOutgrown?: (key: string) => void,
): BoundedCache<Value> {
  const values = new Map<string, Value>();
  let size = 0;
  let latest: string | undefined;

  function drop(key: string): void {
    const value = values.get(key);
    if (value === undefined || !values.delete(key)) return;
    size -= sizeOf(value, key);
  }

  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined || key === latest) return value;
      values.delete(key);
      values.set(key, value);
      latest = key;
      return value;
    },
    set(key, value) {
      drop(key);
      values.set(key, value);
      latest = key;
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

/**
 * Copies bytes into memory of their own. Compression and sockets often return a view of a block several
 * times as large, and keeping the view would keep the whole block.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
