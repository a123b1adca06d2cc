import type { GolfProfile, Hole } from '#lib/api/records.ts';

/** The course as the API gives it, geometry included. */
export type CourseProfile = GolfProfile;
/** A hole as the map needs it. */
export type CourseHole = Hole;
