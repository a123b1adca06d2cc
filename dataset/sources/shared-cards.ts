import { distance } from 'geokdbush';
import type { CourseCardHole } from '../course/course-in-progress.ts';
import type { CoursesInProgress } from '../courses-in-progress.ts';
import type { MergedCourse } from './merge-courses.ts';

/** Courses of one facility may print one card; of courses further from each other it is one's at most. */
const ONE_FACILITY_KM = 3;
const CONFIRMING_HOLES = 9;

/**
 * A card of eighteen holes with the pars and stroke indexes of a course more than 3 km away, unless the
 * course's mapped pars confirm it. The lines of courses files lose what they have of it.
 */
export function withholdSharedCards(courses: readonly MergedCourse[], osm: CoursesInProgress | null): void {
  const sharing = new Map<string, MergedCourse[]>();
  for (const course of courses) {
    for (const key of keysOf(course)) sharing.set(key, [...(sharing.get(key) ?? []), course]);
  }
  for (const [key, group] of sharing) {
    if (!isFarApart(group)) continue;
    for (const course of group) {
      if (isConfirmed(JSON.parse(key), course, osm)) continue;
      const others = group.filter((other) => other !== course).map((other) => other.head.name ?? '?');
      withhold(course, key, others);
    }
  }
}

type Hole = [par: number | null, strokeIndex: number | null];

/** Null for a card that is shorter or lacks something. */
function keyOf(holes: readonly CourseCardHole[]): string | null {
  const isWhole =
    holes.length === 18 &&
    holes.every(
      ({ number, par, strokeIndex }, i) => number === i + 1 && par !== null && strokeIndex !== null,
    );
  return isWhole ? JSON.stringify(holes.map(({ par, strokeIndex }): Hole => [par, strokeIndex])) : null;
}

function keysOf({ records, scorecards }: MergedCourse): Set<string> {
  const printed = scorecards.flatMap(({ record }) => [
    record.holes,
    ...record.tees.map(({ holes }) => holes),
  ]);
  const keys = [...records.map(({ holes }) => holes), ...printed].map(keyOf);
  return new Set(keys.filter((key) => key !== null));
}

function isFarApart(group: readonly MergedCourse[]): boolean {
  const [lon, lat] = group[0]!.head.position;
  return group.some(({ head }) => distance(lon, lat, ...head.position) > ONE_FACILITY_KM);
}

function isConfirmed(card: Hole[], { osmIndex }: MergedCourse, osm: CoursesInProgress | null): boolean {
  if (osmIndex === null || osm === null) return false;
  const traced = osm.details(osmIndex).holes.filter(({ number, par }) => number !== null && par !== null);
  return (
    traced.length >= CONFIRMING_HOLES && traced.every(({ number, par }) => card[number! - 1]?.[0] === par)
  );
}

/** Withholds a card, and its holes and par in lines of courses files. */
function withhold(course: MergedCourse, key: string, others: readonly string[]): void {
  const card: Hole[] = JSON.parse(key);
  const sum = card.reduce((total, [par]) => total + par!, 0);
  const note = (source: string, place: string) => {
    const value = `also ${others.slice(0, 3).join('; ')}`;
    course.findings.push({ source, place, rule: 'card-of-many-courses', value, action: 'quarantined' });
  };
  const kept = course.scorecards.filter(
    ({ record }) => ![record.holes, ...record.tees.map(({ holes }) => holes)].map(keyOf).includes(key),
  );
  for (const { record } of course.scorecards)
    if (!kept.some((each) => each.record === record)) note('scorecards', record.place);
  course.scorecards = kept;
  for (const record of course.records) {
    const isOfCard = record.holes.every(({ number, par, strokeIndex }) => {
      const [cardPar, cardIndex] = card[number - 1] ?? [];
      return par === cardPar && strokeIndex === cardIndex;
    });
    if (!isOfCard || (record.holes.length === 0 && record.declaredPar !== sum)) continue;
    note('courses', record.place);
    record.holes = [];
    if (record.declaredPar === sum) record.declaredPar = null;
  }
}
