import { createBoundedCache } from '#lib/cache/bounded-cache.ts';

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

/** Counted in this process alone, so without waiting. */
export type OwnQuota = { limit: number; count: (caller: string, now: number) => QuotaState };

const WINDOW_MILLISECONDS = 1000;
/** Up to twice as many are remembered. One forgotten too early may send too many requests, never too few. */
const MOST_CALLERS = 100_000;

/**
 * Allows each caller `limit` requests within any second: a request is allowed when the one `limit` before it
 * is a second old. (Fixed windows let twice as many through around a window's end.) Callers not seen for a
 * second are forgotten, a whole generation at a time, which bounds the memory.
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
        // The oldest request frees its place when it is a second old.
        waitMilliseconds: isAllowed ? 0 : oldest + WINDOW_MILLISECONDS - now,
      };
    },
  };
}

/** Counts over all processes; undefined if that's impossible just now. Never throws. */
export type SharedCount = (caller: string) => Promise<QuotaState | undefined>;

/** For any other refused caller the shared count is asked again. */
const MOST_REFUSED = 50_000;

/**
 * The quota over several processes. Each also counts in its own memory, and carries on from there while the
 * shared count is away. A refused caller is refused from memory until its wait is over, as no process can
 * have let it through by then: a flood costs the shared count only a few questions a second.
 */
export function createSharedQuota(limit: number, askShared: SharedCount): Quota {
  const own = createQuota(limit);
  const refusedUntil = createBoundedCache<number>(MOST_REFUSED, () => 1);

  return {
    limit,
    count(caller, now) {
      const until = refusedUntil.get(caller) ?? now;
      if (until > now) return { isAllowed: false, remaining: 0, waitMilliseconds: until - now };
      refusedUntil.delete(caller);
      return askShared(caller).then((shared) => {
        if (!shared) return own.count(caller, now);
        if (shared.isAllowed) own.count(caller, now);
        else refusedUntil.set(caller, now + shared.waitMilliseconds);
        return shared;
      });
    },
  };
}

/**
 * The times of each caller's last `limit` requests, the oldest overwritten first. All are in one array,
 * because many small ones would keep the garbage collector busy.
 */
type CallerRings = {
  size: () => number;
  clear: () => void;
  /** Where the caller's ring begins; undefined if it has none. */
  find: (caller: string) => number | undefined;
  /** Copies the ring at `from`, or begins an empty one. */
  add: (caller: string, from?: { rings: CallerRings; at: number }) => number;
  /** Oldest first. */
  copy: (at: number, into: Float64Array, start: number) => void;
  oldest: (at: number) => number;
  push: (at: number, time: number) => void;
  /** Requests before a moment, or exactly then. */
  countUntil: (at: number, moment: number) => number;
};

const FIRST_CALLERS = 256;

function createCallerRings(limit: number): CallerRings {
  const starts = new Map<string, number>();
  let times = new Float64Array(FIRST_CALLERS * limit);
  /** Where each ring's oldest request is. */
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
