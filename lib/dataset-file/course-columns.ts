import type { DatabaseSync } from 'node:sqlite';
import { keepOne } from '#lib/text/keep-one.ts';
import { accesses } from '../golf/access.ts';
import { courseKinds } from '../golf/course-kinds.ts';
import { type ColumnType, toColumn } from './packed-column.ts';
import { type StoredColumns, storeColumns, storedColumns } from './stored-columns.ts';

type Numbers = Float64Array | Int32Array | Uint16Array | Uint8Array;
/** `unknown` is what a null is. */
type NumberColumn = { type: ColumnType<Numbers>; sql: string; unknown?: number };

const indexIn = (list: readonly string[], column: string) =>
  `CASE ${column} ${list.map((word, index) => `WHEN '${word}' THEN ${index}`).join(' ')} END`;

/** Columns of numbers, and what each is in SQL. */
const NUMBERS = {
  golfIds: { type: Float64Array, sql: 'golf_id' },
  latitudes: { type: Float64Array, sql: 'latitude' },
  longitudes: { type: Float64Array, sql: 'longitude' },
  countryIds: { type: Int32Array, sql: 'country_id' },
  regionIds: { type: Int32Array, sql: 'region_id', unknown: -1 },
  districtIds: { type: Int32Array, sql: 'district_id', unknown: -1 },
  cityIds: { type: Int32Array, sql: 'city_id', unknown: -1 },
  /** Place in the order by name, from 1. */
  nameRanks: { type: Int32Array, sql: 'name_rank' },
  /**
   * Place in the order of prominence, from 1: practice last and named before unnamed, then by how much of a map, a card
   * and reviews there is, then most reviews, then by name.
   */
  prominenceRanks: {
    type: Int32Array,
    sql: `row_number() OVER (ORDER BY kind = 'practice', is_named DESC,
      has_geometry + has_card + (review_count > 0) DESC, review_count DESC, name_rank)`,
  },
  /** Place in the world ranking, from 1; 0 without reviews. */
  bestRanks: { type: Int32Array, sql: 'best_rank', unknown: 0 },
  /** Bayesian average; NaN without reviews. */
  weightedAverages: { type: Float64Array, sql: 'weighted_average', unknown: Number.NaN },
  reviewCounts: { type: Int32Array, sql: 'review_count' },
  hasGeometry: { type: Uint8Array, sql: 'has_geometry' },
  isNamed: { type: Uint8Array, sql: 'is_named' },
  hasCard: { type: Uint8Array, sql: 'has_card' },
  /** 0 where it isn't known, as of pars, lengths and slopes. */
  holeCounts: { type: Uint8Array, sql: 'hole_count', unknown: 0 },
  pars: { type: Uint16Array, sql: 'par', unknown: 0 },
  /** Metres. */
  lengths: { type: Uint16Array, sql: 'length', unknown: 0 },
  slopes: { type: Uint8Array, sql: 'slope', unknown: 0 },
  /** Indexes of `accesses`. */
  accesses: { type: Uint8Array, sql: indexIn(accesses, 'access') },
  /** Indexes of `courseKinds`. */
  kinds: { type: Uint8Array, sql: indexIn(courseKinds, 'kind') },
} satisfies Record<string, NumberColumn>;

/** Columns of text without line breaks, and what each is in SQL. */
const TEXTS = {
  slugs: 'slug',
  /** When the profile last changed, RFC 3339; empty where that's unknown. */
  updatedAt: "coalesce(updated_at, '')",
  /** CourseRow as finished JSON, without its closing brace: lists add members to it. */
  rows: 'substr(row_doc, 1, length(row_doc) - 1)',
} as const;

/** Columns of hashes: 16 hexadecimal digits a course, one after the other (`hashAt`). */
const HASHES = {
  /** Of the profile's document. */
  profileHashes: 'profile_hash',
  summaryHashes: 'summary_hash',
} as const;
const HASH_DIGITS = 16;

type NumberName = keyof typeof NUMBERS;
type TextName = keyof typeof TEXTS;
type HashName = keyof typeof HASHES;

/** By golf_id ascending. Texts are byte strings. */
export type CourseColumns = { length: number } & {
  [Name in NumberName]: InstanceType<(typeof NUMBERS)[Name]['type']>;
} & { [Name in TextName]: TextColumn } & { [Name in HashName]: string };

/** Unpacked when it's asked for, many courses at a time: texts are nearly all bytes. */
export type TextColumn = {
  /** Of a course, by its index. */
  at: (index: number) => string;
  unpack: () => Generator<void, void, void>;
};

export function hashAt(hashes: string, index: number): string {
  return hashes.slice(index * HASH_DIGITS, (index + 1) * HASH_DIGITS);
}

/** A server opens a dataset in steps of some milliseconds. */
const COURSES_A_PART = 1024;
const NEWLINE = 10;

type CourseColumn = { name: string; part: number; column: NodeJS.TypedArray };

/** Keeps the table of courses as columns, too; once more after a change to it. */
export function fillCourseColumns(database: DatabaseSync): void {
  storeColumns(database, 'course', courseColumnsOf(database));
}

/** What doesn't hold of them; null if they say what the table says. */
export function faultOfCourseColumns(database: DatabaseSync): string | null {
  const stored = storedColumns(database);
  const parts = courseColumnsOf(database);
  const wrong = parts.find((each) => !isStored(each, stored));
  if (wrong) return `the column ${wrong.name} says what the courses' rows say`;
  const { n } = database.prepare("SELECT count(*) AS n FROM packed_column WHERE subject = 'course'").get()!;
  return n === parts.length ? null : 'courses have no other columns';
}

/** By what the stored bytes unpack to, since another version of zstd packs the same ones differently. */
function isStored({ name, part, column }: CourseColumn, stored: StoredColumns): boolean {
  const { buffer, byteOffset, byteLength } = column;
  try {
    const found = stored('course', name, part, byteLength);
    return Buffer.compare(found, new Uint8Array(buffer, byteOffset, byteLength)) === 0;
  } catch {
    // It's missing, or it isn't zstd.
    return false;
  }
}

function courseColumnsOf(database: DatabaseSync): CourseColumn[] {
  const select = (expressions: readonly string[]) => {
    const statement = database.prepare(`SELECT ${expressions.join()} FROM course ORDER BY golf_id`);
    statement.setReturnArrays(true);
    return statement.all() as unknown[] as (number | string | null)[][];
  };
  const numbers = Object.entries<NumberColumn>(NUMBERS);
  const courses = select(numbers.map(([, { sql }]) => sql));
  const parts = numbers.map(([name, { type, unknown }], i): CourseColumn => {
    const column = new type(courses.length);
    courses.forEach((values, course) => {
      column[course] = (values[i] ?? unknown) as number;
    });
    return { name, part: 0, column };
  });
  for (const [name, sql] of Object.entries(HASHES)) {
    parts.push({ name, part: 0, column: Buffer.from(select([sql]).join('')) });
  }
  for (const [name, sql] of Object.entries(TEXTS)) {
    const lines = select([sql]);
    for (let part = 0; part * COURSES_A_PART < lines.length; part++) {
      const text = lines.slice(part * COURSES_A_PART, (part + 1) * COURSES_A_PART).join('\n');
      parts.push({ name, part, column: Buffer.from(text) });
    }
  }
  return parts;
}

/** A column at a time. Throws a RangeError where one is lacking. */
export function* readCourseColumns(stored: StoredColumns): Generator<void, CourseColumns, void> {
  const read = (name: string, part = 0, bytes = 0) => stored('course', name, part, bytes);
  const columns: Record<string, Numbers | string> = {};
  let length = 0;
  for (const [name, { type }] of Object.entries<NumberColumn>(NUMBERS)) {
    const column = toColumn(read(name, 0, length * type.BYTES_PER_ELEMENT), type);
    columns[name] = column;
    length = column.length;
    yield;
  }
  for (const name of Object.keys(HASHES)) {
    columns[name] = latin1(read(name));
    yield;
  }
  const texts: Record<TextName, TextColumn> = {
    slugs: textColumn(length, (part) => read('slugs', part)),
    // Thousands of courses have the same time.
    updatedAt: textColumn(length, (part) => read('updatedAt', part), keepOne()),
    rows: textColumn(length, (part) => read('rows', part)),
  };
  return { length, ...columns, ...texts } as CourseColumns;
}

function textColumn(
  length: number,
  read: (part: number) => Uint8Array,
  keep?: (text: string) => string,
): TextColumn {
  const parts: (string[] | null)[] = Array.from({ length: Math.ceil(length / COURSES_A_PART) }, () => null);
  const readPart = (part: number): string[] => {
    const lines = linesOf(read(part));
    const texts = keep ? lines.map(keep) : lines;
    parts[part] = texts;
    return texts;
  };
  return {
    at(index) {
      const part = Math.floor(index / COURSES_A_PART);
      return (parts[part] ?? readPart(part))[index % COURSES_A_PART]!;
    },
    *unpack() {
      for (let part = 0; part < parts.length; part++) {
        if (!parts[part]) readPart(part);
        yield;
      }
    },
  };
}

function latin1({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
}

/**
 * Each line is a text of its own. As pieces of a long one they'd each take another look into memory: a list by distance took 45 to 50 µs
 * instead of 38 to 40.
 */
function linesOf({ buffer, byteOffset, byteLength }: Uint8Array): string[] {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const lines: string[] = [];
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    lines.push(bytes.toString('latin1', start, end));
    start = end + 1;
  }
  lines.push(bytes.toString('latin1', start));
  return lines;
}
