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

/**
 * When callers' last requests were, `limit` of each, the oldest overwritten first: all in one array, as so many small
 * ones would keep the garbage collector busy. `next` is the place in a caller's ring of its oldest request.
 */
type CallerRings = {
  size: () => number;
  clear: () => void;
  /** Where a caller's ring begins in `times`; undefined where it has none. */
  find: (caller: string) => number | undefined;
  /** Begins a ring: a copy of that at `from` in other rings, or one of requests that are long ago. */
  add: (caller: string, from?: { rings: CallerRings; at: number }) => number;
  /** Writes a ring to a place in other times, the oldest first. */
  copy: (at: number, into: Float64Array, start: number) => void;
  oldest: (at: number) => number;
  /** Overwrites the oldest. */
  push: (at: number, time: number) => void;
  /** How many of a ring are before a moment, or at it. */
  countUntil: (at: number, moment: number) => number;
};

const FIRST_CALLERS = 256;

/** Makes rings of `limit` times each, without any yet. */
function createCallerRings(limit: number): CallerRings {
  const starts = new Map<string, number>();
  let times = new Float64Array(FIRST_CALLERS * limit);
  let next = new Uint16Array(FIRST_CALLERS);

  const grow = () => {
    const larger = new Float64Array(times.length * 2);
    larger.set(times);
    times = larger;
    const largerNext = new Uint16Array(next.length * 2);
    largerNext.set(next);
    next = largerNext;
  };
  const oldestAt = (at: number) => at + next[at / limit]!;

  return {
    size: () => starts.size,
    clear: () => starts.clear(),
    find: (caller) => starts.get(caller),
    add(caller, from) {
      const at = starts.size * limit;
      if (at === times.length) grow();
      starts.set(caller, at);
      next[at / limit] = 0;
      if (from) from.rings.copy(from.at, times, at);
      else times.fill(Number.NEGATIVE_INFINITY, at, at + limit);
      return at;
    },
    copy(from, into, start) {
      const first = next[from / limit]!;
      for (let i = 0; i < limit; i++) {
        const place = first + i;
        into[start + i] = times[from + (place < limit ? place : place - limit)]!;
      }
    },
    oldest: (at) => times[oldestAt(at)]!,
    push(at, time) {
      times[oldestAt(at)] = time;
      const place = next[at / limit]! + 1;
      next[at / limit] = place === limit ? 0 : place;
    },
    countUntil(at, moment) {
      let count = 0;
      for (let i = at; i < at + limit; i++) if (times[i]! <= moment) count++;
      return count;
    },
  };
}
