import { endianness } from 'node:os';
import type { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** What columns are kept of: all holes (hole-columns.ts), the words that courses are found by (word-columns.ts), and where courses are. */
export type ColumnSubject = 'hole' | 'word' | 'place';

export type ColumnType<Column> = {
  new (buffer: ArrayBufferLike, byteOffset?: number, count?: number): Column;
  BYTES_PER_ELEMENT: number;
};

/** Numbers as the file keeps them: little-endian, in zstd. */
export function packColumn({ buffer, byteOffset, byteLength }: NodeJS.TypedArray): Uint8Array {
  return zstdCompressSync(new Uint8Array(buffer, byteOffset, byteLength));
}

/** Throws zlib's error where the bytes aren't zstd, and a RangeError on a big-endian machine. */
export function unpackColumn<Column>(packed: Uint8Array, type: ColumnType<Column>): Column {
  if (endianness() !== 'LE') throw new RangeError('The columns of a dataset are little-endian.');
  // A copy that's certain to be aligned, and keeps nothing else in memory.
  return new type(new Uint8Array(zstdDecompressSync(packed)).buffer);
}

/** Replaces the columns that are there. */
export function storeColumns(
  database: DatabaseSync,
  subject: ColumnSubject,
  columns: Readonly<Record<string, NodeJS.TypedArray>>,
): void {
  database.prepare('DELETE FROM packed_column WHERE subject = ?').run(subject);
  const insert = database.prepare('INSERT INTO packed_column VALUES (?, ?, ?)');
  for (const [name, column] of Object.entries(columns)) insert.run(subject, name, packColumn(column));
}

/** Throws a RangeError if the dataset lacks it. */
export function readColumn<Column>(
  database: DatabaseSync,
  subject: ColumnSubject,
  name: string,
  type: ColumnType<Column>,
): Column {
  const row = database
    .prepare('SELECT bytes FROM packed_column WHERE subject = ? AND name = ?')
    .get(subject, name);
  if (row) return unpackColumn(row.bytes as Uint8Array, type);
  throw new RangeError(`The dataset has no column ${name} of its ${subject}s.`);
}
