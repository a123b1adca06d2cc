import type { CourseDetails, CourseHead } from '../course/course-draft.ts';
import type { Place } from '../places/place.ts';

/** Everything that a course's records are made from. */
export type ProfileInput = {
  golfId: number;
  slug: string;
  /** The head's name, or the one given to an unnamed course after its place. */
  name: string;
  head: CourseHead;
  details: CourseDetails;
  place: Place;
  /** Whether the course's city has a page of its own: two courses or more. */
  cityHasPage: boolean;
};
