import { createHash } from 'node:crypto';
import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { DATASET_APPLICATION_ID, DATASET_FORMAT_VERSION } from '#lib/dataset-file/schema.ts';

/** SQLite file format, section 1.3. */
const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';
const USER_VERSION_AT = 60;
const APPLICATION_ID_AT = 68;
const PAGE_SIZE_AT = 16;
const PAGE_COUNT_AT = 28;

/**
 * Reads a hundred bytes. Throws DatasetRefused unless size, magic number, application id, format version and
 * number of pages are right.
 */
export function checkDatasetFile(path: string, expectedSize: number): void {
  const size = sizeOf(path);
  if (size !== expectedSize) {
    throw new DatasetRefused(`${path} has ${size} bytes, but its manifest says ${expectedSize}`);
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

/** The message is a sentence that says why the file can't be served. */
export class DatasetRefused extends Error {
  override name = 'DatasetRefused';
}

export type ServedFile = { path: string; sha256: string };

export type FileGuard = {
  look: () => void;
  /** Reads the whole file; one reading at a time. */
  verify: () => Promise<void>;
  /** In a sentence; null if nothing is wrong. */
  damage: () => string | null;
};

export type FileGuardOptions = {
  log: { error: (details: object, message: string) => void };
  /** The file was touched but has the right bytes, so it can be opened again. */
  onRestored: () => Promise<void>;
};

/**
 * A removed file can still be served because it's open; one that was written to may give wrong answers. Both
 * are logged, once.
 */
export function guardDatasetFile(file: ServedFile, { log, onRestored }: FileGuardOptions): FileGuard {
  let seen = identityOf(file.path);
  let damage: string | null = null;
  let reading: Promise<void> | null = null;

  const note = (reason: string) => {
    if (reason !== damage) log.error({ file: file.path, reason }, 'Dataset file damaged: publish it again');
    damage = reason;
  };
  const read = async () => {
    const wasTouched = damage !== null;
    const hash = await sha256Of(file.path);
    if (hash !== file.sha256) note('its bytes are not those of its SHA-256: answers may be wrong or fail');
    else if (wasTouched) await onRestored();
  };
  const verify = () => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  return {
    look() {
      const now = identityOf(file.path);
      if (now === seen) return;
      seen = now;
      if (now === null) {
        note('it is gone: it is served on from the open file, and would be missing after a restart');
        return;
      }
      damage ??= 'it was written to';
      // The current reading may be of the file before.
      if (reading) void reading.then(verify);
      else void verify();
    },
    verify,
    damage: () => damage,
  };
}

/** Changes when the file is replaced or written to; null if it's gone. */
function identityOf(path: string): string | null {
  try {
    const { ino, size, mtimeMs } = statSync(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch {
    return null;
  }
}

const PIECE_BYTES = 256 * 1024;

async function sha256Of(path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    await pipeline(createReadStream(path, { highWaterMark: PIECE_BYTES }), hash);
    return hash.digest('hex');
  } catch {
    return null;
  }
}
