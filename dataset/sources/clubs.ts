import { foldedWords } from '#lib/text/fold.ts';
import type { MergedCourse } from './merge-courses.ts';
import type { PairedNines } from './pairs-of-nines.ts';

/**
 * Three courses that are the pairs of a club's nines become one: it takes their lines, ids and other names,
 * and each pair's card is one of its cards.
 */
export function foldNines(courses: readonly MergedCourse[], clubs: readonly PairedNines[]): MergedCourse[] {
  const folded = new Map(clubs.flatMap((club) => club.courses.map((course) => [course, club] as const)));
  return courses.flatMap((course) => {
    const club = folded.get(course);
    if (!club) return [course];
    return course === club.courses[0] ? [foldClub(club)] : [];
  });
}

function foldClub({ club, courses, nines }: PairedNines): MergedCourse {
  const [first] = courses;
  const names = courses.flatMap(({ head }) => [head.name!, ...head.alternateNames]);
  const combinations = courses.map((course, i) => ({
    loops: nines[i]!.map(capitalised),
    sourceIds: course.records.map(({ sourceId }) => sourceId),
  }));
  const place = first!.records[0]!.place;
  const value = `${club}: ${combinations.map(({ loops }) => loops.join(' – ')).join('; ')}`;
  return {
    ...first!,
    head: {
      ...first!.head,
      name: club,
      alternateNames: [...new Set(names)],
      clubName: null,
      sourceIds: [...new Set(courses.flatMap(({ head }) => head.sourceIds))].sort(),
    },
    records: courses.flatMap(({ records }) => records),
    combinations,
    findings: [
      ...courses.flatMap(({ findings }) => findings),
      { source: 'courses', place, rule: 'nines-listed-in-pairs', value, action: 'mended' },
    ],
  };
}

function capitalised(nine: string): string {
  return nine
    .split(' ')
    .map((word) => (/^i+$/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Listed courses on one point: the point is the club's, and those called "… at Club" get its name. */
export function placeAtClubs(courses: readonly MergedCourse[]): void {
  const listed = courses.filter(({ osmIndex }) => osmIndex === null);
  for (const together of Map.groupBy(listed, ({ head }) => head.position.join(' ')).values()) {
    if (together.length < 2) continue;
    for (const course of together) course.head = { ...course.head, isAtClub: true };
  }
  const named = listed.flatMap((course) => {
    const club = / at (?<club>.+)$/i.exec(course.head.name ?? '')?.groups?.club;
    return club === undefined ? [] : [{ course, club }];
  });
  const key = ({ course, club }: (typeof named)[number]) =>
    `${foldedWords(club).join(' ')} ${course.head.position.map((degrees) => degrees.toFixed(1)).join(' ')}`;
  for (const sisters of Map.groupBy(named, key).values()) {
    if (sisters.length < 2) continue;
    for (const { course, club } of sisters) {
      course.head = { ...course.head, clubName: course.head.clubName ?? club };
      course.namePlaces.clubName ??= course.namePlaces.name;
    }
  }
}
