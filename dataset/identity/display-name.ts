import { fold } from '#lib/text/fold.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { Place } from '../places/place.ts';
import { needsClub } from '../text/part-of-club.ts';

export function courseDisplayName(head: CourseHead, place: Place): string {
  if (head.name !== null) return withTown(head.name, place);
  if (head.nameEnglish !== null) return head.nameEnglish;
  return place.city ? `Unnamed course near ${place.city.name}` : `Unnamed course in ${place.region.name}`;
}

/** "Old Course (St Andrews)": a name that says nothing by itself is followed by its place. */
function withTown(name: string, { city, region }: Place): string {
  const needs = needsClub(name);
  const where = (city ?? region).name;
  const isWhole = needs === null || needs === 'part' || fold(name).includes(fold(where));
  return isWhole ? name : `${name} (${where})`;
}
