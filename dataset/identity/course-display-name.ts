import type { CourseHead } from '../course/course-draft.ts';
import type { Place } from '../places/place.ts';

/** The name a course is shown under; one that no source names is called after its place. */
export function courseDisplayName(head: CourseHead, place: Place): string {
  if (head.name !== null) return head.name;
  if (head.nameEnglish !== null) return head.nameEnglish;
  return place.city ? `Unnamed course near ${place.city.name}` : `Unnamed course in ${place.region.name}`;
}
