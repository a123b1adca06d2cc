import { fold, foldedWords } from '#lib/text/fold.ts';
import { courseKind } from '../course/course-kind.ts';
import type { Finding } from '../finding.ts';
import { joinedWords, tellingWords } from '../text/course-name.ts';
import { COMMON_WORDS, GOLF_WORDS, SISTER_WORDS } from '../text/golf-words.ts';
import { clubIn } from '../text/part-of-club.ts';
import type { ListedCourse } from './course-files.ts';
import { type DetailsOf, type Doubts, findDoubtfulNames, type TownsOf } from './doubtful-names.ts';
import { groupNear } from './group-near.ts';
import { findFarHoles, findListedHoles } from './listed-holes.ts';
import { type MergedCourse, namesOf } from './merge-courses.ts';
import { findStrayPlaces } from './stray-places.ts';

export type Sifted = { courses: MergedCourse[]; findings: Finding[] };

/**
 * Leaves out what no second source confirms: nameless points of a list, ghosts, holes listed as courses,
 * ground that's too small for golf, places that their address contradicts, and names that could be
 * something else's. They're withheld as findings.
 */
export function sieveDoubtful(
  courses: readonly MergedCourse[],
  detailsOf: DetailsOf,
  townsOf: TownsOf,
): Sifted {
  const ghosts = findGhosts(courses);
  const holes = findListedHoles(courses);
  const farHoles = findFarHoles(courses);
  const names = findDoubtfulNames(courses, detailsOf, townsOf);
  const strays = findStrayPlaces(courses, townsOf);
  const findings: Finding[] = [];
  const kept = courses.filter((course) => {
    const { head, osmIndex, records } = course;
    const withhold = (...doubts: Finding[]) => {
      const ofMap = osmIndex === null ? [] : detailsOf(osmIndex).findings;
      findings.push(...ofMap, ...course.findings, ...doubts);
      return false;
    };
    if (head.doubt && osmIndex !== null && !isBorneOut(course)) {
      const { rule, value } = head.doubt;
      const ofGround = { rule, value: `${head.doubt.place}: ${value}` };
      return withhold(head.doubt, ...records.map(({ place }) => toFinding('courses', place, ofGround)));
    }
    const doubt = isNamelessPoint(course)
      ? { rule: 'nameless-point-of-a-list', value: describePoint(course) }
      : (ghosts.get(course) ??
        holes.get(course) ??
        farHoles.get(course) ??
        strays.get(course) ??
        names.get(course));
    if (doubt === undefined) return true;
    if ('isNameOf' in doubt && doubt.isNameOf) keepName(doubt.isNameOf, head);
    const isListed = osmIndex === null;
    const place = isListed ? records[0]!.place : head.sourceIds[0]!;
    return withhold(toFinding(isListed ? 'courses' : 'osm', place, doubt));
  });
  return { courses: kept, findings };
}

function toFinding(source: string, place: string, { rule, value }: Pick<Finding, 'rule' | 'value'>): Finding {
  return { source, place, rule, value, action: 'quarantined' };
}

/**
 * People look for it by that name, so it's shown and found as another name of the course; but a short course or a school of
 * golf is another part of the club.
 */
function keepName(course: MergedCourse, { name }: MergedCourse['head']): void {
  if (name === null || courseKind({ names: [name] }) !== 'course') return;
  if (namesOf(course.head).some((known) => fold(known) === fold(name))) return;
  course.head = { ...course.head, alternateNames: [...course.head.alternateNames, name] };
}

/**
 * A list made from the same map repeats its names and places, so only something more confirms ground: a
 * name where the map has none, or an address, a telephone number, holes and the like.
 */
function isBorneOut({ head, records }: MergedCourse): boolean {
  const isUnnamed = head.sourceIds.length > 0 && head.doubt?.rule === 'outline-too-small';
  return records.some(
    ({ name, address, phone, website, declaredHoleCount, declaredPar, holes }) =>
      (isUnnamed && name !== null) ||
      [address, phone, website, declaredHoleCount, declaredPar].some((value) => value !== null) ||
      holes.length > 0,
  );
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
 * Lists put courses at the address of others: "Green Gables" at that of the Riviera Country Club. Of the
 * courses on one point at one address, those whose name is in the website or in the address are there; one
 * without a rare word in common with any of these is a ghost. If nothing says which is there, and no two
 * have a common word, all are in doubt. Gives each ghost with the reason. Mapped courses are never ghosts.
 */
function findGhosts(courses: readonly MergedCourse[]): Doubts {
  const ghosts: Doubts = new Map();
  const listed = courses.filter(({ osmIndex, head }) => osmIndex === null && head.name !== null);
  for (const together of groupNear(listed, ONE_POINT_KM, sharesAddress)) {
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
      const reason = isUndecided ? `nothing says whether it or ${named} is here` : `on the point of ${named}`;
      ghosts.set(course, { rule: 'ghost-of-another-course', value: `${course.head.name}: ${reason}` });
    }
    for (const course of together) {
      const fuller = together.find((other) => isFuller(other, course, signs));
      if (ghosts.has(course) || fuller === undefined) continue;
      const value = `${course.head.name}: on the point of ${fuller.head.name}, as the website has it`;
      ghosts.set(course, { rule: 'ghost-of-another-course', value });
    }
  }
  return ghosts;
}

const LEAST_LETTERS = 8;

/**
 * Lists look clubs up by name, and take what is found first: "Lakewood Country Club" is put at the Lakewood Ranch Country Club.
 * Whether a name has all words of the other and more, and a website or address has them all; but not where the one is a
 * course of the other.
 */
function isFuller(course: MergedCourse, other: MergedCourse, signs: readonly Sign[]): boolean {
  const [name, short] = [course.head.name!, other.head.name!];
  if (!isWholeClub(short)) return false;
  const [words, fewer, ofClub] = [name, short, clubIn(name) ?? name].map(tellingWords);
  const more = words!.filter((word) => !fewer!.includes(word));
  const hasAll = more.length > 0 && words!.length === fewer!.length + more.length;
  if (!hasAll || more.some((word) => SISTER_WORDS.has(word)) || ofClub!.length <= fewer!.length) return false;
  const written = joinedWords(name);
  return written.length >= LEAST_LETTERS && signs.some(({ text }) => text.includes(written));
}

/** Whether the name is a club's and not a course's: between the golf words at both ends is nothing of golf. */
function isWholeClub(name: string): boolean {
  const words = foldedWords(name);
  const isOwn = (word: string) => !GOLF_WORDS.has(word);
  const own = words.slice(words.findIndex(isOwn), words.findLastIndex(isOwn) + 1);
  return own.length > 0 && own.length < words.length && !/ at /i.test(name) && own.every(isOwn);
}

function sharesAddress(a: MergedCourse, b: MergedCourse): boolean {
  const addressesOf = ({ records }: MergedCourse) => records.map(({ address }) => fold(address ?? ''));
  return addressesOf(a).some((address) => address !== '' && addressesOf(b).includes(address));
}

function hostOf({ website }: ListedCourse): string | null {
  return website === null ? null : new URL(website).hostname.replace(/^www\./, '');
}

/** Text that can confirm a name; of a website also the letters before its first dot ("wfgc"). */
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
 * Whether two courses have a rare word in common, or two words, or all words of one in the other, or of one club ("Main at The Country Club",
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
