import { foldedWords } from '#lib/text/fold.ts';
import { GOLF_WORDS, SISTER_WORDS } from '../text/golf-words.ts';
import { saysGolf } from '../text/part-of-club.ts';
import type { MergedCourse } from './merge-courses.ts';
import { groupByClub } from './one-club.ts';

/** A club of two to six nines that is listed as several courses, with the names of the nines of each: one or two. */
export type ClubNines = { club: string; courses: MergedCourse[]; nines: string[][] };

const [LEAST_NINES, MOST_NINES] = [2, 6];
/** The most courses that are listed for a club: each pair of six nines. */
const MOST_COURSES = 15;
const COMPASS = new Set(['north', 'south', 'east', 'west']);

/**
 * Clubs of several nines listed as courses of 18 ("Ironwood Acacia", "Acacia Mesquite" and "Mesquite Ironwood" at
 * Kierland Golf Club: each nine in two of them or more) or of nine ("Elk", "Beaver" and "Bear" at Breckenridge Golf
 * Club). Nines that further courses of the club share are left alone: they can be courses of their own. So are pairs of
 * compass names, which several courses of a club can have by chance, unless the source itself counts the holes of all
 * nines or each nine has the same pars on all of its cards.
 */
export function findClubNines(courses: readonly MergedCourse[]): ClubNines[] {
  const candidates = courses.filter(({ head, osmIndex }) => osmIndex === null && head.name !== null);
  const readings = candidates.flatMap((course) => readName(course));
  const taken = new Set<MergedCourse>();
  const found: ClubNines[] = [];
  for (const { near } of groupByClub(readings)) {
    const club = near.length <= MOST_COURSES ? (readPairs(near) ?? readSingles(near)) : null;
    if (!club || club.courses.some((course) => taken.has(course))) continue;
    for (const course of club.courses) taken.add(course);
    found.push(club);
  }
  return found;
}

/** The words of its nines, and those of its club. `next`: the first word behind the club's. */
type Reading = { course: MergedCourse; words: string[]; club: string; next: string | null };

/** "A B at Club", or "Club A B" with any number of first words as the club's. */
function readName(course: MergedCourse): Reading[] {
  const name = course.head.name!;
  const at = /^(?<nines>.+?) at (?<club>.+)$/i.exec(name)?.groups;
  if (at) return [{ course, words: wordsOf(at.nines!), club: at.club!, next: null }];
  const words = name.split(/\s+/);
  return words.slice(1).map((_, i) => ({
    course,
    words: wordsOf(words.slice(i + 1).join(' ')),
    club: words.slice(0, i + 1).join(' '),
    next: words[i + 1]!,
  }));
}

/** "Acacia Mesquite Course", "A B Nines". */
const SAYING_LITTLE = new Set([...GOLF_WORDS, 'course', 'nine', 'nines']);

function wordsOf(text: string): string[] {
  return foldedWords(text).filter((word) => !SAYING_LITTLE.has(word));
}

/** If all courses of the club that share a nine are pairs of its nines. */
function readPairs(readings: readonly Reading[]): ClubNines | null {
  const pairs = closedPairs(readings);
  const courses = pairs.map(({ reading }) => reading.course);
  const named = pairs.map(({ nines }) => nines);
  const nines = new Set(named.flat());
  if (nines.size < LEAST_NINES || nines.size > MOST_NINES) return null;
  const others = readings.filter(({ course }) => !courses.includes(course));
  if (others.some(({ words }) => [...nines].some((nine) => hasWords(words, nine)))) return null;
  const played = asPlayed(courses, named);
  const isCompass = [...nines].some((nine) => COMPASS.has(SISTER_WORDS.get(nine) ?? nine));
  const countsAll =
    nines.size > LEAST_NINES &&
    courses.some(({ records }) =>
      records.some(({ declaredHoleCount }) => declaredHoleCount === 9 * nines.size),
    );
  if (isCompass && !countsAll && !played) return null;
  return { club: clubName(readings[0]!.club), courses, nines: played ?? named };
}

/**
 * If the club has only courses of nine holes, none of them short. Two share a first word by chance ("The Royal", "The
 * Pines") unless it's a club's name, and a reversible nine is listed once for each way round.
 */
function readSingles(readings: readonly Reading[]): ClubNines | null {
  const nines = readings.map(({ words }) => [words.join(' ')]);
  const { size } = new Set(nines.flat());
  const areNines = size === readings.length && size >= LEAST_NINES && size <= MOST_NINES;
  const isPartOfClub = readings.every(({ next }) => next !== null && next === readings[0]!.next);
  const courses = readings.map(({ course }) => course);
  const { club } = readings[0]!;
  const isDoubtful = size === LEAST_NINES && (!saysGolf(club) || /reversible/i.test(club));
  if (!areNines || nines.flat().includes('') || isPartOfClub || isDoubtful || !courses.every(isFullNine))
    return null;
  return { club: clubName(club), courses, nines };
}

/** Short nines are often courses of their own, as those of The Villages in Florida. */
const LEAST_PAR = 33;
const MOST_PAR = 40;

function isFullNine({ records }: MergedCourse): boolean {
  const pars = records.flatMap(({ declaredPar }) => declaredPar ?? []);
  const isNine = pars.length > 0 && pars.every((par) => par >= LEAST_PAR && par <= MOST_PAR);
  return isNine && records.every(({ holes }) => holes.every(({ number }) => number <= 9));
}

/** The club's name without a dash or the first words of a nine at its end: "Elm Hill Golf Club The …", "Elm Hill Golf Club Course …". */
function clubName(club: string): string {
  return club.replace(/[\s\-–—:]+$/, '').replace(/ the$|(?<= club) course$/i, '');
}

function hasWords(words: readonly string[], nine: string): boolean {
  return ` ${words.join(' ')} `.includes(` ${nine} `);
}

type Pair = { reading: Reading; nines: [string, string] };

/** Names cut in two so that each nine is on two courses or more; none if a name can be cut in several such ways. */
function closedPairs(readings: readonly Reading[]): Pair[] {
  let pairs = readings.flatMap((reading) => cutsOf(reading.words).map((nines): Pair => ({ reading, nines })));
  for (let before = -1; before !== pairs.length; ) {
    before = pairs.length;
    const uses = Map.groupBy(
      pairs.flatMap(({ reading, nines }) => nines.map((nine) => ({ nine, course: reading.course }))),
      ({ nine }) => nine,
    );
    const isShared = (nine: string) => new Set(uses.get(nine)!.map(({ course }) => course)).size > 1;
    pairs = pairs.filter(({ nines }) => nines.every(isShared));
  }
  const areDistinct = new Set(pairs.map(({ nines }) => nines.join('|'))).size === pairs.length;
  const areOneEach = new Set(pairs.map(({ reading }) => reading.course)).size === pairs.length;
  return areDistinct && areOneEach ? pairs : [];
}

function cutsOf(words: readonly string[]): [string, string][] {
  return words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .filter(([left, right]) => left !== right);
}

/** This many holes whose pars are known on both cards of their nine agree by chance once in thousands of clubs. */
const LEAST_AGREEING = 10;

/** The pairs in the order in which the cards play them, if each nine has the same pars on both of its cards. */
function asPlayed(
  courses: readonly MergedCourse[],
  pairs: readonly [string, string][],
): [string, string][] | null {
  const orders = pairs.reduce<[string, string][][]>(
    (begun, [left, right]) =>
      begun.flatMap((order) => [
        [...order, [left, right]],
        [...order, [right, left]],
      ]),
    [[]],
  );
  const pars = courses.map(({ records }) => parsOf(records));
  const fitting = orders.filter((order) => countAgreeing(order, pars) >= LEAST_AGREEING);
  return fitting.length === 1 ? fitting[0]! : null;
}

/** The pars of the line with the most holes, by number. */
function parsOf(records: MergedCourse['records']): Map<number, number> {
  const fullest = records.toSorted((a, b) => b.holes.length - a.holes.length)[0];
  return new Map(fullest?.holes.flatMap(({ number, par }) => (par === null ? [] : [[number, par]])) ?? []);
}

/** How many holes have known pars on both cards of their nine; 0 if one of them differs. */
function countAgreeing(order: readonly [string, string][], pars: readonly Map<number, number>[]): number {
  const seen = new Map<string, number>();
  let agreeing = 0;
  for (const [course, nines] of order.entries()) {
    for (const [number, par] of pars[course]!) {
      const hole = `${nines[number <= 9 ? 0 : 1]} ${number <= 9 ? number : number - 9}`;
      const before = seen.get(hole);
      if (before !== undefined && before !== par) return 0;
      if (before !== undefined) agreeing++;
      seen.set(hole, par);
    }
  }
  return agreeing;
}
