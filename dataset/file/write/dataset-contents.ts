import type { CourseDrafts } from '../../course/course-draft.ts';
import type { Place } from '../../places/place.ts';

/** A course on its way into the file: where its draft is, what it is called and where it stands. */
export type CourseEntry = {
  golfId: number;
  slug: string;
  /** Never empty: an unnamed course has been given a name after its place. */
  name: string;
  place: Place;
  /** Index into the drafts. */
  index: number;
};

/** Everything that goes into one dataset file. */
export type DatasetContents = {
  kind: 'demo' | 'real';
  drafts: CourseDrafts;
  /** In ascending order of golf_id. */
  entries: CourseEntry[];
  /** Former slugs. */
  redirects: { slug: string; golfId: number }[];
  merged: { golfId: number; intoGolfId: number }[];
  /** The identity ledger, one JSON entry for each golf_id ever given. */
  ledger: { golfId: number; entry: string }[];
};
