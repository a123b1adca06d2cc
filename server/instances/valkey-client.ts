import { type CommandParser, createClient, defineScript } from '@redis/client';
import type { QuotaState } from '../quota/quota.ts';

/** The connection is given up after this much silence; it's pinged more often. */
const SILENCE_MILLISECONDS = 3000;
const PING_MILLISECONDS = 1000;
const CONNECT_MILLISECONDS = 2000;
/** So that memory doesn't fill up when the server stops answering. */
const MOST_QUESTIONS = 10_000;

/** A connection that comes back by itself and queues nothing while it's away. */
export function createValkeyClient(url: string) {
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

export type ValkeyClient = ReturnType<typeof createValkeyClient>;

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
