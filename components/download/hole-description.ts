import { holeFacts } from '#lib/golf/hole-facts.ts';
import { holeSentence } from '#lib/golf/hole-sentence.ts';
import type { DownloadedCourse } from './downloaded-course.ts';

/** A hole in a sentence, for files that have room for one: par, metres, slope and the first carries. */
export function holeDescription(course: DownloadedCourse, hole: DownloadedCourse['holes'][number]): string {
  const { par, length } = holeFacts(course, hole);
  return holeSentence({ par, length, elevationChange: hole.elevation_change, carries: hole.carries });
}
