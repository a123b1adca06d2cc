import type { PageBytes } from '../pages/page-bytes.ts';
import type { Valkey } from './open-valkey.ts';

/** Pages of a dataset version that has gone leave by themselves. */
const KEPT_SECONDS = 24 * 60 * 60;
/** A larger page (compressed) isn't worth the others it would push out. */
const MOST_BYTES = 512 * 1024;

/**
 * Rendered pages where all instances can get them: what one has rendered the others needn't. Valkey's `maxmemory`
 * bounds them. Nobody waits for a page to arrive there.
 */
export function createValkeyPages(valkey: Valkey): PageBytes {
  const keyOf = (version: string, name: string) => `fairway-atlas:page:${version}:${name}`;
  return {
    async get(version, name) {
      const bytes = await valkey.ask((client) => client.readBytes(keyOf(version, name)));
      return bytes ?? undefined;
    },
    async set(version, name, bytes) {
      if (bytes.length > MOST_BYTES) return;
      void valkey.ask((client) => client.writeBytes(keyOf(version, name), bytes, KEPT_SECONDS));
    },
  };
}
