import type { CourseHead } from '../course/course-in-progress.ts';
import { readBytes } from '../nameless-file.ts';
import { type OsmFeature, parseFeature } from './osm-feature.ts';
import { findCourses, type LeftOut } from './rules/find-courses.ts';
import type { Remark } from './rules/osm-course.ts';

/** Lines of features in a file, sorted by id. */
export type LinesOfBatch = { file: number; offsets: Float64Array; lengths: Uint32Array };

/** Some neighbourhoods, whole. */
export type Batch = {
  golf: LinesOfBatch;
  surroundings: LinesOfBatch;
  waters: LinesOfBatch;
  extractTimestamp: string | null;
};

export type SortedBatch = {
  /** Golf features, for the progress. */
  features: number;
  /** Details are JSON. */
  courses: { head: CourseHead; details: Uint8Array }[];
  remarks: Remark[];
  counts: LeftOut;
};

export function sortBatch({ golf, surroundings, waters, extractTimestamp }: Batch): SortedBatch {
  const { courses, remarks, counts } = findCourses({
    golf: readFeatures(golf),
    surroundings: readFeatures(surroundings),
    waters: readFeatures(waters),
    extractTimestamp,
  });
  return {
    features: golf.offsets.length,
    courses: courses.map(({ head, details }) => ({ head, details: Buffer.from(JSON.stringify(details)) })),
    remarks,
    counts,
  };
}

function readFeatures({ file, offsets, lengths }: LinesOfBatch): OsmFeature[] {
  return Array.from(offsets, (offset, i) =>
    parseFeature(readBytes({ file, offset, length: lengths[i]! }).toString()),
  );
}
