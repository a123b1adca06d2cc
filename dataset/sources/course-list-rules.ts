import { distance } from 'geokdbush';
import type { Finding } from '../finding.ts';
import { isCountryNear } from '../places/countries.ts';
import { isBareDigits } from '../text/read-phones.ts';
import type { ListedCourse } from './course-files.ts';
import { fileOf } from './source-statement.ts';

/** The rule for a count of holes that only counts those that the line lists. */
export const TALLIED_HOLES = 'hole-count-of-listed-holes';

/** One finding for each file, in place of one for each line. */
export function foldTalliedHoles(records: readonly ListedCourse[]): Finding[] {
  const lines = new Map<string, number>();
  for (const { place, findings } of records) {
    const at = findings.findIndex(({ rule }) => rule === TALLIED_HOLES);
    if (at === -1) continue;
    findings.splice(at, 1);
    lines.set(fileOf(place), (lines.get(fileOf(place)) ?? 0) + 1);
  }
  return [...lines].map(([place, count]) => {
    const value = `${count} ${count === 1 ? 'line' : 'lines'}`;
    return { source: 'courses', place, rule: TALLIED_HOLES, value, action: 'nulled' };
  });
}

/**
 * A phone number of this many courses of different names, this far from each other, is the source's filler.
 */
const COURSES_OF_ONE_PHONE = 4;
const ONE_OPERATOR_KM = 50;

export function refuseSharedPhones(records: ListedCourse[]): void {
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

/** If no more of a file's numbers of bare digits could be the courses', chance alone makes them fit. */
const LEAST_SHARE_OF_GOOD = 0.2;
/** Fewer say nothing about the file. */
const ENOUGH_BARE = 20;

/** Drops the bare digits of a file whose other bare digits are nearly all fillers. */
export function refuseFillers(records: readonly ListedCourse[]): void {
  for (const ofFile of Map.groupBy(records, ({ place }) => fileOf(place)).values()) {
    const kept = ofFile.filter(({ phone }) => phone !== null && isBareDigits(phone));
    const refused = ofFile.filter(({ findings }) => findings.some(isRefusedBare)).length;
    const count = kept.length + refused;
    if (count < ENOUGH_BARE || kept.length >= LEAST_SHARE_OF_GOOD * count) continue;
    for (const record of kept) {
      record.findings.push(finding(record, 'phone-filler', `phone: ${record.phone}`, 'nulled'));
      record.phone = null;
    }
  }
}

function isRefusedBare({ rule, value }: Finding): boolean {
  const isPhone = rule === 'phone-of-another-state' || rule === 'phone-not-in-numbering-plan';
  return isPhone && isBareDigits(value?.replace(/^phone: /, '') ?? '');
}

const CANADIAN_CODE = /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i;

/** A list of the United States has clubs just across the border, which their postal codes give away. */
export function followPostalCode(record: ListedCourse): void {
  const { countryCode, postalCode } = record;
  if (countryCode !== 'US' || postalCode === null || !CANADIAN_CODE.test(postalCode)) return;
  record.countryCode = 'CA';
  record.findings.push(
    finding(record, 'country-unlike-postal-code', `US with the postal code ${postalCode}`, 'mended'),
  );
}

/** Coordinates win over a country code that lies elsewhere; the report says so. */
export function noteStrayCountry(record: ListedCourse): void {
  const { countryCode, position } = record;
  if (countryCode === null || isCountryNear(countryCode, position)) return;
  const value = `${countryCode} at ${position[1]}, ${position[0]}`;
  record.findings.push(finding(record, 'country-unlike-coordinates', value, 'noted'));
}

function finding({ place }: ListedCourse, rule: string, value: string, action: Finding['action']): Finding {
  return { source: 'courses', place, rule, value, action };
}
