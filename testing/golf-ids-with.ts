import type { DatabaseSync } from 'node:sqlite';
import { FIELD_BITS, readStoredWords } from '#lib/dataset-file/word-columns.ts';

/** The golf_ids of the courses that a dataset finds by this word, in any field. */
export function golfIdsWith(database: DatabaseSync, word: string): number[] {
  const { words, starts, postings } = readStoredWords(database);
  const number = words.indexOf(word);
  if (number < 0) return [];
  const byPlace = database.prepare('SELECT golf_id FROM course ORDER BY prominence_rank').all();
  return Array.from(postings.subarray(starts[number], starts[number + 1]), (posting) => {
    return Number(byPlace[posting >>> FIELD_BITS]!.golf_id);
  });
}
