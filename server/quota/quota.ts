import { createCallerRings } from './caller-rings.ts';

/** What a caller may do: this request, so many more at once, and after the wait (0 for one allowed) another. */
export type QuotaState = { isAllowed: boolean; remaining: number; waitMilliseconds: number };

/** Counts a request of a caller at a moment (milliseconds of a clock that never goes back). */
export type Quota = {
  limit: number;
  count: (caller: string, now: number) => QuotaState | Promise<QuotaState>;
};

/** A quota that is counted in this process alone, and so at once. */
export type OwnQuota = { limit: number; count: (caller: string, now: number) => QuotaState };

const WINDOW_MILLISECONDS = 1000;
/** Callers remembered at most, twice over. A caller forgotten too early may send more than it should: never fewer. */
const MOST_CALLERS = 100_000;

/**
 * At most `limit` requests in any one second for each caller: a request is allowed when the one `limit` before it is a
 * second old. (Counting by fixed windows, as most limiters do, lets twice as many through around a window's end.)
 * Memory is bounded however many callers there are: those not seen for a second are dropped with the generation.
 */
export function createQuota(limit: number, mostCallers = MOST_CALLERS): OwnQuota {
  let present = createCallerRings(limit);
  let former = createCallerRings(limit);
  let turnedAt = Number.NEGATIVE_INFINITY;

  const turn = (now: number) => {
    if (now - turnedAt >= 2 * WINDOW_MILLISECONDS) present.clear();
    former.clear();
    [present, former] = [former, present];
    turnedAt = now;
  };

  const recall = (caller: string): number => {
    const known = present.find(caller);
    if (known !== undefined) return known;
    const at = former.find(caller);
    return present.add(caller, at === undefined ? undefined : { rings: former, at });
  };

  return {
    limit,
    count(caller, now) {
      if (now - turnedAt >= WINDOW_MILLISECONDS || present.size() >= mostCallers) turn(now);
      const at = recall(caller);
      const oldest = present.oldest(at);
      const isAllowed = oldest <= now - WINDOW_MILLISECONDS;
      if (isAllowed) present.push(at, now);
      return {
        isAllowed,
        remaining: isAllowed ? present.countUntil(at, now - WINDOW_MILLISECONDS) : 0,
        // The oldest request that still counts frees its place when it is a second old.
        waitMilliseconds: isAllowed ? 0 : oldest + WINDOW_MILLISECONDS - now,
      };
    },
  };
}
