import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { type CommandParser, createClient, defineScript } from '@redis/client';
import type { QuotaState } from '../quota/quota.ts';

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
/** After this many failures in a row, it's left alone for a while each time it fails again. */
const FAILURES_TO_REST = 3;
const REST_MILLISECONDS = 2000;

/**
 * Counts at a Valkey (or Redis) with a `redis:` address. Best-effort: while it fails, every question gets `undefined`, and
 * the caller counts in its own memory.
 */
export function openValkey(url: string, log: ValkeyLog): Valkey {
  const client = createValkeyClient(url);
  let state: 'unknown' | 'up' | 'down' | 'closed' = 'unknown';
  let failures = 0;
  let failedAt = Number.NEGATIVE_INFINITY;

  const lost = (reason: string) => {
    if (state === 'down' || state === 'closed') return;
    state = 'down';
    log.warn({ reason }, 'Valkey is failing: counting requests in our own memory until it recovers');
  };
  const failed = (reason: string, askedAt: number) => {
    // Questions waiting together fail together: that's one failure.
    if (askedAt < failedAt) return;
    failedAt = performance.now();
    if (++failures >= FAILURES_TO_REST) lost(reason);
  };
  const isResting = (now: number) => failures >= FAILURES_TO_REST && now < failedAt + REST_MILLISECONDS;
  const answered = () => {
    failures = 0;
    if (state === 'up' || state === 'closed') return;
    log.info({}, state === 'down' ? 'Valkey is back' : 'Valkey shares counters');
    state = 'up';
  };
  client.on('error', (error: Error) => lost(error.message || error.name));
  client.on('ready', answered);
  // It keeps trying; failures come as error events.
  client.connect().catch(() => {});

  return {
    async count(caller, limit) {
      const askedAt = performance.now();
      if (!client.isReady || isResting(askedAt)) return undefined;
      try {
        const counted = await Promise.race([client.countRequest(caller, limit), deadline()]);
        if (counted) answered();
        else failed(`no answer within ${DEADLINE_MILLISECONDS} ms`, askedAt);
        return counted ?? undefined;
      } catch (error) {
        failed(error instanceof Error ? error.message : String(error), askedAt);
        return undefined;
      }
    },
    isUp: () => state === 'up',
    close() {
      state = 'closed';
      if (client.isOpen) client.destroy();
    },
  };
}

/** If this process was held up, the answer may be there already: what has arrived is read first. */
async function deadline(): Promise<null> {
  await delay(DEADLINE_MILLISECONDS);
  return nextTurn(null);
}

/** The connection is given up after this much silence; it's pinged more often. */
const SILENCE_MILLISECONDS = 3000;
const PING_MILLISECONDS = 1000;
const CONNECT_MILLISECONDS = 2000;
/** The most that wait at once, so that memory doesn't fill up when the server stops answering. */
const MOST_QUESTIONS = 10_000;

/** A connection that comes back by itself and queues nothing while it's away. */
function createValkeyClient(url: string) {
  return createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_QUESTIONS,
    maintNotifications: 'disabled',
    pingInterval: PING_MILLISECONDS,
    socket: { connectTimeout: CONNECT_MILLISECONDS, socketTimeout: SILENCE_MILLISECONDS },
    scripts: { countRequest: countRequestScript },
  });
}

/**
 * Counts a request atomically by Valkey's clock: it's allowed if fewer than `limit` allowed ones are younger
 * than a second. A key holds the times (in microseconds) of a caller's last allowed requests, newest first,
 * and expires. Times from a clock since set back by more than a second don't count.
 */
const SCRIPT = `
local limit = tonumber(ARGV[1])
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local within = 0
local oldest = now
for _, text in ipairs(redis.call('LRANGE', KEYS[1], 0, limit - 1)) do
  local age = now - tonumber(text)
  if age < 1000000 and age > -1000000 then
    within = within + 1
    oldest = tonumber(text)
  end
end
if within >= limit then
  return { 0, 0, math.ceil((oldest + 1000000 - now) / 1000) }
end
redis.call('LPUSH', KEYS[1], string.format('%.0f', now))
redis.call('LTRIM', KEYS[1], 0, limit - 1)
redis.call('PEXPIRE', KEYS[1], 1100)
return { 1, limit - within - 1, 0 }
`;

/** Sent as the script's digest. */
const countRequestScript = defineScript({
  SCRIPT,
  NUMBER_OF_KEYS: 1,
  parseCommand(parser: CommandParser, caller: string, limit: number) {
    parser.pushKey(`fairway-atlas:quota:${caller}`);
    parser.push(String(limit));
  },
  transformReply: ([isAllowed, remaining, waitMilliseconds]: number[]): QuotaState => ({
    isAllowed: isAllowed === 1,
    remaining: remaining ?? 0,
    waitMilliseconds: waitMilliseconds ?? 0,
  }),
});
