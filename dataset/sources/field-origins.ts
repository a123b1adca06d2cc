import type { CourseDetails, Origin } from '../course/course-in-progress.ts';
import type { CourseRecord } from './course-record.ts';
import type { MergedCourse } from './merged-course.ts';

/** The simple values of a course, each with its name in the profile and in a line of a courses file. */
const fields = [
  ['description', 'description', 'description'],
  ['hole_count', 'declaredHoleCount', 'holeCount'],
  ['par', 'declaredPar', 'par'],
  ['opened_year', 'openedYear', 'openedYear'],
  ['architects', 'architects', 'architects'],
  ['access', 'access', 'access'],
  ['address', 'address', 'address'],
  ['postal_code', 'postalCode', 'postalCode'],
  ['phone', 'phone', 'phone'],
  ['email', 'email', 'email'],
  ['website', 'website', 'website'],
] as const satisfies [string, keyof CourseDetails, keyof CourseRecord][];

/**
 * Where each simple value of a merged course comes from, by the same order of precedence as the merging:
 * OpenStreetMap, then the lines of courses files, the richest first.
 */
export function fieldOrigins(
  { head, namePlaces, osmIndex, records }: MergedCourse,
  osm: CourseDetails,
): Origin[] {
  const osmPlace = head.sourceIds.find((id) => /^(node|way|relation)\//.test(id)) ?? null;
  const origins: Origin[] = [];
  const record = records[0];
  const identity = osmIndex === null ? record?.place : osmPlace;
  if (identity) origins.push({ value: 'position', place: identity });
  if (namePlaces.name) origins.push({ value: 'name', place: namePlaces.name });
  if (namePlaces.clubName) origins.push({ value: 'club_name', place: namePlaces.clubName });
  for (const [value, ofOsm, ofRecord] of fields) {
    const place =
      osmPlace !== null && isKnown(osm[ofOsm])
        ? osmPlace
        : records.find((each) => isKnown(each[ofRecord]))?.place;
    if (place) origins.push({ value, place });
  }
  return origins;
}

function isKnown(value: CourseDetails[keyof CourseDetails] | CourseRecord[keyof CourseRecord]): boolean {
  return value !== null && value !== 'unknown' && !(Array.isArray(value) && value.length === 0);
}
