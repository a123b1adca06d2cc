import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { DATASET_APPLICATION_ID, DATASET_FORMAT_VERSION } from '#lib/dataset-file/schema.ts';
import { DatasetRefused } from './dataset-refused.ts';

/** What the first hundred bytes of a SQLite file say (SQLite file format, section 1.3). */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;
const PAGE_SIZE_AT = 16;
const PAGE_COUNT_AT = 28;

/**
 * Refuses a file that isn't a whole dataset of this format: wrong size, wrong magic number, wrong application id or
 * format version, or fewer pages than it says. Reads a hundred bytes.
 */
export function checkDatasetFile(path: string, expectedSize: number): void {
  const size = sizeOf(path);
  if (size !== expectedSize) {
    throw new DatasetRefused(`${path} has ${size} bytes where the manifest says ${expectedSize}`);
  }
  const header = readHeader(path);
  if (header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new DatasetRefused(`${path} is not a SQLite file`);
  }
  if (header.readUInt32BE(APPLICATION_ID_AT) !== DATASET_APPLICATION_ID) {
    throw new DatasetRefused(`${path} is not a dataset of this project`);
  }
  const format = header.readUInt32BE(USER_VERSION_AT);
  if (format !== DATASET_FORMAT_VERSION) {
    throw new DatasetRefused(
      `${path} has format ${format} where this server reads ${DATASET_FORMAT_VERSION}: build the dataset again`,
    );
  }
  const pageSize = header.readUInt16BE(PAGE_SIZE_AT) === 1 ? 65_536 : header.readUInt16BE(PAGE_SIZE_AT);
  if (header.readUInt32BE(PAGE_COUNT_AT) * pageSize !== size) {
    throw new DatasetRefused(`${path} is cut short`);
  }
}

function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch (error) {
    throw new DatasetRefused(`${path} can't be read: ${error instanceof Error ? error.message : error}`);
  }
}

function readHeader(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    readSync(file, header, 0, HEADER_BYTES, 0);
    return header;
  } finally {
    closeSync(file);
  }
}
