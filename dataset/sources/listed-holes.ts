import { distance } from 'geokdbush';
import { fold } from '#lib/text/fold.ts';
import { isGenericName } from '../text/course-name.ts';
import { saysGolf } from '../text/part-of-club.ts';
import type { Doubts } from './doubtful-names.ts';
import { groupNear } from './group-near.ts';
import type { MergedCourse } from './merge-courses.ts';

/** How far it is from a hole of a course to the next: points on one spot are courses that a list put at their club or town. */
const NEXT_HOLE_KM = { least: 0.04, most: 0.7 } as const;
/** No club has as many courses so close together; without numbers it takes a whole nine. */
const LEAST_HOLES = 5;
const LEAST_WITHOUT_NUMBERS = 9;

/**
 * Five or more points at distances of holes, without a word of golf in any name, that are numbered 1 to 18 once each, or nine
 * or more of which no more than the name is known: the holes of a course, which some clubs name.
 */
export function findListedHoles(courses: readonly MergedCourse[]): Doubts {
  const listed = courses.filter(
    ({ osmIndex, head }) => osmIndex === null && head.name !== null && !saysGolf(head.name),
  );
  const doubts: Doubts = new Map();
  for (const group of groupNear(listed, NEXT_HOLE_KM.most, () => true)) {
    if (!areHoles(group)) continue;
    for (const course of group) {
      const value = `${course.head.name}: one of ${group.length} such names close together`;
      doubts.set(course, { rule: 'name-of-a-hole', value });
    }
  }
  return doubts;
}

function areHoles(group: readonly MergedCourse[]): boolean {
  const isApart = (a: MergedCourse, b: MergedCourse) =>
    distance(...a.head.position, ...b.head.position) >= NEXT_HOLE_KM.least;
  const areApart = group.every((a, i) => group.slice(i + 1).every((b) => isApart(a, b)));
  if (group.length < LEAST_HOLES || !areApart) return false;
  const numbers = group.map(({ head }) => Number(/(?<!\d)\d{1,2}(?!\d)/.exec(head.name!)?.[0] ?? 0));
  if (numbers.every((number) => number >= 1 && number <= 18)) return new Set(numbers).size === numbers.length;
  const hasNoNumber = numbers.every((number) => number === 0);
  return hasNoNumber && group.length >= LEAST_WITHOUT_NUMBERS && group.every(isNameAlone);
}

function isNameAlone({ records }: MergedCourse): boolean {
  return records.every(
    ({ cityName, regionCode, address }) => cityName === null && regionCode === null && address === null,
  );
}

/** Courses of one club are nearer to each other. */
const ONE_CLUB_KM = 10;

/**
 * Five or more points with one name and something after a dash or in quotes, far from each other, and quotes around most:
 * nicknames of holes along a road, say. The courses of a trail have no nicknames.
 */
export function findFarHoles(courses: readonly MergedCourse[]): Doubts {
  const byClub = Map.groupBy(courses, ({ osmIndex, head }) => {
    const club = osmIndex === null ? /^(.+?)\s+(?:[-–]\s|["“«])/u.exec(head.name ?? '')?.[1] : undefined;
    return club === undefined || isGenericName(club) ? '' : fold(club);
  });
  byClub.delete('');
  const doubts: Doubts = new Map();
  for (const group of byClub.values()) {
    const far = group.filter((course) =>
      group.every(
        (other) =>
          other === course || distance(...course.head.position, ...other.head.position) > ONE_CLUB_KM,
      ),
    );
    const quoted = group.filter(({ head }) => /["“«]/u.test(head.name ?? ''));
    if (far.length < LEAST_HOLES || 2 * quoted.length < group.length) continue;
    for (const course of group) {
      const value = `${course.head.name}: one of ${group.length} such names far from each other`;
      doubts.set(course, { rule: 'name-of-a-hole', value });
    }
  }
  return doubts;
}
