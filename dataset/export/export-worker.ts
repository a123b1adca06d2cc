import { parentPort, workerData } from 'node:worker_threads';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { openDatasetFile } from '#lib/dataset-file/dataset-version.ts';
import { csvRow } from '#lib/text/csv.ts';
import { type Column, encodePart, type ParquetPart } from './parquet.ts';
import {
  courseColumns,
  courseEntries,
  type ExportedCourse,
  hazardColumns,
  hazardEntries,
  holeColumns,
  holeEntries,
  pointColumns,
  surfaceColumns,
  surfaceEntries,
  teeboxColumns,
  teeboxEntries,
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

/** Fast: the profiles of the world are 2.9 GB of text. */
const GZIP_LEVEL = 2;

export function openBatches(path: string): (task: ExportTask) => ExportPart {
  const database = openDatasetFile(path);
  const select = database.prepare(
    'SELECT row_doc, body FROM course JOIN profile USING (golf_id) WHERE golf_id = ?',
  );
  return ({ golfIds }) => {
    const texts: string[] = [];
    const courses = golfIds.map((golfId) => {
      const { row_doc, body } = select.get(golfId) as { row_doc: string; body: Uint8Array };
      const text = brotliDecompressSync(body).toString('utf8');
      const { data } = JSON.parse(text) as { data: GolfProfile };
      const course = toExportedCourse(data, JSON.parse(row_doc));
      texts.push(
        course.split.open === data ? text.slice(ENVELOPE.length, -1) : JSON.stringify(course.split.open),
      );
      return course;
    });
    const shapes = courses.map(({ profile }) => {
      const numbers = tileShapes(profile);
      return { numbers, bounds: boundsOf(numbers) };
    });
    return { parquet: toParquet(courses), lines: toLines(courses, texts), shapes };
  };
}

const ENVELOPE = '{"data":';

function toParquet(courses: readonly ExportedCourse[]): ExportPart['parquet'] {
  return {
    courses: encodePart(pointColumns, courseEntries(courses)),
    holes: encodePart(holeColumns, holeEntries(courses)),
    hazards: encodePart(hazardColumns, hazardEntries(courses)),
    surfaces: encodePart(surfaceColumns, surfaceEntries(courses)),
    teeboxes: encodePart(teeboxColumns, teeboxEntries(courses, false)),
    'supplied-teeboxes': encodePart(teeboxColumns, teeboxEntries(courses, true)),
  };
}

function toLines(courses: readonly ExportedCourse[], profiles: readonly string[]): ExportPart['lines'] {
  const supplied = (part: 'cards' | 'reviews') =>
    courses.flatMap(({ profile: { golf_id, slug }, split }) =>
      split[part] === null ? [] : [`${JSON.stringify({ golf_id, slug, ...split[part] })}\n`],
    );
  return {
    courses: compress(
      courseEntries(courses).map((entry) => csvRow(courseColumns.map((each) => cell(each, entry)))),
    ),
    profiles: compress(profiles.map((text) => `${text}\n`)),
    'supplied-cards': compress(supplied('cards')),
    'supplied-reviews': compress(supplied('reviews')),
  };
}

function cell<Row>({ of }: Column<Row>, row: Row): string | number | boolean | null {
  const value = of(row) ?? null;
  return typeof value === 'object' && value !== null
    ? JSON.stringify(value)
    : (value as string | number | boolean | null);
}

function compress(lines: readonly string[]) {
  return { bytes: Uint8Array.from(gzip(lines.join(''))), rows: lines.length };
}

/** Nothing for no text, so that no member is empty. */
export function gzip(text: string): Uint8Array {
  return text === '' ? new Uint8Array() : gzipSync(text, { level: GZIP_LEVEL });
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
