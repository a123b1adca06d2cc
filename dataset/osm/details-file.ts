import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import type { CourseDetails } from '../course/course-in-progress.ts';

/** The place of a course's details, as JSON, in a file that all threads of the program have open. In bytes. */
export type DetailsPlace = { file: number; offset: number; length: number };

/** A file without a name, which is gone when it's closed or the program ends. */
export function openNamelessFile(path: string): { file: number; close: () => void } {
  const file = openSync(path, 'w+');
  unlinkSync(path);
  return { file, close: () => closeSync(file) };
}

export function readDetails({ file, offset, length }: DetailsPlace): CourseDetails {
  return JSON.parse(readBytes(file, offset, length).toString());
}

/** Offset and length are in bytes. Throws RangeError where the file ends before. */
export function readBytes(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const read = readSync(file, bytes, done, length - done, offset + done);
    if (read === 0) throw new RangeError(`A file of the build ends at ${offset + done}.`);
    done += read;
  }
  return bytes;
}

export function writeBytes(file: number, bytes: Uint8Array, offset: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, bytes.length - done, offset + done);
  }
}
