import { createQuota, type Quota, type QuotaState } from './quota.ts';

/** What a count that several processes share says of a request; a refused caller is let through after the wait. */
export type SharedCountState = { isAllowed: boolean; remaining: number; waitMilliseconds: number };

/** Counts a request of a caller over all processes; undefined where that can't be done now. Never throws. */
export type SharedCount = (caller: string) => Promise<SharedCountState | undefined>;

/** Refused callers remembered at most; of one forgotten the shared count is asked again. */
const MOST_REFUSED = 50_000;

/**
 * The quota over several processes. What each lets through it also counts in its own memory, which goes on alone
 * while the shared count is away. A refused caller is refused from memory until its wait is over, as nobody will have
 * let it through by then: a flood costs the shared count one question a second.
 */
export function createSharedQuota(limit: number, askShared: SharedCount): Quota {
  const own = createQuota(limit);
  const refusedUntil = new Map<string, number>();

  const refuse = (milliseconds: number): QuotaState => ({
    isAllowed: false,
    remaining: 0,
    resetSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });

  const isRefused = (caller: string, now: number) => {
    const until = refusedUntil.get(caller);
    if (until === undefined || now < until) return until;
    refusedUntil.delete(caller);
    return undefined;
  };

  return {
    limit,
    count(caller, now) {
      const until = isRefused(caller, now);
      if (until !== undefined) return refuse(until - now);
      return askShared(caller).then((shared) => {
        if (!shared) return own.count(caller, now);
        if (!shared.isAllowed) {
          if (refusedUntil.size >= MOST_REFUSED) refusedUntil.clear();
          refusedUntil.set(caller, now + shared.waitMilliseconds);
          return refuse(shared.waitMilliseconds);
        }
        own.count(caller, now);
        return { isAllowed: true, remaining: shared.remaining, resetSeconds: 1 };
      });
    },
  };
}
