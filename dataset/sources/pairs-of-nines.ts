import { foldedWords } from '#lib/text/fold.ts';
import { GOLF_WORDS, SISTER_WORDS } from '../text/golf-words.ts';
import type { MergedCourse } from './merge-courses.ts';
import { groupByClub } from './one-club.ts';

/** With the names of the nines. */
export type PairedNines = { club: string; courses: MergedCourse[]; nines: [string, string][] };

/** With more courses it isn't a club of 27 holes. */
const MOST_COURSES = 12;
const COMPASS = new Set(['north', 'south', 'east', 'west']);

/**
 * Clubs of 27 holes listed as three courses of 18: "Ironwood Acacia", "Acacia Mesquite" and "Mesquite Ironwood" at
 * Kierland Golf Club. Three courses of one club whose names are the three pairs of three nines are one. Nines that
 * further courses of the club share are left alone: four nines can be two courses. So are compass names, which two
 * courses of a club can have by chance, unless the source itself counts 27 holes.
 */
export function findPairedNines(courses: readonly MergedCourse[]): PairedNines[] {
  const candidates = courses.filter(({ head, osmIndex }) => osmIndex === null && head.name !== null);
  const readings = candidates.flatMap((course) => readName(course));
  const taken = new Set<MergedCourse>();
  const found: PairedNines[] = [];
  for (const { near } of groupByClub(readings)) {
    const paired = near.length <= MOST_COURSES ? readTriangle(near) : null;
    if (!paired || paired.courses.some((course) => taken.has(course))) continue;
    for (const course of paired.courses) taken.add(course);
    found.push(paired);
  }
  return found;
}

/** The words of its nines, and those of its club. */
type Reading = { course: MergedCourse; words: string[]; club: string };

/** "A B at Club", or "Club A B" with any number of first words as the club's. */
function readName(course: MergedCourse): Reading[] {
  const name = course.head.name!;
  const at = /^(?<nines>.+?) at (?<club>.+)$/i.exec(name)?.groups;
  if (at) return [{ course, words: wordsOf(at.nines!), club: at.club! }];
  const words = name.split(/\s+/);
  return words.slice(1, -1).map((_, i) => ({
    course,
    words: wordsOf(words.slice(i + 1).join(' ')),
    club: words.slice(0, i + 1).join(' '),
  }));
}

/** "Acacia Mesquite Course", "A B Nines". */
const SAYING_LITTLE = new Set([...GOLF_WORDS, 'course', 'nine', 'nines']);

function wordsOf(text: string): string[] {
  return foldedWords(text).filter((word) => !SAYING_LITTLE.has(word));
}

/** If exactly three courses of the club share the nines. */
function readTriangle(readings: readonly Reading[]): PairedNines | null {
  for (let a = 0; a < readings.length; a++) {
    for (let b = a + 1; b < readings.length; b++) {
      for (let c = b + 1; c < readings.length; c++) {
        const three = [readings[a]!, readings[b]!, readings[c]!];
        const pairs = closedPairs(three.map(({ words }) => words));
        if (!pairs) continue;
        const nines = new Set(pairs.flat());
        const others = readings.filter((reading) => !three.includes(reading));
        if (others.some(({ words }) => [...nines].some((nine) => hasWords(words, nine)))) continue;
        const isCompass = [...nines].some((nine) => COMPASS.has(SISTER_WORDS.get(nine) ?? nine));
        if (
          isCompass &&
          !three.some(({ course }) => course.records.some(({ holeCount }) => holeCount === 27))
        )
          continue;
        const club = three[0]!.club.replace(/[\s\-–—:]+$/, '');
        return { club, courses: three.map(({ course }) => course), nines: pairs };
      }
    }
  }
  return null;
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
