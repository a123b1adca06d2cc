import { createHash } from 'node:crypto';
import { createReadStream, openSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { renameDurably, syncToDisk } from '#lib/dataset-file/durable-file.ts';
import { codeDigest, sha256 } from '#lib/node/code-digest.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import type { DetailsPlan } from './details-file.ts';
import { golfFilter, surroundingsFilter } from './extract/extract-features.ts';
import type { OsmCounts } from './read-osm-courses.ts';

/** What was read from extracts, except for details, which are in a file. */
export type Reading = {
  courses: { head: CourseHead; plan: DetailsPlan }[];
  /** Of objects in no course; a course's own are in its details. */
  findings: Finding[];
  counts: OsmCounts;
  /** The newest extract's, RFC 3339 UTC; null when no file says. */
  extractTimestamp: string | null;
  /** The name it's kept under: the same for the same extracts, read by the same code. */
  name?: string;
};

/** Between builds, in a folder of the operator's: named by the digests of extracts and of the builder's own code. */
export type KeptReadings = {
  name: string;
  /** Of an extract: exists once it is whole. */
  filteredCopyOf(digest: string): string;
  /** Null if there's nothing, or if it's damaged. */
  find(): Promise<Reading | null>;
  /** A file to write details into, which is kept along with what's read. */
  openDetails(): Promise<number>;
  keep(reading: Reading): Promise<void>;
  /** Removes what this build had no use for. */
  clear(): Promise<void>;
};

const [DETAILS, READING] = ['details', 'reading'];

export function keptReadings(folder: string, digests: readonly string[]): KeptReadings {
  const key = sha256(
    [codeDigest(['dataset', 'lib', 'package-lock.json']), process.version, ...[...digests].sort()].join(' '),
  );
  const name = `read-${key.slice(0, 32)}`;
  const [whole, part] = [join(folder, name), join(folder, `${name}.part`)];
  const filters = [...golfFilter, ...surroundingsFilter];
  const nameOfCopy = (digest: string) =>
    `filtered-${sha256([digest, ...filters].join(' ')).slice(0, 32)}.osm.pbf`;
  return {
    name,
    filteredCopyOf: (digest) => join(folder, nameOfCopy(digest)),
    async find() {
      try {
        const reading: Reading = { ...deserialize(await readFile(join(whole, READING!))), name };
        const file = openSync(join(whole, DETAILS!), 'r');
        for (const { plan } of reading.courses) plan.file = file;
        return reading;
      } catch {
        return null;
      }
    },
    async openDetails() {
      await rm(part, { recursive: true, force: true });
      await mkdir(part, { recursive: true });
      return openSync(join(part, DETAILS!), 'w+');
    },
    async keep(reading) {
      await writeFile(join(part, READING!), serialize(reading));
      for (const each of [DETAILS!, READING!]) await syncToDisk(join(part, each));
      await rm(whole, { recursive: true, force: true });
      await renameDurably(part, whole);
    },
    async clear() {
      const wanted = new Set([name, ...digests.map(nameOfCopy)]);
      const kept = (await readdir(folder)).filter((each) => /^(read|filtered)-/.test(each));
      for (const each of kept) {
        if (!wanted.has(each)) await rm(join(folder, each), { recursive: true, force: true });
      }
    },
  };
}

/** SHA-256. `onBytes` gets the bytes done and the file's size. */
export async function digestOfFile(
  path: string,
  onBytes: (done: number, total: number) => void,
): Promise<string> {
  const { size } = await stat(path);
  const hash = createHash('sha256');
  let done = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    hash.update(chunk);
    done += chunk.length;
    onBytes(done, size);
  }
  return hash.digest('hex');
}
