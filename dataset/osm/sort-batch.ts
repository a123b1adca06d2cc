import { parentPort, workerData } from 'node:worker_threads';
import type { CourseHead } from '../course/course-in-progress.ts';
import { type DetailsPlan, packDetails, readBytes, writeBytes } from './details-file.ts';
import { type OsmFeature, unpackFeature } from './osm-feature.ts';
import { findCourses, type PartCounts } from './rules/find-courses.ts';
import type { Remark } from './rules/osm-course.ts';

/** Lines of features in a file, sorted by id. */
export type LinesOfBatch = { offsets: Float64Array; lengths: Uint32Array };

/** Some neighbourhoods, whole. */
export type Batch = { golf: LinesOfBatch; surroundings: LinesOfBatch };

/** Files are open in all threads. */
export type BatchFiles = {
  golf: number;
  surroundings: number;
  details: number;
  /** Where to continue in the file of details: one 64-bit number. */
  end: SharedArrayBuffer;
  extractTimestamp: string | null;
};

export type SortedBatch = {
  courses: { head: CourseHead; plan: DetailsPlan }[];
  remarks: Remark[];
  counts: PartCounts;
};

export function sortBatch({ golf, surroundings }: Batch, files: BatchFiles): SortedBatch {
  const { courses, remarks, counts } = findCourses({
    golf: readFeatures(files.golf, golf),
    surroundings: readFeatures(files.surroundings, surroundings),
    extractTimestamp: files.extractTimestamp,
  });
  const packed = courses.map(({ details }) => packDetails(details));
  const length = packed.reduce((sum, each) => sum + each.length, 0);
  let offset = Number(Atomics.add(new BigInt64Array(files.end), 0, BigInt(length)));
  writeBytes(files.details, Buffer.concat(packed), offset);
  return {
    courses: courses.map(({ head }, i) => {
      const plan = { file: files.details, offset, length: packed[i]!.length };
      offset += plan.length;
      return { head, plan };
    }),
    remarks,
    counts,
  };
}

/** Bytes between two lines that are read with them rather than skipped. */
const GAP_BYTES = 256;

/** Lines near to each other are read at once. */
function readFeatures(file: number, { offsets, lengths }: LinesOfBatch): OsmFeature[] {
  const features = new Array<OsmFeature>(offsets.length);
  const order = Uint32Array.from(offsets, (_, i) => i).sort((a, b) => offsets[a]! - offsets[b]!);
  for (let i = 0; i < order.length; ) {
    const start = offsets[order[i]!]!;
    let end = start;
    let last = i;
    for (; last < order.length && offsets[order[last]!]! <= end + GAP_BYTES; last++) {
      end = offsets[order[last]!]! + lengths[order[last]!]!;
    }
    const bytes = readBytes(file, start, end - start);
    for (; i < last; i++) {
      const index = order[i]!;
      features[index] = unpackFeature(bytes, offsets[index]! - start);
    }
  }
  return features;
}

parentPort?.on('message', (batch: Batch) => {
  parentPort?.postMessage(sortBatch(batch, workerData as BatchFiles));
});
