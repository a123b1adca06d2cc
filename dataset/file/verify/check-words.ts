import type { DatabaseSync } from 'node:sqlite';
import { doAtOnce } from '#lib/dataset-file/do-at-once.ts';
import { toColumn } from '#lib/dataset-file/packed-column.ts';
import { storedColumns } from '#lib/dataset-file/stored-columns.ts';
import { fieldsAt, NAME, PLACE, readStoredWords } from '#lib/dataset-file/word-columns.ts';
import { indexWords } from '#lib/text/search-words.ts';

/** A sentence for each fault. */
export function checkWords(database: DatabaseSync): string[] {
  try {
    const notFound = golfIdsNotFound(database);
    if (notFound.length === 0) return [];
    return [
      `Doesn't hold: every course is found by the words of its name (${notFound.length} times: ${notFound.slice(0, 5).join(', ')}).`,
    ];
  } catch (error) {
    if (error instanceof RangeError) return [`Doesn't hold: words can be read (${error.message}).`];
    throw error;
  }
}

function golfIdsNotFound(database: DatabaseSync): number[] {
  const stored = storedColumns(database);
  const found = doAtOnce(readStoredWords(stored));
  const numbers = new Map(found.words.map((word, number) => [word, number]));
  const prominenceRanks = toColumn(stored('course', 'prominenceRanks'), Int32Array);
  const courses = database.prepare('SELECT golf_id, name, is_named FROM course ORDER BY golf_id').all();
  const isFound = ({ name, is_named }: (typeof courses)[number], index: number) =>
    indexWords(String(name))
      .split(' ')
      .every((word) => {
        const number = numbers.get(word);
        if (number === undefined) return false;
        const fields = fieldsAt(found, number, prominenceRanks[index]! - 1);
        return (fields & (is_named ? NAME : PLACE)) !== 0;
      });
  return courses.filter((course, index) => !isFound(course, index)).map(({ golf_id }) => Number(golf_id));
}
