import type { DatabaseSync } from 'node:sqlite';
import { readCourseColumns } from '#lib/dataset-file/course-columns.ts';
import { doAtOnce } from '#lib/dataset-file/do-at-once.ts';
import { storedColumns } from '#lib/dataset-file/stored-columns.ts';
import { FIELD_BITS, readStoredWords } from '#lib/dataset-file/word-columns.ts';

/** Of the courses that a dataset finds by this word, in any field. */
export function golfIdsWith(database: DatabaseSync, word: string): number[] {
  const { words, starts, postings } = doAtOnce(readStoredWords(storedColumns(database)));
  const number = words.indexOf(word);
  if (number < 0) return [];
  const { golfIds, prominenceRanks } = doAtOnce(readCourseColumns(storedColumns(database)));
  return Array.from(postings.subarray(starts[number], starts[number + 1]), (posting) => {
    return golfIds[prominenceRanks.indexOf((posting >>> FIELD_BITS) + 1)]!;
  });
}
