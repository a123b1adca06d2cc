import { fold } from '#lib/text/fold.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { Place } from '../places/place.ts';
import { needsClub } from '../text/part-of-club.ts';

export function courseDisplayName(head: CourseHead, place: Place): string {
  if (head.name !== null) return withTown(head.name, place);
  if (head.nameEnglish !== null) return head.nameEnglish;
  return place.city ? `Unnamed course near ${place.city.name}` : `Unnamed course in ${place.region.name}`;
}

/** "Old Course (St Andrews)": a name that says nothing by itself says where. */
function withTown(name: string, { city }: Place): string {
  const needs = needsClub(name);
  const isWhole = needs === null || needs === 'part' || city === null || fold(name).includes(fold(city.name));
  return isWhole ? name : `${name} (${city.name})`;
}
