import type { DatabaseSync } from 'node:sqlite';
import { unpackBytes } from './packed-column.ts';

/**
 * Unpacked columns of a dataset, in parts from 0; null where it lacks one. `bytes` is how many are expected, where that's known.
 */
export type StoredColumns = {
  ofCourses: (name: string, part?: number, bytes?: number) => Uint8Array | null;
  ofHoles: (name: string, bytes?: number) => Uint8Array | null;
};

/** Unpacked when they're asked for. */
export function storedColumns(database: DatabaseSync): StoredColumns {
  const course = database.prepare('SELECT bytes FROM course_column WHERE name = ? AND part = ?');
  const hole = database.prepare('SELECT bytes FROM hole_column WHERE name = ?');
  const unpack = (row: ReturnType<typeof course.get>, bytes: number | undefined) =>
    row ? unpackBytes(row.bytes as Uint8Array, bytes) : null;
  return {
    ofCourses: (name, part = 0, bytes) => unpack(course.get(name, part), bytes),
    ofHoles: (name, bytes) => unpack(hole.get(name), bytes),
  };
}

/** In memory that threads share, by name and part. */
export type SharedColumns = { courses: Map<string, Uint8Array>; holes: Map<string, Uint8Array> };

export function shareColumns(database: DatabaseSync): SharedColumns {
  const courses = new Map<string, Uint8Array>();
  for (const { name, part, bytes } of database.prepare('SELECT * FROM course_column').iterate()) {
    courses.set(`${name} ${part}`, share(unpackBytes(bytes as Uint8Array)));
  }
  const holes = new Map<string, Uint8Array>();
  for (const { name, bytes } of database.prepare('SELECT * FROM hole_column').iterate()) {
    holes.set(String(name), share(unpackBytes(bytes as Uint8Array)));
  }
  return { courses, holes };
}

function share(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

/** Each can be read once: what has been read isn't held any longer. */
export function columnsOf({ courses, holes }: SharedColumns): StoredColumns {
  const take = (columns: Map<string, Uint8Array>, key: string) => {
    const bytes = columns.get(key) ?? null;
    columns.delete(key);
    return bytes;
  };
  return {
    ofCourses: (name, part = 0) => take(courses, `${name} ${part}`),
    ofHoles: (name) => take(holes, name),
  };
}
