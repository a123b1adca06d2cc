import { around } from 'geokdbush';
import { indexPoints } from '../geometry/point-index.ts';
import { tellingWords } from '../text/course-name.ts';
import { COMMON_WORDS } from '../text/golf-words.ts';
import { clubIn, isNamedGolf, needsClub } from '../text/part-of-club.ts';
import type { MergedCourse } from './merge-courses.ts';

/** A club's courses are this near to its own record. */
const CLUB_KM = 1;

/**
 * Puts the nearest club's name in front of names that need one: "Falconwood Course" is "Addington Court Golf
 * Club – Falconwood Course". A name that says nothing by itself takes any other golf course's. The name alone
 * stays as another name.
 */
export function nameAfterClubs(courses: readonly MergedCourse[]): void {
  const needing = courses.flatMap((course) => {
    const needs = course.head.name === null ? null : needsClub(course.head.name);
    return needs === null || needs === 'town' ? [] : [{ course, needs }];
  });
  const clubs = courses.flatMap((course) => {
    const name = course.head.name ?? '';
    const club = clubIn(name) ?? (isNamedGolf(name) ? name : null);
    return club === null ? [] : [{ course, club, isClub: clubIn(name) !== null }];
  });
  const index = indexPoints(clubs.map(({ course }) => course.head.position));
  for (const { course, needs } of needing) {
    const { head } = course;
    const suits = (found: number) => clubs[found]!.isClub || needs === 'bare';
    const [nearest] = around(index, ...head.position, 1, CLUB_KM, suits);
    if (nearest === undefined) continue;
    const { club, course: ofClub } = clubs[nearest]!;
    const name = head.name!;
    const hasClub = tellingWords(club).some(
      (word) => !COMMON_WORDS.has(word) && tellingWords(name).includes(word),
    );
    course.head = {
      ...head,
      name: hasClub ? name : `${club} – ${name}`,
      alternateNames: hasClub ? head.alternateNames : [name, ...head.alternateNames],
      clubName: head.clubName ?? club,
    };
    course.namePlaces.clubName ??= ofClub.namePlaces.name;
  }
}
