import { distance } from 'geokdbush';
import { foldedWords } from '#lib/text/fold.ts';
import { joinedWords } from '../text/course-name.ts';
import type { MergedCourse } from './merge-courses.ts';
import type { PairedNines } from './pairs-of-nines.ts';

/**
 * Three courses that are the pairs of a club's nines become one: it takes their lines, ids and other names,
 * and each pair's card is one of its cards.
 */
export function foldNines(courses: readonly MergedCourse[], clubs: readonly PairedNines[]): MergedCourse[] {
  const pairs = new Set(clubs.flatMap((club) => club.courses));
  const hosts = findHosts(
    courses.filter((course) => !pairs.has(course)),
    clubs,
  );
  const folded = new Map(
    clubs.flatMap((club) => [...club.courses, hosts.get(club)].map((course) => [course, club] as const)),
  );
  return courses.flatMap((course) => {
    const club = folded.get(course);
    if (!club) return [course];
    const host = hosts.get(club);
    return course === (host ?? club.courses[0]) ? [foldClub(club, host)] : [];
  });
}

/** The record of the whole club, where a source has one as well: of its name, within a kilometre. */
function findHosts(
  courses: readonly MergedCourse[],
  clubs: readonly PairedNines[],
): Map<PairedNines, MergedCourse> {
  const byName = Map.groupBy(courses, ({ head }) => joinedWords(head.name ?? ''));
  const hosts = new Map<PairedNines, MergedCourse>();
  for (const club of clubs) {
    const { position } = club.courses[0]!.head;
    const host = byName
      .get(joinedWords(club.club))
      ?.find(({ head }) => distance(...position, ...head.position) <= HOST_KM);
    if (host && ![...hosts.values()].includes(host)) hosts.set(club, host);
  }
  return hosts;
}

const HOST_KM = 1;

function foldClub({ club, courses, nines }: PairedNines, host: MergedCourse | undefined): MergedCourse {
  const first = host ?? courses[0];
  const all = host ? [host, ...courses] : courses;
  const names = all.flatMap(({ head }) => [head.name!, ...head.alternateNames]);
  const name = host?.head.name ?? club;
  const combinations = courses.map((course, i) => ({
    loops: nines[i]!.map(capitalised),
    sourceIds: course.records.map(({ sourceId }) => sourceId),
  }));
  const place = courses[0]!.records[0]!.place;
  const value = `${club}: ${combinations.map(({ loops }) => loops.join(' – ')).join('; ')}`;
  return {
    ...first!,
    head: {
      ...first!.head,
      name,
      alternateNames: [...new Set(names)].filter((other) => other !== name),
      clubName: null,
      sourceIds: [...new Set(all.flatMap(({ head }) => head.sourceIds))].sort(),
    },
    records: all.flatMap(({ records }) => records),
    combinations,
    findings: [
      ...all.flatMap(({ findings }) => findings),
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
