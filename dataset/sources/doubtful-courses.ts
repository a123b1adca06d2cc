import { fold } from '#lib/text/fold.ts';
import type { CourseDetails } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { joinedWords, tellingWords } from '../text/course-name.ts';
import { COMMON_WORDS } from '../text/golf-words.ts';
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

/**
 * Lists put courses at the address of others: "Green Gables" at that of the Riviera Country Club. Of the courses on
 * one point at one address, those whose name is in the website's address are there; one without a common word with
 * any of these is a ghost. Gives each ghost with the names of those that are there. Mapped courses are never ghosts.
 */
function findGhosts(courses: readonly MergedCourse[]): Map<MergedCourse, string> {
  const ghosts = new Map<MergedCourse, string>();
  const listed = courses.filter(({ osmIndex, head }) => osmIndex === null && head.name !== null);
  for (const atPoint of Map.groupBy(listed, ({ head }) => head.position.join(' ')).values()) {
    if (atPoint.length < 2) continue;
    for (const [address, together] of Map.groupBy(atPoint, addressOf)) {
      if (address === '') continue;
      const sites = together.flatMap(({ records }) => records.flatMap(({ website }) => website ?? []));
      const there = together.filter((course) => sites.some((site) => bearsName(site, course)));
      for (const course of together) {
        if (there.length === 0 || there.some((other) => sharesWord(course, other))) continue;
        ghosts.set(course, `on the point of ${there.map(({ head }) => head.name).join('; ')}`);
      }
    }
  }
  return ghosts;
}

function addressOf({ records }: MergedCourse): string {
  return fold(records.find(({ address }) => address !== null)?.address ?? '');
}

/** The name's words written as one, or one rare word of four letters or more. */
function bearsName(website: string, { head }: MergedCourse): boolean {
  const site = fold(website).replaceAll(' ', '');
  return namesOf(head).some((name) => {
    const rare = tellingWords(name).filter((word) => word.length >= 4 && !COMMON_WORDS.has(word));
    return site.includes(joinedWords(name)) || rare.some((word) => site.includes(word));
  });
}

function sharesWord(a: MergedCourse, b: MergedCourse): boolean {
  const words = new Set(namesOf(a.head).flatMap(tellingWords));
  const isJoined = (name: string) =>
    namesOf(b.head).some((other) => joinedWords(other) === joinedWords(name));
  return (
    namesOf(b.head)
      .flatMap(tellingWords)
      .some((word) => words.has(word)) || namesOf(a.head).some(isJoined)
  );
}
