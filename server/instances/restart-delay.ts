/** A worker that lived as long as this had started well: another takes its place at once. */
const STEADY_MILLISECONDS = 10_000;
const FIRST_MILLISECONDS = 500;
const MOST_MILLISECONDS = 30_000;

/** How many deaths in a row came too early. */
export function countEarlyDeaths(before: number, livedMilliseconds: number): number {
  return livedMilliseconds >= STEADY_MILLISECONDS ? 0 : before + 1;
}

/** How long to wait before another worker starts: nothing at first, then twice as long each time. */
export function restartDelay(earlyDeaths: number): number {
  return earlyDeaths === 0 ? 0 : Math.min(MOST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** (earlyDeaths - 1));
}
