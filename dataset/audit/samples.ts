import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OsmCourses, readOsmCourses } from '../osm/read-osm-courses.ts';
import { foldNines } from '../sources/clubs.ts';
import { type ListedCourse, readCourseFiles } from '../sources/course-files.ts';
import { sieveDoubtful } from '../sources/doubtful-courses.ts';
import { type MergedCourse, mergeCourses } from '../sources/merge-courses.ts';
import { findPairedNines, type PairedNines } from '../sources/pairs-of-nines.ts';
import type { ReadRecords } from '../sources/read-lines.ts';

/** The sample data, read and merged once for all checks. */
export type Samples = {
  lists: ReadRecords<ListedCourse>;
  /** Of the lists alone, as they are published. */
  listed: MergedCourse[];
  paired: PairedNines[];
  osm: OsmCourses;
  /** Of the extract alone, as they are published. */
  mapped: MergedCourse[];
};

/** Reads `courses/*.ndjson.gz` and `osm/eight-countries.golf.osm.pbf` of a folder; takes about half a minute. */
export async function readSamples(folder: string): Promise<Samples> {
  const file = (name: string) => join(folder, 'courses', `${name}.courses.ndjson.gz`);
  const lists = await readCourseFiles([file('world'), file('united-states')]);
  const { courses } = sieveDoubtful(mergeCourses([], lists.records));
  const paired = findPairedNines(courses);
  const cacheFolder = await mkdtemp(join(tmpdir(), 'audit-'));
  try {
    const osm = await readOsmCourses([join(folder, 'osm', 'eight-countries.golf.osm.pbf')], { cacheFolder });
    const mapped = sieveDoubtful(mergeCourses(osm.inProgress.heads, []), (index) =>
      osm.inProgress.details(index),
    );
    return { lists, listed: foldNines(courses, paired), paired, osm, mapped: mapped.courses };
  } finally {
    await rm(cacheFolder, { recursive: true, force: true });
  }
}
