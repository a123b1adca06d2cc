import type { DatabaseSync } from 'node:sqlite';
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
  const found = readStoredWords(database);
  const numbers = new Map(found.words.map((word, number) => [word, number]));
  const courses = database
    .prepare('SELECT golf_id, name, is_named FROM course ORDER BY prominence_rank')
    .all();
  const isFound = ({ name, is_named }: (typeof courses)[number], place: number) =>
    indexWords(String(name))
      .split(' ')
      .every((word) => {
        const number = numbers.get(word);
        if (number === undefined) return false;
        const fields = fieldsAt(found, number, place);
        return (fields & (is_named ? NAME : PLACE)) !== 0;
      });
  return courses.filter((course, place) => !isFound(course, place)).map(({ golf_id }) => Number(golf_id));
}
