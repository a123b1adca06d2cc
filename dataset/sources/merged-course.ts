import type { CourseHead } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import type { CourseRecord } from './course-record.ts';
import type { MatchedScorecard } from './scorecard-record.ts';

/** A course on its way through the merging of sources. */
export type MergedCourse = {
  head: CourseHead;
  /** Which OSM object or line its name and its club's name come from. */
  namePlaces: { name: string | null; clubName: string | null };
  /** Index of its draft from OpenStreetMap; null for a course that only other sources know. */
  osmIndex: number | null;
  /** Its lines of courses files, the richest first. */
  records: CourseRecord[];
  scorecards: MatchedScorecard[];
  /** Reviews with one to five stars. */
  reviews: [number, number, number, number, number];
  findings: Finding[];
};
