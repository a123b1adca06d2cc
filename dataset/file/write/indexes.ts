import type { DatabaseSync } from 'node:sqlite';
import { fillPlaces, fillProminenceRanks } from '#lib/dataset-file/course-places.ts';
import { type CourseWords, fillWordColumns } from '#lib/dataset-file/word-columns.ts';
import { fillHoleQuestions } from './hole-questions.ts';

/** Works out what a server finds courses by, once all courses and their holes are in the file. */
export function fillIndexes(database: DatabaseSync, wordsOf: ReadonlyMap<number, CourseWords>): void {
  fillProminenceRanks(database);
  fillPlaces(database);
  fillWordColumns(database, wordsOf);
  fillHoleQuestions(database);
}
