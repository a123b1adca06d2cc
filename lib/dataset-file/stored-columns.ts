import type { DatabaseSync } from 'node:sqlite';
import { packColumn, unpackBytes } from './packed-column.ts';

export type ColumnSubject = 'course' | 'hole' | 'word';

/**
 * A column of a dataset, unpacked, in parts from 0. `bytes` is how many are expected, where that's known. Throws a RangeError if
 * the dataset lacks it.
 */
export type StoredColumns = (
  subject: ColumnSubject,
  name: string,
  part?: number,
  bytes?: number,
) => Uint8Array;

type Stored = { subject: ColumnSubject; name: string; part: number; bytes: Uint8Array };

/** Unpacked when they're asked for. */
export function storedColumns(database: DatabaseSync): StoredColumns {
  const select = database.prepare(
    'SELECT bytes FROM packed_column WHERE subject = ? AND name = ? AND part = ?',
  );
  return (subject, name, part = 0, bytes) => {
    const packed = select.get(subject, name, part)?.bytes;
    if (packed instanceof Uint8Array) return unpackBytes(packed, bytes);
    throw lacking(subject, name);
  };
}

function lacking(subject: ColumnSubject, name: string): RangeError {
  return new RangeError(`The dataset has no column ${name} of its ${subject}s.`);
}

/** In memory that threads share, by subject, name and part. */
export type SharedColumns = Map<string, Uint8Array>;

export function shareColumns(database: DatabaseSync): SharedColumns {
  const columns = new Map<string, Uint8Array>();
  for (const row of database.prepare('SELECT * FROM packed_column').iterate()) {
    const { subject, name, part, bytes } = row as Stored;
    const unpacked = unpackBytes(bytes);
    const shared = new Uint8Array(new SharedArrayBuffer(unpacked.length));
    shared.set(unpacked);
    columns.set(keyOf(subject, name, part), shared);
  }
  return columns;
}

/** Each can be read once: what has been read isn't held any longer. */
export function columnsOf(shared: SharedColumns): StoredColumns {
  return (subject, name, part = 0) => {
    const key = keyOf(subject, name, part);
    const column = shared.get(key);
    shared.delete(key);
    if (column) return column;
    throw lacking(subject, name);
  };
}

function keyOf(subject: ColumnSubject, name: string, part: number): string {
  return `${subject} ${name} ${part}`;
}

/** Instead of those that are there. */
export function storeColumns(
  database: DatabaseSync,
  subject: ColumnSubject,
  columns: readonly { name: string; part?: number; column: NodeJS.TypedArray }[],
): void {
  database.prepare('DELETE FROM packed_column WHERE subject = ?').run(subject);
  const insert = database.prepare('INSERT INTO packed_column VALUES (?, ?, ?, ?)');
  for (const { name, part = 0, column } of columns) insert.run(subject, name, part, packColumn(column));
}
