import type { PageBytes } from '../pages/page-store.ts';
import type { SharedCount } from '../quota/quota.ts';
import { withinDeadline } from '../within-deadline.ts';
import type { ValkeyClient } from './valkey-client.ts';

export type ValkeyLog = {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
};

export type Valkey = {
  /** Undefined, after the deadline at the latest, if Valkey is away, too slow or fails. */
  ask: <Answer>(command: (client: ValkeyClient) => Promise<Answer>) => Promise<Answer | undefined>;
  isUp: () => boolean;
  close: () => void;
};

/** No request waits longer than this. */
const DEADLINE_MILLISECONDS = 40;
/** After this many failures in a row, nothing is asked until a probe succeeds. */
const FAILURES_TO_DOWN = 3;
const PROBE_MILLISECONDS = 500;

/**
 * Valkey (or Redis) at a `redis:` address. Best-effort: while it fails, every question gets `undefined` at
 * once and the caller uses its own memory. A probe twice a second notices when it goes and comes back; each
 * is logged once.
 */
export function openValkey(url: string, log: ValkeyLog): Valkey {
  let client: ValkeyClient | null = null;
  let state: 'unknown' | 'up' | 'down' | 'closed' = 'unknown';
  let failures = 0;
  let failedAt = 0;
  let isProbing = false;

  const goUp = () => {
    failures = 0;
    if (state === 'up' || state === 'closed') return;
    log.info({}, state === 'down' ? 'Valkey is back' : 'Valkey shares counters and pages');
    state = 'up';
  };
  const goDown = (reason: string) => {
    if (state === 'down' || state === 'closed') return;
    state = 'down';
    log.warn(
      { reason },
      'Valkey fails: counting requests and keeping pages in our own memory until it is back',
    );
  };
  const fail = (reason: string, askedAt: number) => {
    // Questions waiting together fail together: that's one failure.
    if (askedAt < failedAt) return;
    failedAt = performance.now();
    failures++;
    if (failures >= FAILURES_TO_DOWN) goDown(reason);
  };

  const probe = async () => {
    if (!client?.connection.isReady || isProbing) return;
    isProbing = true;
    const askedAt = performance.now();
    const answer = await withinDeadline(client.probe(), DEADLINE_MILLISECONDS);
    isProbing = false;
    if (answer.kind === 'answer') goUp();
    else fail(answer.reason, askedAt);
  };
  const probing = setInterval(probe, PROBE_MILLISECONDS);
  probing.unref();

  const connecting = import('./valkey-client.ts').then(({ createValkeyClient }) => {
    if (state === 'closed') return;
    client = createValkeyClient(url);
    const { connection } = client;
    connection.on('error', (error: Error) => goDown(error.message || error.name));
    connection.on('ready', probe);
    // It keeps trying; failures come as error events.
    connection.connect().catch(() => {});
  });
  connecting.catch((error: unknown) => goDown(String(error)));

  return {
    async ask(command) {
      if (state !== 'up' || !client) return undefined;
      const askedAt = performance.now();
      const answer = await withinDeadline(command(client), DEADLINE_MILLISECONDS);
      if (answer.kind === 'answer') {
        failures = 0;
        return answer.value;
      }
      fail(answer.reason, askedAt);
      return undefined;
    },
    isUp: () => state === 'up',
    close() {
      state = 'closed';
      clearInterval(probing);
      if (client?.connection.isOpen) client.connection.destroy();
    },
  };
}

export function countInValkey(valkey: Valkey, limit: number): SharedCount {
  return (caller) => valkey.ask((client) => client.countRequest(caller, limit));
}

const KEPT_SECONDS = 24 * 60 * 60;
/** A larger page isn't worth the pages it would push out. */
const MOST_BYTES = 512 * 1024;

/** Rendered pages shared by all instances, bounded by Valkey's `maxmemory`. Nobody waits for a write. */
export function createValkeyPages(valkey: Valkey): PageBytes {
  const keyOf = (name: string) => `fairway-atlas:page:${name}`;
  return {
    async get(name) {
      const bytes = await valkey.ask((client) => client.readBytes(keyOf(name)));
      return bytes && bytes.length <= MOST_BYTES ? bytes : undefined;
    },
    async set(name, bytes) {
      if (bytes.length > MOST_BYTES) return;
      void valkey.ask((client) => client.writeBytes(keyOf(name), bytes, KEPT_SECONDS));
    },
  };
}
