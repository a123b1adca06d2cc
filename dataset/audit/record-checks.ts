import { around, distance } from 'geokdbush';
import { fold } from '#lib/text/fold.ts';
import { groundOfMapped } from '../course/course-ground.ts';
import { courseKind } from '../course/course-kind.ts';
import { indexPoints } from '../geometry/point-index.ts';
import type { MergedCourse } from '../sources/merge-courses.ts';
import { compareCourseNames, isGenericName, joinedWords } from '../text/course-name.ts';
import { findNoGolf } from '../text/no-golf.ts';
import { isBareDigits } from '../text/read-phones.ts';
import { isAreaCodeOf } from '../text/us-area-codes.ts';
import { plantedNames, plantedSisters } from './names-planted.ts';
import {
  readAsAnotherName,
  readAsCourses,
  readAsNoGolf,
  wordsOfCourses,
  wordsOfOtherPlaces,
} from './names-read.ts';
import type { Samples } from './samples.ts';

/** How much there is of what a row looks for, how much was missed, and examples of that. */
export type Measured = { found: number; missed: number; cases?: string[] };

/** How much may be missed: a number, or a share of what was found. */
export type Mark = number | { share: number };

/** One row, for something that must be true. */
export type Check = { row: string; most: Mark; measure: (samples: Samples) => Measured };

export function holds({ found, missed }: Measured, most: Mark): boolean {
  return missed <= (typeof most === 'number' ? most : most.share * found);
}

const NO_GOLF =
  /^(golf-simulator|golf-school|mallet-golf|ground-golf|gateball|bowls|course-closed|clubhouse-or-shop|driving-range|practice-ground|foot-golf|park-golf)$/;

/** Whether each record is one real course. */
export const recordChecks: readonly Check[] = [
  {
    row: 'names that aren’t a golf course’s',
    most: 15,
    measure({ lists, listed }) {
      const caught = lists.findings.filter(({ rule }) => NO_GOLF.test(rule)).length;
      const cases = listed.flatMap(({ head }) => (isSuspect(head) ? [head.name!] : []));
      return { found: caught + cases.length, missed: cases.length, cases };
    },
  },
  {
    row: 'real courses lost because of a word',
    most: 2,
    measure: () => ({ found: plantedNames.length, missed: plantedNames.filter(findNoGolf).length }),
  },
  {
    row: 'unnamed outlines under 2 ha published without a hole',
    most: 1,
    measure: ({ osm, mapped }) => countSmall(osm, mapped),
  },
  {
    row: 'further records at Narvik',
    most: 0,
    measure: ({ mapped }) => countFurther(mapped, [17.422, 68.237]),
  },
  { row: 'further records at Gol', most: 0, measure: ({ mapped }) => countFurther(mapped, [8.764, 60.784]) },
  {
    row: 'nameless points of a list alone',
    most: 0,
    measure({ lists, listed }) {
      const nameless = lists.records.filter(({ name }) => name === null).length;
      return { found: nameless, missed: listed.filter(({ head }) => head.name === null).length };
    },
  },
  {
    row: 'joined-word pairs within 1 km',
    most: 0,
    measure: ({ listed }) => countPairs(listed, 1, (a, b) => joinedWords(a) === joinedWords(b)),
  },
  {
    row: 'same whole name within 2.2 km',
    most: 1,
    measure: ({ listed }) => countPairs(listed, 2.2, (a, b) => fold(a) === fold(b)),
  },
  {
    row: 'other names of courses nearby',
    most: 1,
    measure({ listed }) {
      const missed = listed.filter(({ head }) => head.name !== null && readAsAnotherName.has(head.name));
      return {
        found: readAsAnotherName.size,
        missed: missed.length,
        cases: missed.map(({ head }) => head.name!),
      };
    },
  },
  {
    row: 'sister pairs taken for one course',
    most: 0,
    measure: () => ({ found: plantedSisters.length, missed: plantedSisters.filter(isMerged).length }),
  },
  {
    row: 'clubs of 27 holes as three courses of 18',
    most: 8,
    measure({ threeNines }) {
      const inPairs = threeNines.filter(({ nines }) => nines[0]!.length === 2);
      return { found: 133, missed: Math.max(0, 133 - inPairs.length) };
    },
  },
  {
    row: 'United States telephones of another state',
    most: { share: 0.05 },
    measure({ listed }) {
      const phones = listed.flatMap(({ records }) => records.filter(({ phone }) => phone !== null));
      const inStates = phones.filter(
        ({ countryCode, regionCode }) => countryCode === 'US' && regionCode !== null,
      );
      const stray = inStates.filter(
        ({ phone, regionCode }) => isAreaCodeOf(areaCode(phone!), regionCode) === false,
      );
      return { found: inStates.length, missed: stray.length };
    },
  },
  {
    row: 'fillers of bare digits of another state',
    most: 0,
    measure({ listed }) {
      const bare = listed
        .flatMap(({ records }) => records)
        .filter(({ phone, countryCode }) => phone !== null && isBareDigits(phone) && countryCode === 'US');
      const stray = bare.filter(
        ({ phone, regionCode }) => isAreaCodeOf(areaCode(phone!), regionCode) === false,
      );
      return { found: bare.length, missed: stray.length };
    },
  },
];

/** By words that the rules don't use, in a name without a word for a course that nobody has read as one. */
function isSuspect({ name }: MergedCourse['head']): boolean {
  if (name === null || readAsCourses.has(name)) return false;
  if (readAsNoGolf.has(name)) return true;
  return (
    wordsOfOtherPlaces.test(name) &&
    !wordsOfCourses.test(name) &&
    courseKind({ names: [name] }) !== 'practice'
  );
}

function areaCode(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^1/, '').slice(0, 3);
}

function isMerged([one, other]: [string, string]): boolean {
  return joinedWords(one) === joinedWords(other) || compareCourseNames(one, other).relation === 'same';
}

function countFurther(courses: readonly MergedCourse[], place: [lon: number, lat: number]) {
  const near = courses.filter(({ head }) => distance(...head.position, ...place) <= 2).length;
  return { found: near, missed: Math.max(0, near - 1) };
}

function countSmall(osm: Samples['osm'], mapped: readonly MergedCourse[]) {
  const unnamed = mapped.filter(({ head }) => head.name === null && head.box);
  const small = unnamed.filter(({ osmIndex }) => {
    const { holes, surfaces } = osm.inProgress.details(osmIndex!);
    return holes.length === 0 && (groundOfMapped(surfaces) ?? 0) < 20_000;
  });
  return { found: unnamed.length, missed: small.length };
}

function countPairs(
  courses: readonly MergedCourse[],
  kilometres: number,
  isPair: (a: string, b: string) => boolean,
) {
  const named = courses.filter(({ head }) => head.name !== null && !isGenericName(head.name));
  const index = indexPoints(named.map(({ head }) => head.position));
  let missed = 0;
  for (const [i, { head }] of named.entries()) {
    for (const other of around(index, ...head.position, Number.POSITIVE_INFINITY, kilometres)) {
      if (other > i && isPair(head.name!, named[other]!.head.name!)) missed++;
    }
  }
  return { found: named.length, missed };
}
