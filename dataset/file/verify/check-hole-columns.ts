import type { DatabaseSync } from 'node:sqlite';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import {
  type EncodedHoles,
  encodeHoles,
  holeColumnNames,
  readStoredHoles,
  type StoredHoles,
} from '#lib/dataset-file/hole-columns.ts';

/** Says of a course's profile what its holes in the columns have otherwise; null if they're the same. */
export type CheckHoles = (profile: GolfProfile) => string | null;

export function openHoleColumns(database: DatabaseSync): CheckHoles {
  const stored = readAll(database);
  if (typeof stored === 'string') return () => stored;
  const select = database.prepare('SELECT golf_id FROM course ORDER BY golf_id');
  const places = new Map(select.all().map(({ golf_id }, place) => [Number(golf_id), place]));
  return (profile) =>
    difference(holesAt(stored, places.get(Number(profile.golf_id)) ?? -1), encodeHoles(profile));
}

function holesAt({ columns, starts, ids, lines }: StoredHoles, place: number): EncodedHoles | null {
  const [from, to] = [starts[place], starts[place + 1]];
  if (from === undefined || to === undefined) return null;
  const numbers = new Int32Array((to - from) * holeColumnNames.length);
  let at = 0;
  for (let hole = from; hole < to; hole++) {
    for (const name of holeColumnNames) numbers[at++] = columns[name][hole]!;
  }
  const text = Buffer.from(ids.subarray(lines[place], lines[place + 1]));
  return { count: to - from, numbers, ids: text.toString('latin1') };
}

function difference(stored: EncodedHoles | null, { count, numbers, ids }: EncodedHoles): string | null {
  if (stored?.count !== count) return 'the search has other holes';
  const wrong = numbers.findIndex((number, i) => stored.numbers[i] !== number);
  if (wrong >= 0)
    return `the search has another ${holeColumnNames[wrong % holeColumnNames.length]} of a hole`;
  return stored.ids === ids ? null : 'the search has other hole ids';
}

function readAll(database: DatabaseSync): StoredHoles | string {
  try {
    return readStoredHoles(database);
  } catch (error) {
    return error instanceof RangeError ? error.message : String(error);
  }
}
