import { distance } from 'geokdbush';
import { joinedWords } from '../text/course-name.ts';
import type { ClubNines } from './club-nines.ts';
import type { MergedCourse } from './merge-courses.ts';

/** Courses that are a club's nines become one: it gets their lines, ids, other names and cards. */
export function foldNines(courses: readonly MergedCourse[], clubs: readonly ClubNines[]): MergedCourse[] {
  const parts = new Set(clubs.flatMap((club) => club.courses));
  const hosts = findHosts(
    courses.filter((course) => !parts.has(course)),
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
  clubs: readonly ClubNines[],
): Map<ClubNines, MergedCourse> {
  const byName = Map.groupBy(courses, ({ head }) => joinedWords(head.name ?? ''));
  const hosts = new Map<ClubNines, MergedCourse>();
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

function foldClub({ club, courses, nines }: ClubNines, host: MergedCourse | undefined): MergedCourse {
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
      { source: 'courses', place, rule: 'nines-listed-as-courses', value, action: 'mended' },
    ],
  };
}

function capitalised(nine: string): string {
  return nine
    .split(' ')
    .map((word) => (/^i+$/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Several listed courses on one point: it's their club's. */
export function placeAtClubs(courses: readonly MergedCourse[]): void {
  const listed = courses.filter(({ osmIndex }) => osmIndex === null);
  for (const together of Map.groupBy(listed, ({ head }) => head.position.join(' ')).values()) {
    if (together.length < 2) continue;
    for (const course of together) course.head = { ...course.head, isAtClub: true };
  }
}
