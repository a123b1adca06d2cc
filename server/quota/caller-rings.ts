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
export function createCallerRings(limit: number): CallerRings {
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
