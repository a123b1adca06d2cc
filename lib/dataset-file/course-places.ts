import type { DatabaseSync } from 'node:sqlite';
import KDBush from 'kdbush';
import { readColumn, storeColumns } from './packed-column.ts';

/** The order of prominence, in SQL. */
export const BY_PROMINENCE = 'renown DESC, review_count DESC, name_rank';

/** Ranks all courses by prominence. */
export function fillProminenceRanks(database: DatabaseSync): void {
  database.exec(`UPDATE course SET prominence_rank = ranked.place
    FROM (SELECT golf_id, row_number() OVER (ORDER BY ${BY_PROMINENCE}) AS place FROM course) AS ranked
    WHERE ranked.golf_id = course.golf_id`);
}

/** Keeps KDBush's own buffer of all courses by golf_id, each at its longitude and latitude. */
export function fillPlaces(database: DatabaseSync): void {
  storeColumns(database, 'place', { kdbush: new Uint8Array(placesOf(database).data) });
}

function placesOf(database: DatabaseSync): KDBush {
  const courses = database.prepare('SELECT longitude, latitude FROM course ORDER BY golf_id').all();
  const places = new KDBush(courses.length);
  for (const { longitude, latitude } of courses) places.add(Number(longitude), Number(latitude));
  return places.finish();
}

/** The places of all courses; an item's number is its course's place by golf_id. */
export function readPlaces(database: DatabaseSync): KDBush {
  return KDBush.from(readColumn(database, 'place', 'kdbush', Uint8Array).buffer);
}

/** What doesn't hold of the places; null if they say what the table of courses says. */
export function faultOfPlaces(database: DatabaseSync): string | null {
  try {
    const [stored, expected] = [readPlaces(database), placesOf(database)];
    const isSame = Buffer.compare(Buffer.from(stored.data), Buffer.from(expected.data)) === 0;
    return isSame ? null : 'courses are found where their rows say they are';
  } catch (error) {
    return `courses can be found by their place (${error instanceof Error ? error.message : error})`;
  }
}
