import { distance } from 'geokdbush';
import { memoize } from '#lib/cache/memoize.ts';
import { fold } from '#lib/text/fold.ts';
import type { ListedCourse } from './course-files.ts';
import type { Doubts, TownsOf } from './doubtful-names.ts';
import type { MergedCourse } from './merge-courses.ts';

/** Farther than any course is from the town in its address. */
const FAR_KM = 40;
/** Postal codes whose first letters, this many, are the same are near each other. */
const CODE_LETTERS = 3;
/** A course has another with such a code nearer than this, even in the country. */
const CODE_KM = 30;
/** With fewer courses we can't tell where a code is. */
const ENOUGH_OF_CODE = 3;

/** Courses of one club are listed this near to each other, in the right place or in a wrong one. */
const CLUB_KM = 3;

/**
 * Courses that a list puts elsewhere than their own address says, each with the reason: the town is far
 * off, and so are all courses with such a postal code. If only the town is far off, the town may be the
 * mistake; and if it's in another region than the list says, the postal code has to confirm it.
 */
export function findStrayPlaces(courses: readonly MergedCourse[], townsOf: TownsOf): Doubts {
  const listed = courses.filter(({ osmIndex }) => osmIndex === null);
  const byCode = Map.groupBy(
    listed.flatMap(({ records }) => records.slice(0, 1)),
    codeAreaOf,
  );
  const townsByName = memoize((countryCode: string) =>
    Map.groupBy(townsOf(countryCode), ({ name }) => fold(name)),
  );
  const doubts: Doubts = new Map();
  for (const course of listed) {
    const [record] = course.records;
    if (!record || record.cityName === null || record.countryCode === null) continue;
    const ofCode = byCode.get(codeAreaOf(record)) ?? [];
    if (!isFarFromCode(record, ofCode)) continue;
    const towns = townsByName(record.countryCode).get(fold(record.cityName)) ?? [];
    const kilometres = Math.min(...towns.map(({ position }) => distance(...record.position, ...position)));
    const isAddress = ({ regionCode, position }: (typeof towns)[number]) =>
      regionCode === record.regionCode ||
      ofCode.some((other) => distance(...other.position, ...position) <= CODE_KM);
    if (kilometres <= FAR_KM || !towns.some(isAddress)) continue;
    const value = `${course.head.name}: ${record.cityName} is ${Math.round(kilometres)} km away`;
    doubts.set(course, { rule: 'place-unlike-address', value });
  }
  return doubts;
}

function codeAreaOf({ countryCode, postalCode }: ListedCourse): string | null {
  return postalCode === null ? null : `${countryCode} ${postalCode.slice(0, CODE_LETTERS)}`;
}

function isFarFromCode(record: ListedCourse, ofCode: readonly ListedCourse[]): boolean {
  if (record.postalCode === null || ofCode.length <= ENOUGH_OF_CODE) return false;
  return ofCode.every((other) => {
    const kilometres = distance(...record.position, ...other.position);
    return kilometres > CODE_KM || kilometres < CLUB_KM;
  });
}
