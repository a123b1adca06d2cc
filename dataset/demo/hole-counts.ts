import { apportion } from './apportion.ts';
import type { Random } from './random.ts';

/** Courses by their number of holes at full scale (35,165 courses, 641,499 holes). */
const COURSES_BY_HOLES: readonly (readonly [holes: number, courses: number])[] = [
  [18, 22_460],
  [9, 7_395],
  [27, 2_286],
  [36, 2_110],
  [45, 316],
  [54, 246],
  [12, 176],
  [6, 141],
  [72, 35],
];

/** Holes whose elevation change is known at full scale, of 641,499. */
const KNOWN_ELEVATION_SHARE = 586_036 / 641_499;

/** The number of holes of each course, in random order: exactly the table at full scale, in proportion elsewhere. */
export function holeCounts(courses: number, random: Random): number[] {
  const parts = apportion(
    courses,
    COURSES_BY_HOLES.map(([, count]) => count),
  );
  return random.shuffled(COURSES_BY_HOLES.flatMap(([holes], i) => new Array<number>(parts[i]!).fill(holes)));
}

/**
 * How many of each course's holes have no known heights: whole courses, until the total is met exactly. As every
 * hole count is a multiple of three, one more course may have a few holes unknown.
 */
export function holesWithoutElevation(counts: readonly number[], random: Random): number[] {
  const holes = counts.reduce((sum, count) => sum + count, 0);
  let left = holes - Math.round(holes * KNOWN_ELEVATION_SHARE);
  const without = new Array<number>(counts.length).fill(0);
  const order = random.shuffled(counts.map((_, i) => i));
  for (const i of order) {
    if (counts[i]! > left) continue;
    without[i] = counts[i]!;
    left -= counts[i]!;
  }
  const partly = order.find((i) => without[i] === 0);
  if (left > 0 && partly !== undefined) without[partly] = left;
  return without;
}
