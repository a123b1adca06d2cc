import { basename } from 'node:path';
import { z } from 'zod';
import type { Access } from '#lib/contract/golf-profile.ts';
import { Timestamp } from '#lib/contract/primitives.ts';
import type { ClubFacts, CourseCardHole, CourseHead } from '../course/course-in-progress.ts';
import { SourceError } from '../errors.ts';
import type { Finding } from '../finding.ts';
import { findNoGolf } from '../text/no-golf.ts';
import { decodeEntities, splitByScript, tidyName } from '../text/tidy-name.ts';
import { readContacts } from './contacts.ts';
import {
  foldTalliedHoles,
  followPostalCode,
  noteStrayCountry,
  refuseFillers,
  refuseSharedPhones,
  TALLIED_HOLES,
} from './course-list-rules.ts';
import { type FieldReader, fieldReader } from './field-reader.ts';
import { readCourseObjects } from './read-course-objects.ts';
import { badLine, type ReadRecords, readFiles, rejectLine } from './read-lines.ts';
import { fileOf } from './source-statement.ts';

/** The first match counts ("Private/Resort": resort). */
const MEANINGS: [Access, RegExp][] = [
  ['military', /^military$/],
  ['resort', /^(resort|hotel)$/],
  ['semi_private', /^semi[ _-]?private$/],
  ['private', /^(private|members?( only)?|residential( community| development)?|private community)$/],
  ['public', /^(public|municipal|daily[ -]fee|open|yes|university|community)$/],
];

/** Reads words such as "Public/Municipal" or "Semi-Private"; unknown for others ("72"). */
function parseAccess(text: string): Access {
  const words = text
    .toLowerCase()
    .split(/[/;,&]/)
    .map((word) => word.trim());
  return MEANINGS.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? 'unknown';
}

type KnownOfHead = 'name' | 'clubName' | 'position' | 'countryCode' | 'regionCode' | 'cityName';

export type ListedCourse = ClubFacts &
  Pick<CourseHead, KnownOfHead> & {
    place: string;
    sourceId: string;
    /** Its names in other scripts. */
    otherNames: string[];
    holes: CourseCardHole[];
    updatedAt: string | null;
    findings: Finding[];
  };

/** "Unnamed Golf Course", "Golf Course", somebody's private one, and a Chinese address. */
const NO_NAME =
  /^(unnamed|unknown|no name|n\/?a|golf|golf ?course|golf ?club)\b( golf)?( course| club)?$|路\d+号$|^(private golf course|(cancha|campo) (de )?golf privad[ao])$/i;

const HOLE_COUNTS = new Set([
  3, 4, 5, 6, 7, 9, 10, 12, 14, 15, 18, 27, 36, 45, 54, 63, 72, 81, 90, 108, 180, 216,
]);

type Pair = { longitude: number | null; latitude: number | null };

/** The mistakes that people make with coordinates, said as what they are. */
function whatIsWrong(fields: FieldReader, { longitude, latitude }: Pair, findings: Finding[]): string {
  if (longitude === 0 && latitude === 0) return 'latitude and longitude are both 0, a point in the sea';
  if (fields.isNumberAsText('latitude') || fields.isNumberAsText('longitude')) {
    return 'latitude and longitude are text, not numbers: leave out the quotation marks';
  }
  const said = findings.length;
  const asLongitude = latitude === null ? fields.number('latitude', -180, 180) : null;
  // This is only a look: it has already been reported that it isn't a latitude.
  findings.length = said;
  const isSwapped = asLongitude !== null && longitude !== null && Math.abs(longitude) <= 90;
  return isSwapped ? 'latitude and longitude look swapped' : 'latitude and longitude';
}

/** Null without source_id or coordinates (the finding says which). Messy values are removed one by one. */
export function toListedCourse(fields: FieldReader, place: string, findings: Finding[]): ListedCourse | null {
  const sourceId = fields.text('source_id');
  const longitude = fields.number('longitude', -180, 180);
  const latitude = fields.number('latitude', -90, 90);
  if (sourceId === null || longitude === null || latitude === null || (longitude === 0 && latitude === 0)) {
    const value = sourceId === null ? 'source_id' : whatIsWrong(fields, { longitude, latitude }, findings);
    findings.push(badLine('courses', place, 'course-line-incomplete', value));
    return null;
  }
  const countryCode = readCountryCode(fields);
  const regionCode = fields.text('region_code');
  const [name = null, ...otherNames] = readNames(fields);
  const par = fields.whole('par', 3, 400);
  const holes = readHoles(fields);
  return {
    place,
    sourceId,
    name: name === null || NO_NAME.test(name) ? null : name,
    otherNames,
    position: [longitude, latitude],
    countryCode,
    regionCode,
    clubName: fields.text('club_name'),
    ...readContacts(fields, countryCode, regionCode),
    description: fields.text('description'),
    access: readAccess(fields),
    status: readStatus(fields),
    openedYear: fields.whole('opened_year', 1400, 2100),
    architects: fields.texts('architects').map(decodeEntities).flatMap(splitArchitects),
    declaredHoleCount: readHoleCount(fields, par, holes),
    declaredPar: par,
    holes,
    updatedAt: readTimestamp(fields),
    findings,
  };
}

/** Decodes entities first: the semicolon that ends one doesn't separate names. */
function readNames(fields: FieldReader): string[] {
  const text = decodeEntities(fields.text('name') ?? '').normalize('NFC');
  return splitByScript(tidyName(text.replace(/;.*/s, ''))).filter((name) => name !== '');
}

function readCountryCode(fields: FieldReader): string | null {
  const code = fields.text('country_code');
  if (code === null || /^[A-Za-z]{2}$/.test(code)) return code?.toUpperCase() ?? null;
  return fields.refuse('country_code', 'country-code-malformed', code);
}

function readAccess(fields: FieldReader): Access {
  const text = fields.text('access');
  if (text === null) return 'unknown';
  const access = parseAccess(text);
  if (access === 'unknown') fields.refuse('access', 'access-unknown', text);
  return access;
}

/** "A, B" is two architects; "Robert Trent Jones, Jr." is one. */
function splitArchitects(text: string): string[] {
  const names: string[] = [];
  for (const part of text.split(/[,;]/).map((each) => each.trim())) {
    if (part === '') continue;
    if (/^(jr|sr|i{2,3})\.?$/i.test(part) && names.length > 0) names.push(`${names.pop()}, ${part}`);
    else names.push(part);
  }
  return names;
}

/**
 * Some lists count the holes that they list: 13, for a course of 18. Such a count says nothing about the
 * course, and is one finding for the whole file; one that the par contradicts is a separate finding.
 */
function readHoleCount(
  fields: FieldReader,
  par: number | null,
  holes: readonly CourseCardHole[],
): number | null {
  const count = fields.whole('hole_count', 1, 216);
  if (count === null) return null;
  const highest = Math.max(0, ...holes.map((hole) => hole.number));
  const parSuits = par === null || (par >= 2.9 * count && par <= 4.6 * count);
  const isPossible = HOLE_COUNTS.has(count) && parSuits;
  if (count === holes.length && (highest > count || !isPossible)) {
    return fields.refuse('hole_count', TALLIED_HOLES, count);
  }
  return isPossible ? count : fields.refuse('hole_count', 'hole-count-implausible', count);
}

function readStatus(fields: FieldReader): ListedCourse['status'] {
  const text = fields.text('status')?.toLowerCase() ?? null;
  return text === null || text === 'open' || text === 'closed'
    ? text
    : fields.refuse('status', 'status-unknown', text);
}

function readHoles(fields: FieldReader): CourseCardHole[] {
  const holes = fields.list('holes').flatMap((hole) => {
    const number = hole.whole('number', 1, 216);
    if (number === null) return [];
    return [{ number, par: hole.whole('par', 1, 9), strokeIndex: hole.whole('stroke_index', 1, 216) }];
  });
  return holes.map((hole, i) => ({ position: i + 1, ...hole }));
}

/** A time without its offset would be another one on each machine. */
const StatedTime = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .transform((text) => new Date(text).toISOString())
  .pipe(Timestamp);

function readTimestamp(fields: FieldReader): string | null {
  const text = fields.text('updated_at');
  if (text === null) return null;
  return StatedTime.safeParse(text).data ?? fields.refuse('updated_at', 'timestamp-malformed', text);
}

/** Reads courses. Ranges, other games and single holes are left out by their names, which counts as no defect of the file. */
export async function readCourseFiles(paths: readonly string[]): Promise<ReadRecords<ListedCourse>> {
  const read = await readFiles<ListedCourse>(paths, (path, read) =>
    readCourseObjects(path, read, ({ place, object }) => {
      const own: Finding[] = [];
      const record = toListedCourse(fieldReader(object, 'courses', place, own), place, own);
      const otherThan = record?.name ? findOtherThanCourse(record.name, record.clubName) : null;
      if (!record) rejectLine(read, ...own);
      else if (otherThan === null) read.records.push(record);
      else read.findings.push(badLine('courses', place, otherThan, record.name!));
    }),
  );
  const { records } = read;
  read.findings.push(...foldTalliedHoles(records));
  refuseFillers(records);
  refuseSharedPhones(records);
  for (const record of records) {
    followPostalCode(record);
    noteStrayCountry(record);
  }
  return read;
}

/** Rules that reject a line because nothing can be made of it. */
const UNREADABLE = new Set(['course-line-incomplete', 'row-not-csv', 'line-not-a-json-object']);

/** Throws SourceError for a file without a single line of a course, as it's some other kind of list. */
export function refuseOtherLists(
  paths: readonly string[],
  { records, findings }: ReadRecords<ListedCourse>,
): void {
  const known = new Set(records.map(({ place }) => fileOf(place)));
  for (const name of paths.map((path) => basename(path))) {
    const own = findings.filter(({ place, action }) => action === 'rejected' && fileOf(place) === name);
    const first = own.find(({ rule }) => rule === 'course-line-incomplete');
    if (!first || known.has(name) || own.some(({ rule }) => !UNREADABLE.has(rule))) continue;
    throw new SourceError(
      `${name}: none of the lines is a course; each needs source_id, latitude and longitude (${first.place} ${first.value})`,
    );
  }
}

/** Lists made from maps mistake holes for courses: "H12", "2nd", "#2 Tee Red", "Am Teich (Lochname)". */
const HOLE_NAMES = [
  /^(hole|hoyo|trou|loch|buraco|buca|jamka|dołek|hål|hul|hull|gat|rata|tee|no\.?|#|h|t)?\s*\d{1,2}(st|nd|rd|th|番)?\s*(hole|ホール)?$/iu,
  /(?<!\p{L})(hole|trou|hoyo|jamka|tee box) #?\d{1,2}$/iu,
  /^#\d{1,2} (\p{L}+ )?(tee|green|fairway)(?!\p{L})/iu,
  /^(tee|green|fairway)( \p{L}+)? #?\d{1,2}$|^(tee|green|fairway)$/iu,
  /\((lochname|hole name)\)$/iu,
];

/** A club's "No. 2" is a course. */
function findOtherThanCourse(name: string, clubName: string | null): string | null {
  const isHole = clubName === null && HOLE_NAMES.some((pattern) => pattern.test(name));
  return isHole ? 'name-of-a-hole' : findNoGolf(name);
}
