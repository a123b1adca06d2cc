import { createQuota, type Quota, type QuotaState } from './quota.ts';

/** Counts a request of a caller over all processes; undefined where that can't be done now. Never throws. */
export type SharedCount = (caller: string) => Promise<QuotaState | undefined>;

/** Refused callers remembered at most; of one forgotten the shared count is asked again. */
const MOST_REFUSED = 50_000;

/**
 * The quota over several processes. What each lets through it also counts in its own memory, which goes on alone
 * while the shared count is away. A refused caller is refused from memory until its wait is over, as nobody will have
 * let it through by then: a flood costs the shared count a few questions a second.
 */
export function createSharedQuota(limit: number, askShared: SharedCount): Quota {
  const own = createQuota(limit);
  const refusedUntil = new Map<string, number>();

  const refuse = (caller: string, until: number) => {
    if (refusedUntil.size >= MOST_REFUSED) refusedUntil.clear();
    refusedUntil.set(caller, until);
  };

  return {
    limit,
    count(caller, now) {
      const until = refusedUntil.get(caller) ?? now;
      if (until > now) return { isAllowed: false, remaining: 0, waitMilliseconds: until - now };
      refusedUntil.delete(caller);
      return askShared(caller).then((shared) => {
        if (!shared) return own.count(caller, now);
        if (shared.isAllowed) own.count(caller, now);
        else refuse(caller, now + shared.waitMilliseconds);
        return shared;
      });
    },
  };
}
