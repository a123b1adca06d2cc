import { around } from 'geokdbush';
import KDBush from 'kdbush';
import { fold, foldedWords } from '#lib/text/fold.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import { disjointSets } from '../disjoint-sets.ts';
import type { Finding } from '../finding.ts';
import { joinedWords, tellingWords } from '../text/course-name.ts';
import { COMMON_WORDS, SISTER_WORDS } from '../text/golf-words.ts';
import { clubIn } from '../text/part-of-club.ts';
import type { ListedCourse } from './course-files.ts';
import { type MergedCourse, namesOf } from './merge-courses.ts';

export type Sifted = { courses: MergedCourse[]; findings: Finding[] };

/**
 * Leaves out what no second source bears out: nameless points of a list, ghosts, and unnamed ground too small for golf.
 * They wait, as findings.
 */
export function sieveDoubtful(
  courses: readonly MergedCourse[],
  detailsOf: (osmIndex: number) => Pick<CourseDetails, 'findings'> = () => ({ findings: [] }),
): Sifted {
  const ghosts = findGhosts(courses);
  const findings: Finding[] = [];
  const kept = courses.filter((course) => {
    const { head, osmIndex, records } = course;
    if (head.doubt && osmIndex !== null && records.length === 0) {
      findings.push(...detailsOf(osmIndex).findings, head.doubt);
      return false;
    }
    const reason = isNamelessPoint(course) ? 'nameless-point-of-a-list' : ghosts.get(course);
    if (reason === undefined) return true;
    const finding: Omit<Finding, 'value'> =
      reason === 'nameless-point-of-a-list'
        ? {
            source: 'courses',
            place: course.records[0]!.place,
            rule: 'nameless-point-of-a-list',
            action: 'quarantined',
          }
        : {
            source: 'courses',
            place: course.records[0]!.place,
            rule: 'ghost-of-another-course',
            action: 'quarantined',
          };
    const value = course.head.name === null ? describePoint(course) : `${course.head.name}: ${reason}`;
    findings.push(...course.findings, { ...finding, value });
    return false;
  });
  return { courses: kept, findings };
}

function describePoint({ head: { position } }: MergedCourse): string {
  return `${position[1].toFixed(5)}, ${position[0].toFixed(5)}`;
}

/** Known only to one maker's list. */
function isNamelessPoint({ head, osmIndex, records }: MergedCourse): boolean {
  if (osmIndex !== null || head.name !== null) return false;
  return new Set(records.map(({ sourceId }) => sourceId.split(':')[0])).size < 2;
}

/** Courses at one address are this near to each other. */
const ONE_POINT_KM = 0.05;

/**
 * Lists put courses at the address of others: "Green Gables" at that of the Riviera Country Club. Of the courses on
 * one point at one address, those whose name is in the website or in the address are there; one without a rare word in common with
 * any of these is a ghost. Where nothing says who is there, and no two have a common word, all are in doubt. Gives each ghost
 * with the reason. Mapped courses are never ghosts.
 */
function findGhosts(courses: readonly MergedCourse[]): Map<MergedCourse, string> {
  const ghosts = new Map<MergedCourse, string>();
  for (const together of groupsOnOnePoint(courses)) {
    const signs = together.flatMap(({ records }) => records.flatMap(signsOf));
    const there = together.filter((course) => signs.some((sign) => bearsName(sign, course)));
    const isLone = (course: MergedCourse) =>
      together.every((other) => other === course || !areSisters(course, other, 1));
    const isUndecided = there.length === 0 && together.every(isLone);
    const absent = isUndecided
      ? together
      : together.filter(
          (course) =>
            !there.includes(course) &&
            there.length > 0 &&
            there.every((other) => !areSisters(course, other, 2)),
        );
    for (const course of absent) {
      const rivals = isUndecided ? together.filter((other) => other !== course) : there;
      const named = rivals.map(({ head }) => head.name).join('; ');
      ghosts.set(
        course,
        isUndecided ? `nothing says whether it or ${named} is here` : `on the point of ${named}`,
      );
    }
  }
  return ghosts;
}

function groupsOnOnePoint(courses: readonly MergedCourse[]): MergedCourse[][] {
  const listed = courses.filter(({ osmIndex, head }) => osmIndex === null && head.name !== null);
  const index = new KDBush(listed.length);
  for (const { head } of listed) index.add(...head.position);
  index.finish();
  const sets = disjointSets(listed.length);
  for (const [i, course] of listed.entries()) {
    for (const other of around(index, ...course.head.position, Number.POSITIVE_INFINITY, ONE_POINT_KM)) {
      if (other > i && sharesAddress(course, listed[other]!)) sets.join(i, other);
    }
  }
  return sets
    .groups()
    .filter((group) => group.length > 1)
    .map((group) => group.map((each) => listed[each]!));
}

function sharesAddress(a: MergedCourse, b: MergedCourse): boolean {
  const addressesOf = ({ records }: MergedCourse) => records.map(({ address }) => fold(address ?? ''));
  return addressesOf(a).some((address) => address !== '' && addressesOf(b).includes(address));
}

function hostOf({ website }: ListedCourse): string | null {
  return website === null ? null : new URL(website).hostname.replace(/^www\./, '');
}

/** Text that can bear a name, and the letters before its first dot if it's a website ("wfgc" of Winged Foot Golf Club). */
type Sign = { text: string; initials: string | null };

function signsOf(record: ListedCourse): Sign[] {
  const { website, address } = record;
  const site = website === null ? [] : [{ text: joined(website), initials: hostOf(record)!.split('.')[0]! }];
  return address === null ? site : [...site, { text: joined(address), initials: null }];
}

function joined(text: string): string {
  return fold(text).replaceAll(' ', '');
}

/** The name's words written as one, or one rare word of four letters or more, or the initials. */
function bearsName({ text, initials }: Sign, { head }: MergedCourse): boolean {
  return namesOf(head).some((name) => {
    const rare = tellingWords(name).filter((word) => word.length >= 4 && isRareWord(word));
    const letters = initialsOf(clubIn(name) ?? name);
    return (
      text.includes(joinedWords(name)) ||
      rare.some((word) => text.includes(word)) ||
      (letters.length >= 3 && initials !== null && [letters, `${letters}golf`].includes(initials))
    );
  });
}

function initialsOf(name: string): string {
  return foldedWords(name)
    .filter((word) => !['of', 'the', 'and', 'at'].includes(word))
    .map((word) => word.charAt(0))
    .join('');
}

function isRareWord(word: string): boolean {
  return !COMMON_WORDS.has(word) && !SISTER_WORDS.has(word) && !COMMON_WORDS.has(`${word}s`);
}

/**
 * With a rare word in common, or two words, or all words of one in the other, or of one club ("Main at The Country Club",
 * "Primrose at The Country Club"). `least` 1: any word in common is enough.
 */
function areSisters(a: MergedCourse, b: MergedCourse, least: 1 | 2): boolean {
  const alike = namesOf(a.head).some((name) =>
    namesOf(b.head).some((other) => {
      const [words, others] = [name, other].map((each) => new Set(tellingWords(each).map(singular)));
      const shared = [...words!].filter((word) => others!.has(word));
      const isWithin = shared.length === Math.min(words!.size, others!.size);
      return (
        shared.length >= least ||
        isWithin ||
        shared.some(isRareWord) ||
        joinedWords(name) === joinedWords(other)
      );
    }),
  );
  const clubsOf = ({ head }: MergedCourse) =>
    namesOf(head).flatMap((name) => (/ at /i.test(name) ? (clubIn(name) ?? []) : []));
  const clubs = clubsOf(b);
  return alike || clubsOf(a).some((club) => clubs.includes(club));
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}
