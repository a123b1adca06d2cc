import { distance } from 'geokdbush';
import type { Finding } from '../finding.ts';
import { findOtherGame } from '../osm/rules/sites/other-games.ts';
import { isCountryNear } from '../places/countries.ts';
import { type CourseRecord, toCourseRecord } from './course-record.ts';
import { fieldReader } from './field-reader.ts';
import { readNdjson } from './read-ndjson.ts';

/** What came of reading files: records, and findings about lines that became none. */
export type ReadRecords<R> = { records: R[]; findings: Finding[]; linesRead: number; linesRejected: number };

/** A telephone number of this many courses of different names, this far apart, is a filler of the source. */
const COURSES_OF_ONE_PHONE = 4;
const ONE_OPERATOR_KM = 50;

/**
 * Reads courses files (NDJSON, gzip allowed). Ranges, miniature golf, other games and single holes are left out by their names,
 * under a finding of their own; that is no defect of the source. The order of the files makes no difference.
 */
export async function readCourseFiles(paths: readonly string[]): Promise<ReadRecords<CourseRecord>> {
  const records: CourseRecord[] = [];
  const findings: Finding[] = [];
  let linesRead = 0;
  let linesRejected = 0;
  for (const path of paths.toSorted()) {
    const read = await readNdjson(path, 'courses', ({ place, object }) => {
      const own: Finding[] = [];
      const record = toCourseRecord(fieldReader(object, 'courses', place, own), place, own);
      const otherThan = record?.name ? findOtherThanCourse(record.name) : null;
      if (!record) {
        linesRejected++;
        findings.push(...own);
      } else if (otherThan !== null) {
        findings.push({ source: 'courses', place, rule: otherThan, value: record.name, action: 'rejected' });
      } else {
        records.push(record);
      }
    });
    linesRead += read.lines;
    linesRejected += read.findings.length;
    findings.push(...read.findings);
  }
  refuseSharedPhones(records);
  for (const record of records) noteStrayCountry(record);
  return { records, findings, linesRead, linesRejected };
}

/** Names of single holes, which lists made of maps take for courses: "7", "H12", "Hole 3", "2nd". */
const HOLE_NAME =
  /^(hole|hoyo|trou|loch|buraco|tee|no\.?|#|h|t)?\s*\d{1,2}(st|nd|rd|th|番)?\s*(hole|ホール)?$/iu;

function findOtherThanCourse(name: string): string | null {
  return HOLE_NAME.test(name) ? 'name-of-a-hole' : findOtherGame(name);
}

function refuseSharedPhones(records: CourseRecord[]): void {
  const byPhone = Map.groupBy(
    records.filter((record) => record.phone !== null),
    (record) => record.phone!.replace(/\D/g, ''),
  );
  for (const sharing of byPhone.values()) {
    if (new Set(sharing.map((record) => record.name)).size < COURSES_OF_ONE_PHONE) continue;
    const [lon, lat] = sharing[0]!.position;
    if (sharing.every(({ position }) => distance(lon, lat, ...position) <= ONE_OPERATOR_KM)) continue;
    for (const record of sharing) {
      record.findings.push(finding(record, 'phone-of-many-courses', `phone: ${record.phone}`, 'nulled'));
      record.phone = null;
    }
  }
}

/** Coordinates win over a country code that lies elsewhere; the report says so. */
function noteStrayCountry(record: CourseRecord): void {
  const { countryCode, position } = record;
  if (countryCode === null || isCountryNear(countryCode, position)) return;
  const value = `${countryCode} at ${position[1]}, ${position[0]}`;
  record.findings.push(finding(record, 'country-unlike-coordinates', value, 'noted'));
}

function finding({ place }: CourseRecord, rule: string, value: string, action: Finding['action']): Finding {
  return { source: 'courses', place, rule, value, action };
}
