import type { Position } from '#lib/contract/geometry.ts';
import { genders } from '#lib/golf/genders.ts';
import { type LengthUnit, lengthUnits } from '#lib/golf/units.ts';
import type { CourseCardHole, CourseRating } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { type FieldReader, fieldReader } from './field-reader.ts';
import { badLine, type ReadRecords, readFiles, readNdjson, rejectLine } from './read-lines.ts';

/** `length` is in the tee's unit. */
type PrintedHole = CourseCardHole & { length: number | null };

/** A tee for one gender. */
export type PrintedTee = {
  name: string;
  colorHex: string | null;
  gender: CourseRating['gender'];
  measuredIn: LengthUnit;
  /** The total in the tee's unit. */
  totalLength: number | null;
  ratings: CourseRating[];
  holes: PrintedHole[];
};

export type ScorecardRecord = {
  place: string;
  sourceId: string | null;
  name: string | null;
  countryCode: string | null;
  position: Position | null;
  /** Holes for every tee; [] when each tee has its own. */
  holes: CourseCardHole[];
  tees: PrintedTee[];
  findings: Finding[];
};

/** The card of a combination `name` of loops, or of the whole course. */
export type MatchedScorecard = { record: ScorecardRecord; name: string | null; loops: string[] };

/** Null when it has neither source_id nor name, or neither holes nor tees. */
function toScorecardRecord(fields: FieldReader, place: string, findings: Finding[]): ScorecardRecord | null {
  const sourceId = fields.text('source_id');
  const name = fields.text('name');
  const longitude = fields.number('longitude', -180, 180);
  const latitude = fields.number('latitude', -90, 90);
  const holes = readHoles(fields).map(({ length: _, ...hole }) => hole);
  const tees = fields.list('teeboxes').flatMap((tee) => readTee(tee) ?? []);
  const missing =
    sourceId === null && name === null
      ? 'source_id or name'
      : holes.length + tees.length === 0
        ? 'holes or teeboxes'
        : null;
  if (missing !== null) {
    findings.push(badLine('scorecards', place, 'scorecard-line-incomplete', missing));
    return null;
  }
  return {
    place,
    sourceId,
    name,
    countryCode: fields.text('country_code')?.toUpperCase() ?? null,
    position: longitude === null || latitude === null ? null : [longitude, latitude],
    holes,
    tees,
    findings,
  };
}

function readHoles(fields: FieldReader): PrintedHole[] {
  return fields
    .list('holes')
    .flatMap((hole) => {
      const number = hole.whole('number', 1, 216);
      if (number === null) return [];
      return [
        {
          number,
          par: hole.whole('par', 1, 9),
          strokeIndex: hole.whole('stroke_index', 1, 216),
          length: hole.number('length', 1, 2000),
        },
      ];
    })
    .map((hole, i) => ({ position: i + 1, ...hole }));
}

function readTee(fields: FieldReader): PrintedTee | null {
  const name = fields.text('name');
  const colorHex = fields.text('color_hex');
  if (name === null && colorHex === null) return fields.refuse('name', 'teebox-without-name', null);
  const gender = fields.word('gender', genders) ?? 'all';
  const rating = fields.inside('rating');
  const ratings = [...(rating ? [rating] : []), ...fields.list('ratings')].map((each) =>
    readRating(each, gender),
  );
  return {
    name: name ?? colorHex!,
    colorHex: colorHex !== null && /^#[0-9a-f]{6}$/i.test(colorHex) ? colorHex.toLowerCase() : null,
    gender,
    measuredIn: fields.word('measured_in', lengthUnits) ?? 'm',
    totalLength: fields.number('length', 1, 20_000),
    ratings,
    holes: readHoles(fields),
  };
}

function readRating(fields: FieldReader, teeGender: CourseRating['gender']): CourseRating {
  const nine = (key: string): CourseRating['front'] => {
    const part = fields.inside(key);
    const courseRating = part?.number('course_rating', 1, 200) ?? null;
    const slope = part?.number('slope', 1, 500) ?? null;
    return courseRating === null || slope === null ? null : { courseRating, slope };
  };
  return {
    gender: fields.word('gender', genders) ?? teeGender,
    ratedHoles: fields.whole('rated_holes', 9, 18) === 9 ? 9 : 18,
    par: fields.whole('par', 3, 400),
    courseRating: fields.number('course_rating', 1, 200),
    slope: fields.number('slope', 1, 500),
    bogeyRating: fields.number('bogey_rating', 1, 300),
    front: nine('front'),
    back: nine('back'),
  };
}

/** NDJSON, gzip allowed. */
export function readScorecardFiles(paths: readonly string[]): Promise<ReadRecords<ScorecardRecord>> {
  return readFiles<ScorecardRecord>(paths, (path, read) =>
    readNdjson(path, 'scorecards', read, ({ place, object }) => {
      const own: Finding[] = [];
      const record = toScorecardRecord(fieldReader(object, 'scorecards', place, own), place, own);
      if (record) read.records.push(record);
      else rejectLine(read, ...own);
    }),
  );
}
