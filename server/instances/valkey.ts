import type { QuotaState, SharedCount } from '../quota/quota.ts';
import { withinDeadline } from '../within-deadline.ts';
import type { ValkeyClient } from './valkey-client.ts';

export type ValkeyLog = {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
};

export type Valkey = {
  /** Undefined, after the deadline at the latest, if Valkey is away, too slow or fails. */
  count: (caller: string, limit: number) => Promise<QuotaState | undefined>;
  isUp: () => boolean;
  close: () => void;
};

/** No request waits longer than this. */
const DEADLINE_MILLISECONDS = 40;
/** After this many failures in a row it's left alone for a while, longer each time it fails again soon. */
const FAILURES_TO_REST = 3;
const FIRST_REST_MILLISECONDS = 1000;
const LONGEST_REST_MILLISECONDS = 30_000;

/**
 * Counts at a Valkey (or Redis) with a `redis:` address. Best-effort: while it fails, every question gets `undefined`, and
 * the caller counts in its own memory.
 */
export function openValkey(url: string, log: ValkeyLog): Valkey {
  let client: ValkeyClient | undefined;
  let state: 'unknown' | 'up' | 'down' | 'closed' = 'unknown';
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;
  let rest = FIRST_REST_MILLISECONDS;
  let restsUntil = 0;

  const lost = (reason: string) => {
    if (state === 'down' || state === 'closed') return;
    state = 'down';
    log.warn({ reason }, 'Valkey is failing: counting requests in our own memory until it recovers');
  };
  const failed = (reason: string, askedAt: number) => {
    // Questions waiting together fail together: that's one failure.
    if (askedAt < failedAt) return;
    failedAt = performance.now();
    if (++failures < FAILURES_TO_REST) return;
    restsUntil = failedAt + rest;
    rest = Math.min(2 * rest, LONGEST_REST_MILLISECONDS);
    lost(reason);
  };
  const answered = () => {
    failures = 0;
    if (performance.now() - failedAt > LONGEST_REST_MILLISECONDS) rest = FIRST_REST_MILLISECONDS;
    if (state === 'up' || state === 'closed') return;
    log.info({}, state === 'down' ? 'Valkey is back' : 'Valkey shares counters');
    state = 'up';
  };

  // Loaded only where it's used: it's larger than the rest of the server.
  import('./valkey-client.ts')
    .then(({ createValkeyClient }) => {
      if (state === 'closed') return;
      client = createValkeyClient(url);
      client.on('error', (error: Error) => lost(error.message || error.name));
      client.on('ready', answered);
      // It keeps trying; failures come as error events.
      client.connect().catch(() => {});
    })
    .catch((error: unknown) => lost(String(error)));

  return {
    async count(caller, limit) {
      const askedAt = performance.now();
      if (!client?.isReady || askedAt < restsUntil) return undefined;
      const answer = await withinDeadline(client.countRequest(caller, limit), DEADLINE_MILLISECONDS);
      if (answer.kind === 'failure') {
        failed(answer.reason, askedAt);
        return undefined;
      }
      answered();
      return answer.value;
    },
    isUp: () => state === 'up',
    close() {
      state = 'closed';
      if (client?.isOpen) client.destroy();
    },
  };
}

export function countInValkey(valkey: Valkey, limit: number): SharedCount {
  return (caller) => valkey.count(caller, limit);
}
