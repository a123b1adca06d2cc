import type { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { sha256OfFile } from '#lib/dataset-file/durable-file.ts';
import type { DatasetFile } from './dataset-files.ts';
import { openReadOnly } from './read-dataset-file.ts';

/**
 * Compares the SHA-256 of all bytes with the version, which is its first 64 bits, and reads a random sample of documents: half
 * a second of a core for 650 MB, so it belongs in a thread. Returns what's wrong, as a sentence; null if nothing is.
 */
export async function findDamage({ path, version }: DatasetFile): Promise<string | null> {
  const hash = await sha256OfFile(path);
  if (!hash.startsWith(version)) return 'its bytes do not match its SHA-256';
  const database = openReadOnly(path);
  try {
    return readSample(database);
  } finally {
    database.close();
  }
}

/** Takes about 50 ms. */
const SAMPLED_COURSES = 200;

/** A file may have the right bytes, but documents that can't be read. */
function readSample(database: DatabaseSync): string | null {
  const courses = database
    .prepare(
      `SELECT golf_id, row_doc, summary.doc AS summary_doc, body FROM course
       LEFT JOIN summary USING (golf_id) LEFT JOIN profile USING (golf_id)
       WHERE golf_id IN (SELECT golf_id FROM course ORDER BY random() LIMIT ${SAMPLED_COURSES})`,
    )
    .all() as unknown as SampledCourse[];
  for (const course of courses) {
    for (const [what, read] of Object.entries(documents)) {
      if (!isOfCourse(course, read)) return `the ${what} of golf_id ${course.golf_id} can't be read`;
    }
  }
  return null;
}

type SampledCourse = {
  golf_id: number;
  row_doc: string;
  summary_doc: string | null;
  body: Uint8Array | null;
};
type Identified = { golf_id: string };

const documents: Record<string, (course: SampledCourse) => Identified> = {
  row: ({ row_doc }) => JSON.parse(row_doc),
  summary: ({ summary_doc }) => JSON.parse(summary_doc!).data,
  profile: ({ body }) => JSON.parse(brotliDecompressSync(body!).toString()).data,
};

function isOfCourse(course: SampledCourse, read: (course: SampledCourse) => Identified): boolean {
  try {
    return read(course).golf_id === String(course.golf_id);
  } catch {
    return false;
  }
}
