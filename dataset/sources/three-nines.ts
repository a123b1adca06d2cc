import { foldedWords } from '#lib/text/fold.ts';
import { GOLF_WORDS, SISTER_WORDS } from '../text/golf-words.ts';
import type { MergedCourse } from './merge-courses.ts';
import { groupByClub } from './one-club.ts';

/** A club of 27 holes that is listed as three courses, with the names of the nines of each: one or two. */
export type ThreeNines = { club: string; courses: MergedCourse[]; nines: string[][] };

/** The most courses that are listed for a club of 27 holes. */
const MOST_COURSES = 12;
const COMPASS = new Set(['north', 'south', 'east', 'west']);

/**
 * Clubs of 27 holes listed as three courses, of 18 ("Ironwood Acacia", "Acacia Mesquite" and "Mesquite Ironwood" at
 * Kierland Golf Club: the three pairs of three nines) or of nine ("Elk", "Beaver" and "Bear" at Breckenridge Golf
 * Club). Nines that further courses of the club share are left alone: four nines can be two courses. So are pairs of
 * compass names, which two courses of a club can have by chance, unless the source itself counts 27 holes or each nine
 * has the same pars on both of its cards.
 */
export function findThreeNines(courses: readonly MergedCourse[]): ThreeNines[] {
  const candidates = courses.filter(({ head, osmIndex }) => osmIndex === null && head.name !== null);
  const readings = candidates.flatMap((course) => readName(course));
  const taken = new Set<MergedCourse>();
  const found: ThreeNines[] = [];
  for (const { near } of groupByClub(readings)) {
    const three = near.length <= MOST_COURSES ? (readPairs(near) ?? readSingles(near)) : null;
    if (!three || three.courses.some((course) => taken.has(course))) continue;
    for (const course of three.courses) taken.add(course);
    found.push(three);
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

/** If exactly three courses of the club share the nines. */
function readPairs(readings: readonly Reading[]): ThreeNines | null {
  for (let a = 0; a < readings.length; a++) {
    for (let b = a + 1; b < readings.length; b++) {
      for (let c = b + 1; c < readings.length; c++) {
        const three = [readings[a]!, readings[b]!, readings[c]!];
        const named = closedPairs(three.map(({ words }) => words));
        if (!named) continue;
        const nines = new Set(named.flat());
        const others = readings.filter((reading) => !three.includes(reading));
        if (others.some(({ words }) => [...nines].some((nine) => hasWords(words, nine)))) continue;
        const courses = three.map(({ course }) => course);
        const played = asPlayed(courses, named);
        const isCompass = [...nines].some((nine) => COMPASS.has(SISTER_WORDS.get(nine) ?? nine));
        const counts27 = courses.some(({ records }) => records.some(({ holeCount }) => holeCount === 27));
        if (isCompass && !counts27 && !played) continue;
        return { club: clubName(three[0]!.club), courses, nines: played ?? named };
      }
    }
  }
  return null;
}

/** If the club has three courses and each is of nine holes, none of them short. */
function readSingles(readings: readonly Reading[]): ThreeNines | null {
  const nines = readings.map(({ words }) => [words.join(' ')]);
  const areThree = readings.length === 3 && new Set(nines.flat()).size === 3 && !nines.flat().includes('');
  const isPartOfClub = readings.every(({ next }) => next !== null && next === readings[0]!.next);
  const courses = readings.map(({ course }) => course);
  if (!areThree || isPartOfClub || !courses.every(isFullNine)) return null;
  return { club: clubName(readings[0]!.club), courses, nines };
}

/** Short nines are often courses of their own, as those of The Villages in Florida. */
const LEAST_PAR = 33;
const MOST_PAR = 40;

function isFullNine({ records }: MergedCourse): boolean {
  const pars = records.flatMap(({ par }) => par ?? []);
  const isNine = pars.length > 0 && pars.every((par) => par >= LEAST_PAR && par <= MOST_PAR);
  return isNine && records.every(({ holes }) => holes.every(({ number }) => number <= 9));
}

/** Without a dash or the first words of a nine at its end: "Elm Hill Golf Club The …", "Elm Hill Golf Club Course …". */
function clubName(club: string): string {
  return club.replace(/[\s\-–—:]+$/, '').replace(/ the$|(?<= club) course$/i, '');
}

function hasWords(words: readonly string[], nine: string): boolean {
  return ` ${words.join(' ')} `.includes(` ${nine} `);
}

/** If the names can be cut so that they are the three pairs of three nines. */
function closedPairs(names: readonly string[][]): [string, string][] | null {
  const [first, second, third] = names.map(cutsOf);
  for (const a of first!) {
    for (const b of second!) {
      for (const c of third!) {
        const uses = Map.groupBy([...a, ...b, ...c], (nine) => nine);
        if (uses.size === 3 && [...uses.values()].every(({ length }) => length === 2)) return [a, b, c];
      }
    }
  }
  return null;
}

function cutsOf(words: readonly string[]): [string, string][] {
  return words
    .slice(1)
    .map((_, i): [string, string] => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
    .filter(([left, right]) => left !== right);
}

/** So many holes whose pars are known on both cards of their nine agree by chance once in thousands of clubs. */
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

/** The holes whose pars are known on both cards of their nine; none if one of them differs. */
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
