import { foldedWords } from '#lib/text/fold.ts';
import { GOLF_WORDS, SISTER_WORDS } from '../text/golf-words.ts';
import type { MergedCourse } from './merge-courses.ts';
import { groupByClub, isOneClub } from './one-club.ts';

/** A club's name can end with these: "Lake Jovita Golf & Country Club North Course". */
const CLUB_ENDS = /^(club|clube|klub|resort|links|village|center|centre|plantation)$/;
/** A course's own words can end with these; "golf course" is the club's. */
const COURSE_ENDS = /^(course|nine|loop|links)$/;

/** No club's name ends with these, and no course's begins with them. */
const JOINING = /^(of|at|de|del|do|da|du|and|holes?)$/;
/** Nor does a club's name end with these. */
const UNFINISHED = /^(the|tee|par|pga|tpc)$/;

/** The words of a name, with what separates them. */
type Split = { club: string; own: string; isSure: boolean };

/**
 * Gives courses the name of their club where two of them or more share it: "Dunes at Bear Lakes", "Bear Lakes Country
 * Club Links Course", "Vilamoura – Laguna". The course that's called like the club has no other club.
 */
export function nameClubs(courses: readonly MergedCourse[]): void {
  const splits = courses.flatMap((course) =>
    splitsOf(course.head.name ?? '').map((split) => ({ course, ...split })),
  );
  const byName = Map.groupBy(courses, ({ head }) => foldedWords(head.name ?? '').join(' '));
  const named = new Set<MergedCourse>();
  for (const { key, near } of groupByClub(splits)) {
    const mains = byName.get(key) ?? [];
    const sisters = near.filter(({ course }) => !named.has(course));
    const isMainNear = mains.some((main) => isOneClub(main, near[0]!.course));
    const own = new Set(sisters.map((sister) => foldedWords(sister.own).join(' ')));
    const sure = sisters.filter(({ isSure }) => isSure).length;
    const least = isMainNear ? 1 : 2;
    if (own.size < least || sure < least) continue;
    for (const { course, club } of sisters) {
      named.add(course);
      course.head = { ...course.head, clubName: course.head.clubName ?? club };
      course.namePlaces.clubName ??= course.namePlaces.name;
    }
  }
}

/** Every way to read a name as a club's and a course's part. */
function splitsOf(name: string): Split[] {
  const at = /^(?<own>.+?) at (?<club>.+)$/iu.exec(name)?.groups;
  if (at) return [{ club: at.club!, own: at.own!, isSure: true }];
  const words = name.split(/\s+/);
  return words.slice(0, -1).flatMap((_, i) => {
    const club = words
      .slice(0, i + 1)
      .join(' ')
      .replace(/[\s\-–—:,]+(the)?$|\s+the$/iu, '');
    const own = words
      .slice(i + 1)
      .join(' ')
      .replace(/^[\s\-–—:,]+/u, '');
    const isCut =
      isTelling(club) && isTelling(own, true) && endsWell(club) && !JOINING.test(foldedWords(own)[0]!);
    if (!isCut) return [];
    return [{ club, own, isSure: endsLikeClub(club) || isOwnName(own) }];
  });
}

function endsWell(club: string): boolean {
  const last = foldedWords(club).at(-1) ?? '';
  return !SISTER_WORDS.has(last) && !JOINING.test(last) && !UNFINISHED.test(last);
}

/** Something is left without words about golf; of a course "North", "2" or "Links Course" is enough. */
function isTelling(text: string, isCourse = false): boolean {
  if (isCourse && /links course$/i.test(text)) return true;
  const words = foldedWords(text).filter((word) => !GOLF_WORDS.has(word));
  return words.some((word) => isCourse || !SISTER_WORDS.has(word));
}

function endsLikeClub(club: string): boolean {
  const words = foldedWords(club);
  const last = words.at(-1) ?? '';
  if (words.length === 2 && words[0] === 'tpc') return true;
  return words.length > 1 && (CLUB_ENDS.test(last) || (last === 'course' && words.at(-2) === 'golf'));
}

/** "North", "Championship Course", "Blue Nine": words that tell the courses of one club from each other. */
function isOwnName(own: string): boolean {
  const words = foldedWords(own);
  if (words.some((word) => word === 'golf' || word === 'country' || word === 'club')) return false;
  return (
    COURSE_ENDS.test(words.at(-1) ?? '') ||
    words.every((word) => SISTER_WORDS.has(word) || GOLF_WORDS.has(word))
  );
}
