import { type CommandParser, createClient, defineScript, RESP_TYPES } from '@redis/client';
import type { QuotaState } from '../quota/quota.ts';

/** The connection gives up after this much silence; a probe is sent twice a second. */
const SILENCE_MILLISECONDS = 3000;
const CONNECT_MILLISECONDS = 2000;
const RECONNECT_MILLISECONDS = 250;
/** So that memory doesn't fill up when the server stops answering. */
const MOST_QUESTIONS = 10_000;

/** A connection that comes back by itself and queues nothing while it's away. It sets no deadline. */
export function createValkeyClient(url: string) {
  const connection = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    commandsQueueMaxLength: MOST_QUESTIONS,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: CONNECT_MILLISECONDS,
      socketTimeout: SILENCE_MILLISECONDS,
      // Not all instances at the same moment.
      reconnectStrategy: () => RECONNECT_MILLISECONDS * (1 + Math.random()),
    },
    scripts: { countRequest: countRequestScript },
  });
  const inBytes = connection.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  return {
    connection,
    countRequest: (caller: string, limit: number) => connection.countRequest(caller, limit),
    readBytes: (key: string): Promise<Buffer | null> => inBytes.get(key),
    async writeBytes(key: string, bytes: Buffer, keptSeconds: number): Promise<void> {
      await connection.set(key, bytes, { expiration: { type: 'EX', value: keptSeconds } });
    },
    /** A write, because a read-only server (a replica, or a full one) is of no use. */
    async probe(): Promise<void> {
      await connection.set('fairway-atlas:probe', '1', { expiration: { type: 'PX', value: 1000 } });
    },
  };
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
