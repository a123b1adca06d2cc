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
/** Probes in a row that must succeed before it's asked again; twice as many each time it fails again soon. */
const FEWEST_PROBES = 3;
const MOST_PROBES = 60;
const SOON_MILLISECONDS = 5_000;

type Health = {
  state: () => 'unknown' | 'up' | 'down' | 'closed';
  /** A probe was answered. */
  passed: () => void;
  answered: () => void;
  failed: (reason: string, askedAt: number) => void;
  lost: (reason: string) => void;
  close: () => void;
};

/** Down after some failures in a row, up again after some probes; each is logged once. */
function watchHealth(log: ValkeyLog): Health {
  let state: ReturnType<Health['state']> = 'unknown';
  let failures = 0;
  let failedAt = 0;
  let probesWanted = FEWEST_PROBES;
  let probesPassed = 0;
  let upSince = Number.NEGATIVE_INFINITY;

  const lost = (reason: string) => {
    if (state === 'down' || state === 'closed') return;
    const isSoon = performance.now() - upSince < SOON_MILLISECONDS;
    probesWanted = isSoon ? Math.min(2 * probesWanted, MOST_PROBES) : FEWEST_PROBES;
    state = 'down';
    log.warn(
      { reason },
      'Valkey is failing: counting requests and keeping pages in our own memory until it recovers',
    );
  };
  return {
    state: () => state,
    passed() {
      failures = 0;
      if (state === 'up' || state === 'closed') return;
      if (state === 'down' && ++probesPassed < probesWanted) return;
      upSince = performance.now();
      log.info({}, state === 'down' ? 'Valkey is back' : 'Valkey shares counters and pages');
      state = 'up';
    },
    answered() {
      failures = 0;
    },
    failed(reason, askedAt) {
      // Questions waiting together fail together: that's one failure.
      if (askedAt < failedAt) return;
      failedAt = performance.now();
      failures++;
      probesPassed = 0;
      if (failures >= FAILURES_TO_DOWN) lost(reason);
    },
    lost,
    close() {
      state = 'closed';
    },
  };
}

/**
 * Valkey (or Redis) at a `redis:` address. Best-effort: while it fails, every question gets `undefined` at
 * once and the caller uses its own memory. A probe twice a second notices when it goes and comes back. One that's
 * slow on and off is left alone for longer and longer.
 */
export function openValkey(url: string, log: ValkeyLog): Valkey {
  const health = watchHealth(log);
  let client: ValkeyClient | null = null;
  let isProbing = false;

  const probe = async () => {
    if (!client?.connection.isReady || isProbing) return;
    isProbing = true;
    const askedAt = performance.now();
    const answer = await withinDeadline(client.probe(), DEADLINE_MILLISECONDS);
    isProbing = false;
    if (answer.kind === 'answer') health.passed();
    else health.failed(answer.reason, askedAt);
  };
  const probing = setInterval(probe, PROBE_MILLISECONDS);
  probing.unref();

  const connecting = import('./valkey-client.ts').then(({ createValkeyClient }) => {
    if (health.state() === 'closed') return;
    client = createValkeyClient(url);
    const { connection } = client;
    connection.on('error', (error: Error) => health.lost(error.message || error.name));
    connection.on('ready', probe);
    // It keeps trying; failures come as error events.
    connection.connect().catch(() => {});
  });
  connecting.catch((error: unknown) => health.lost(String(error)));

  return {
    async ask(command) {
      if (health.state() !== 'up' || !client) return undefined;
      const askedAt = performance.now();
      const answer = await withinDeadline(command(client), DEADLINE_MILLISECONDS);
      if (answer.kind === 'answer') {
        health.answered();
        return answer.value;
      }
      health.failed(answer.reason, askedAt);
      return undefined;
    },
    isUp: () => health.state() === 'up',
    close() {
      health.close();
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
