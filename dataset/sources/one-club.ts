import { distance } from 'geokdbush';
import { foldedWords } from '#lib/text/fold.ts';
import { compareText } from '../text/compare-text.ts';
import type { MergedCourse } from './merge-courses.ts';

/** How far sources spread the courses of one club. */
const ONE_CLUB_KM = 3;

export function isOneClub(a: MergedCourse, b: MergedCourse): boolean {
  return distance(...a.head.position, ...b.head.position) <= ONE_CLUB_KM;
}

/** A course, and a club that its name may name. */
type Reading = { course: MergedCourse; club: string };

/** Readings of one club near each other, by its folded words, the longest name first. */
export function groupByClub<Item extends Reading>(
  readings: readonly Item[],
): { key: string; near: Item[] }[] {
  return [...Map.groupBy(readings, ({ club }) => foldedWords(club).join(' '))]
    .sort(([a], [b]) => b.length - a.length || compareText(a, b))
    .flatMap(([key, sameClub]) => groupNear(sameClub).map((near) => ({ key, near })));
}

function groupNear<Item extends Reading>(readings: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const reading of readings) {
    const home = groups.find(([first]) => isOneClub(reading.course, first!.course));
    if (home) home.push(reading);
    else groups.push([reading]);
  }
  return groups;
}
