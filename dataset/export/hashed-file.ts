import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

/** A new file, digested while it's written. */
export function openHashed(path: string) {
  const descriptor = openSync(path, 'w');
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    append(chunk: Uint8Array): void {
      for (let at = 0; at < chunk.length; ) at += writeSync(descriptor, chunk, at);
      hash.update(chunk);
      bytes += chunk.length;
    },
    finish() {
      closeSync(descriptor);
      return { bytes, sha256: hash.digest('hex') };
    },
  };
}
