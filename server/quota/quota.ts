import { LRUCache } from 'lru-cache';

/**
 * How many more requests are allowed right now, and how long until the next is certain to be (0 if this one
 * was allowed).
 */
export type QuotaState = { isAllowed: boolean; remaining: number; waitMilliseconds: number };

export type Quota = {
  limit: number;
  /** `now` is milliseconds of a clock that never goes back. */
  count: (caller: string, now: number) => QuotaState | Promise<QuotaState>;
};

const WINDOW_MILLISECONDS = 1000;
/** One forgotten too early may send too many requests, never too few. */
const MOST_CALLERS = 100_000;

/**
 * Allows each caller `limit` requests within any second: the times of those of the last second are kept. (A fixed
 * window would let twice as many through around its end.)
 */
export function createQuota(limit: number, mostCallers = MOST_CALLERS) {
  const callers = new LRUCache<string, number[]>({ max: mostCallers });
  return {
    limit,
    count(caller: string, now: number): QuotaState {
      const recent = (callers.get(caller) ?? []).filter((time) => time > now - WINDOW_MILLISECONDS);
      const isAllowed = recent.length < limit;
      if (isAllowed) recent.push(now);
      callers.set(caller, recent);
      return {
        isAllowed,
        remaining: limit - recent.length,
        // The oldest request frees its place when it is a second old.
        waitMilliseconds: isAllowed ? 0 : recent[0]! + WINDOW_MILLISECONDS - now,
      };
    },
  };
}

/** Counts over all processes; undefined if that's impossible just now. Never throws. */
export type SharedCount = (caller: string) => Promise<QuotaState | undefined>;

/**
 * The quota over several processes. Each also counts in its own memory, and carries on from there while the shared
 * count is away. A refused caller is refused from memory until its wait is over, so a flood costs the shared count
 * only a few questions a second.
 */
export function createSharedQuota(limit: number, askShared: SharedCount, mostCallers = MOST_CALLERS): Quota {
  const own = createQuota(limit, mostCallers);
  const refusedUntil = new LRUCache<string, number>({ max: mostCallers });
  return {
    limit,
    async count(caller, now) {
      const until = refusedUntil.get(caller) ?? now;
      if (until > now) return { isAllowed: false, remaining: 0, waitMilliseconds: until - now };
      const shared = await askShared(caller);
      if (!shared) return own.count(caller, now);
      if (shared.isAllowed) own.count(caller, now);
      else refusedUntil.set(caller, now + shared.waitMilliseconds);
      return shared;
    },
  };
}
