import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { renameDurably } from '#lib/dataset-file/durable-file.ts';
import { codeDigest, sha256 } from '#lib/node/code-digest.ts';
import { readBytes, writeBytes } from '../../osm/details-file.ts';
import type { PreviousContent } from './course-content.ts';
import type { FinishedCourse } from './finish-course.ts';

/**
 * The previous build's finished courses, in a folder of the operator's; what this build uses and adds
 * replaces them.
 */
export type KeptCourses = {
  /**
   * The one that was finished from the same input (`key`), if it's also unchanged in the previous edition.
   */
  take(key: string, previous: PreviousContent | null): FinishedCourse | null;
  add(key: string, course: FinishedCourse): void;
  /** Once all are there. */
  keep(): Promise<void>;
  /** Forgets this build's unless they're kept. */
  close(): void;
};

/** By their keys. */
type Index = Map<string, { offset: number; length: number }>;

const [COURSES, INDEX] = ['courses', 'index'];

export function openKeptCourses(folder: string): KeptCourses {
  const name = `finished-${sha256(`${codeDigest(['dataset', 'lib', 'package-lock.json'])} ${process.version}`).slice(0, 32)}`;
  const [whole, part] = [join(folder, name), join(folder, `${name}.part`)];
  const before = openFinished(whole);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part);
  const file = openSync(join(part, COURSES!), 'w');
  const index: Index = new Map();
  let end = 0;
  const append = (key: string, bytes: Uint8Array) => {
    writeBytes(file, bytes, end);
    index.set(key, { offset: end, length: bytes.length });
    end += bytes.length;
  };
  return {
    take(key, previous) {
      const found = previous && before.read(key);
      if (!found || !isSaidBy(previous, found.course)) return null;
      append(key, found.bytes);
      // Verification reads it whole: this build has only its bytes.
      return { ...found.course, digest: null };
    },
    add: (key, course) => append(key, serialize(course)),
    async keep() {
      writeFileSync(join(part, INDEX!), serialize(index), { flush: true });
      fsyncSync(file);
      for (const each of readdirSync(folder)) {
        if (each.startsWith('finished-') && each !== `${name}.part`)
          rmSync(join(folder, each), { recursive: true });
      }
      await renameDurably(part, whole);
    },
    close() {
      before.close();
      closeSync(file);
      rmSync(part, { recursive: true, force: true });
    },
  };
}

type Finished = {
  /** Null for a course that isn't there, or is damaged. */
  read(key: string): { course: FinishedCourse; bytes: Uint8Array } | null;
  close(): void;
};

function openFinished(folder: string): Finished {
  let index: Index;
  let file: number;
  try {
    index = deserialize(readFileSync(join(folder, INDEX!)));
    file = openSync(join(folder, COURSES!), 'r');
  } catch {
    return { read: () => null, close: () => {} };
  }
  return {
    read(key) {
      const place = index.get(key);
      if (!place) return null;
      try {
        const bytes = readBytes(file, place.offset, place.length);
        return { course: deserialize(bytes), bytes };
      } catch {
        return null;
      }
    },
    close: () => closeSync(file),
  };
}

/** Then it keeps that edition's times, as it would if finished again. */
function isSaidBy(previous: PreviousContent, { hashes, updatedAt, sourceTimes }: FinishedCourse): boolean {
  return (
    Buffer.compare(previous.hashes, hashes) === 0 &&
    previous.updatedAt === updatedAt &&
    previous.sourceTimes === sourceTimes
  );
}
