import { around, distance } from 'geokdbush';
import { fold } from '#lib/text/fold.ts';
import { isLatin } from '#lib/text/name-language.ts';
import { indexPoints } from '../geometry/point-index.ts';
import { latinForm } from '../names/latin-form.ts';
import { countryAt } from '../places/countries.ts';
import { isGenericName, nameKey } from '../text/course-name.ts';
import { joinCourses, type MergedCourse } from './merge-courses.ts';

/** How far two courses may lie from each other with the same telling words, and with the same whole name. */
const SAME_WORDS_KM = 1;
const SAME_NAME_KM = 1.5;

/**
 * Joins courses whose names say the same in Latin letters, where one at least is written in other ones: "Royal Golf Meknes" and
 * "الغولف الملكي مكناس", or 葛城ゴルフクラブ and 葛城ゴルフ倶楽部, whose words nothing divides.
 */
export function joinSameInLatin(courses: readonly MergedCourse[]): MergedCourse[] {
  const index = indexPoints(courses.map(({ head }) => head.position));
  const isRead = ({ head }: MergedCourse) => head.name !== null && !isLatin(head.name);
  const joinedInto = new Map<MergedCourse, MergedCourse>();
  for (const course of courses) {
    if (!isRead(course) || joinedInto.has(course)) continue;
    const own = latinKeys(course);
    for (const found of around(index, ...course.head.position, Number.POSITIVE_INFINITY, SAME_NAME_KM)) {
      const other = courses[found]!;
      if (other === course || other.head.name === null || joinedInto.has(other)) continue;
      if (course.osmIndex !== null && other.osmIndex !== null) continue;
      const isNear = distance(...course.head.position, ...other.head.position) <= SAME_WORDS_KM;
      if (!isAlike(own, latinKeys(other), isNear)) continue;
      const [into, from] = other.osmIndex === null ? [course, other] : [other, course];
      joinCourses(into, from);
      joinedInto.set(from, into);
      if (from === course) break;
    }
  }
  return courses.filter((course) => !joinedInto.has(course));
}

type LatinKeys = { words: string; whole: string } | null;

function latinKeys({ head }: MergedCourse): LatinKeys {
  const code = () => head.countryCode ?? countryAt(head.position) ?? '';
  const name = latinForm(head, isLatin(head.name!) ? '' : code(), () => new Map())?.text ?? head.name!;
  return isGenericName(name) ? null : { words: nameKey(name), whole: fold(name).replaceAll(' ', '') };
}

function isAlike(a: LatinKeys, b: LatinKeys, isNear: boolean): boolean {
  if (a === null || b === null) return false;
  return a.whole === b.whole || (isNear && a.words === b.words);
}
