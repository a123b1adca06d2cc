import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { csvRow } from '#lib/text/csv.ts';
import { readFlatProfile } from './flat-profile.ts';
import { openPart, type ParquetPart } from './parquet.ts';
import {
  courseColumns,
  type ExportedCourse,
  hasSuppliedTees,
  hazardColumns,
  holeColumns,
  pointColumns,
  surfaceColumns,
  teeboxColumns,
  toExportedCourse,
} from './tables.ts';
import { boundsOf, tileShapes } from './tiles/tile-shapes.ts';

export type ExportTask = { golfIds: number[] };

/** Of one batch: row groups, and lines as gzip members, which may follow each other in one file. */
export type ExportPart = {
  parquet: Record<ParquetName, ParquetPart>;
  lines: Record<LinesName, { bytes: Uint8Array<ArrayBuffer>; rows: number }>;
  /** For tiles, of each course. */
  shapes: { numbers: Int32Array<ArrayBuffer>; bounds: ReturnType<typeof boundsOf> }[];
};

export const PARQUET = {
  courses: pointColumns,
  holes: holeColumns,
  hazards: hazardColumns,
  surfaces: surfaceColumns,
  teeboxes: teeboxColumns,
  'supplied-teeboxes': teeboxColumns,
} as const;
export type ParquetName = keyof typeof PARQUET;

export type LinesName = 'courses' | 'profiles' | 'supplied-cards' | 'supplied-reviews';

/** Nearly all profiles come in one or two pieces. */
const UNPACKED_BYTES = 1 << 16;
/** The fastest: the profiles of the world are 3.3 GB of text. */
const GZIP_LEVEL = 1;

export function openBatches(path: string): (task: ExportTask) => ExportPart {
  const database = openDatasetFile(path);
  const select = database.prepare(
    'SELECT row_doc, body FROM course JOIN profile USING (golf_id) WHERE golf_id = ?',
  );
  return ({ golfIds }) => {
    const tables = openTables();
    const lines = openLines();
    const shapes = golfIds.map((golfId) => {
      const { row_doc, body } = select.get(golfId) as { row_doc: string; body: Uint8Array };
      const json = brotliDecompressSync(body, { chunkSize: UNPACKED_BYTES });
      const whole = mayHaveSupplied(json) ? (JSON.parse(json.toString()).data as GolfProfile) : null;
      const course = toExportedCourse(readFlatProfile(json), JSON.parse(row_doc), whole);
      tables.add(course);
      lines.add(course, json);
      const numbers = tileShapes(course.profile);
      return { numbers, bounds: boundsOf(numbers) };
    });
    return { parquet: tables.finish(), lines: lines.finish(), shapes };
  };
}

function openTables() {
  const courses = openPart(pointColumns);
  const holes = openPart(holeColumns);
  const hazards = openPart(hazardColumns);
  const surfaces = openPart(surfaceColumns);
  const teeboxes = openPart(teeboxColumns);
  const suppliedTeeboxes = openPart(teeboxColumns);
  return {
    add(course: ExportedCourse): void {
      const { profile } = course;
      courses.add([profile], course);
      holes.add(profile.holes, course);
      hazards.add(profile.hazards, course);
      surfaces.add(profile.surfaces, course);
      (hasSuppliedTees(course) ? suppliedTeeboxes : teeboxes).add(profile.teeboxes, course);
    },
    finish: (): ExportPart['parquet'] => ({
      courses: courses.finish(),
      holes: holes.finish(),
      hazards: hazards.finish(),
      surfaces: surfaces.finish(),
      teeboxes: teeboxes.finish(),
      'supplied-teeboxes': suppliedTeeboxes.finish(),
    }),
  };
}

const ENVELOPE = '{"data":';
const NEWLINE = Buffer.from('\n');

function openLines() {
  const lines: Record<LinesName, Buffer[]> = {
    courses: [],
    profiles: [],
    'supplied-cards': [],
    'supplied-reviews': [],
  };
  return {
    /** `json` is of the whole profile. */
    add(course: ExportedCourse, json: Buffer): void {
      const { profile, split } = course;
      lines.courses.push(Buffer.from(csvRow(courseColumns.map((each) => cell(each, course)))));
      const isSplit = split.cards !== null || split.reviews !== null;
      const line = isSplit ? Buffer.from(JSON.stringify(split.open)) : json.subarray(ENVELOPE.length, -1);
      lines.profiles.push(line, NEWLINE);
      for (const part of ['cards', 'reviews'] as const) {
        const supplied = { golf_id: profile.golf_id, slug: profile.slug, ...split[part] };
        if (split[part] !== null)
          lines[`supplied-${part}`].push(Buffer.from(JSON.stringify(supplied)), NEWLINE);
      }
    },
    finish: (): ExportPart['lines'] => ({
      courses: compress(lines.courses, lines.courses.length),
      profiles: compress(lines.profiles, lines.profiles.length / 2),
      'supplied-cards': compress(lines['supplied-cards'], lines['supplied-cards'].length / 2),
      'supplied-reviews': compress(lines['supplied-reviews'], lines['supplied-reviews'].length / 2),
    }),
  };
}

const ORIGINS = Buffer.from('"origins":');
const SUPPLIED = ['scorecards', 'reviews'].map((source) => `"source":"${source}"`);

/** Whether the origins of values, which come nearly last, name a source of what others supplied. */
function mayHaveSupplied(json: Buffer): boolean {
  const origins = json.subarray(json.lastIndexOf(ORIGINS));
  return SUPPLIED.some((source) => origins.includes(source));
}

function cell(
  { of }: (typeof courseColumns)[number],
  course: ExportedCourse,
): string | number | boolean | null {
  const value = of(course.profile, course) ?? null;
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : (value as string | number | boolean | null);
}

function compress(texts: readonly Buffer[], rows: number) {
  return { bytes: new Uint8Array(gzip(joined(texts))), rows };
}

/** Used again and again: asking for room for each batch takes longer than filling it. */
let room = Buffer.alloc(0);

/** A view, valid until the next call. */
function joined(texts: readonly Buffer[]): Buffer {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (room.length < length) room = Buffer.allocUnsafe(2 * length);
  let end = 0;
  for (const text of texts) end += text.copy(room, end);
  return room.subarray(0, end);
}

/** Nothing for no text, so that no member is empty. */
export function gzip(text: string | Buffer): Uint8Array {
  return text.length === 0 ? new Uint8Array() : gzipSync(text, { level: GZIP_LEVEL });
}

if (parentPort) {
  const port = parentPort;
  const run = openBatches((workerData as { path: string }).path);
  port.on('message', (task: ExportTask) => {
    const part = run(task);
    const buffers = [...Object.values(part.parquet), ...Object.values(part.lines)].map(
      ({ bytes }) => bytes.buffer,
    );
    port.postMessage(part, [...new Set([...buffers, ...part.shapes.map(({ numbers }) => numbers.buffer)])]);
  });
}
