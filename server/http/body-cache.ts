/** Finished bodies by key, bounded in bytes; the least recently used goes first. */
export type BodyCache = {
  get: (key: string) => Buffer | undefined;
  set: (key: string, body: Buffer) => void;
};

/** What an entry takes beside its body and key, roughly. */
const OVERHEAD = 200;

export function createBodyCache(maxBytes: number): BodyCache {
  const bodies = new Map<string, Buffer>();
  let bytes = 0;
  const sizeOf = (key: string, body: Buffer) => body.length + key.length + OVERHEAD;
  return {
    get(key) {
      const body = bodies.get(key);
      if (body === undefined) return undefined;
      bodies.delete(key);
      bodies.set(key, body);
      return body;
    },
    set(key, body) {
      const former = bodies.get(key);
      if (former) bytes -= sizeOf(key, former);
      bodies.delete(key);
      const size = sizeOf(key, body);
      // One large body must not push out everything else.
      if (size > maxBytes / 4) return;
      bodies.set(key, body);
      bytes += size;
      for (const [oldest, oldBody] of bodies) {
        if (bytes <= maxBytes) break;
        bodies.delete(oldest);
        bytes -= sizeOf(oldest, oldBody);
      }
    },
  };
}
