import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { csvRow } from '#lib/text/csv.ts';
import { readFlatProfile } from './flat-profile.ts';
import { growingBytes, putBytes, written } from './growing-bytes.ts';
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

/** Most profiles come in one piece, which needn't be joined. */
const UNPACKED_BYTES = 1 << 17;
/** The fastest: the profiles of the world are 3.3 GB of text. */
const GZIP_LEVEL = 1;

export function openBatches(path: string): (task: ExportTask) => ExportPart {
  const database = openDatasetFile(path);
  const select = database.prepare(
    'SELECT row_doc, body FROM course JOIN profile USING (golf_id) WHERE golf_id = ?',
  );
  const tables = openTables();
  const lines = openLines();
  return ({ golfIds }) => {
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
  const courses = openText();
  const profiles = openText();
  const supplied = { cards: openText(), reviews: openText() };
  return {
    /** `json` is of the whole profile. */
    add(course: ExportedCourse, json: Buffer): void {
      const { profile, split } = course;
      courses.add(Buffer.from(csvRow(courseColumns.map((each) => cell(each, course)))));
      const isSplit = split.cards !== null || split.reviews !== null;
      profiles.add(
        isSplit ? Buffer.from(JSON.stringify(split.open)) : json.subarray(ENVELOPE.length, -1),
        NEWLINE,
      );
      for (const part of ['cards', 'reviews'] as const) {
        const { golf_id, slug } = profile;
        const line = { golf_id, slug, ...split[part] };
        if (split[part] !== null) supplied[part].add(Buffer.from(JSON.stringify(line)), NEWLINE);
      }
    },
    finish: (): ExportPart['lines'] => ({
      courses: courses.finish(),
      profiles: profiles.finish(),
      'supplied-cards': supplied.cards.finish(),
      'supplied-reviews': supplied.reviews.finish(),
    }),
  };
}

function openText() {
  const text = growingBytes();
  let rows = 0;
  return {
    add(...line: readonly Buffer[]): void {
      for (const bytes of line) putBytes(text, bytes);
      rows++;
    },
    /** What has been added since the last time. */
    finish() {
      const part = { bytes: new Uint8Array(gzip(written(text))), rows };
      text.end = rows = 0;
      return part;
    },
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

/** Nothing if there's no text, so that no member is empty. */
export function gzip(text: string | Uint8Array): Uint8Array {
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
