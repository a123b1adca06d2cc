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

/** The times of a caller's last allowed requests, oldest overwritten first. */
type Recent = { times: Float64Array; next: number };

/**
 * At most `limit` requests in any one second for each caller: a request is allowed when the one `limit` before it is a
 * second old. (Counting by fixed windows, as most limiters do, lets twice as many through around a window's end.)
 * Memory is bounded however many callers there are: those not seen for a second are dropped with the generation.
 */
export function createQuota(limit: number, mostCallers = MOST_CALLERS): OwnQuota {
  let present = new Map<string, Recent>();
  let former = new Map<string, Recent>();
  let turnedAt = Number.NEGATIVE_INFINITY;

  const turn = (now: number) => {
    former = now - turnedAt < 2 * WINDOW_MILLISECONDS ? present : new Map();
    present = new Map();
    turnedAt = now;
  };

  const recall = (caller: string): Recent => {
    const known = present.get(caller);
    if (known) return known;
    const recent = former.get(caller) ?? {
      times: new Float64Array(limit).fill(-WINDOW_MILLISECONDS),
      next: 0,
    };
    present.set(caller, recent);
    return recent;
  };

  return {
    limit,
    count(caller, now) {
      if (now - turnedAt >= WINDOW_MILLISECONDS || present.size >= mostCallers) turn(now);
      const recent = recall(caller);
      const oldest = recent.times[recent.next]!;
      const isAllowed = now - oldest >= WINDOW_MILLISECONDS;
      if (isAllowed) {
        recent.times[recent.next] = now;
        recent.next = recent.next + 1 === limit ? 0 : recent.next + 1;
      }
      return {
        isAllowed,
        remaining: isAllowed ? countFree(recent.times, now) : 0,
        // The oldest request that still counts frees its place when it is a second old.
        waitMilliseconds: isAllowed ? 0 : oldest + WINDOW_MILLISECONDS - now,
      };
    },
  };
}

function countFree(times: Float64Array, now: number): number {
  let free = 0;
  for (let i = 0; i < times.length; i++) if (now - times[i]! >= WINDOW_MILLISECONDS) free++;
  return free;
}
