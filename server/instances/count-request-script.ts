import { type CommandParser, defineScript } from '@redis/client';
import type { QuotaState } from '../quota/quota.ts';

/**
 * Counts a request in Valkey by its own clock, atomically: allowed when fewer than `limit` allowed ones are younger
 * than a second. A key holds the times (microseconds) of a caller's last allowed requests, newest first, and goes by
 * itself. Times of a clock that has since been set back by more than a second don't count.
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

/** `countRequest(caller, limit)`, sent as the script's digest. */
export const countRequestScript = defineScript({
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
