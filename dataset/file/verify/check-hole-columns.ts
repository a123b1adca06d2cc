import type { DatabaseSync } from 'node:sqlite';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import {
  encodeHoles,
  holeColumnNames,
  readStoredHoles,
  type StoredHoles,
} from '#lib/dataset-file/hole-columns.ts';

/** The fault of a course whose holes aren't those of its profile; null without one. */
export type HoleColumnCheck = (profile: GolfProfile) => string | null;

export function createHoleColumnCheck(database: DatabaseSync): HoleColumnCheck {
  const stored = readAll(database);
  if (typeof stored === 'string') return () => stored;
  const select = database.prepare('SELECT golf_id FROM course ORDER BY golf_id');
  const places = new Map(select.all().map(({ golf_id }, place) => [String(golf_id), place]));
  return (profile) => {
    const { count, numbers, ids } = encodeHoles(profile);
    const place = places.get(profile.golf_id) ?? -1;
    const [from, to] = [stored.starts[place], stored.starts[place + 1]];
    if (from === undefined || to !== from + count) return 'the search has other holes';
    const wrong = holeColumnNames.find((name, i) => {
      const column = stored.columns[name];
      for (let hole = 0; hole < count; hole++) {
        if (column[from + hole] !== numbers[hole * holeColumnNames.length + i]) return true;
      }
      return false;
    });
    if (wrong) return `the search has another ${wrong} of a hole`;
    const text = Buffer.from(stored.ids.subarray(stored.lines[place], stored.lines[place + 1]));
    return text.toString('latin1') === ids ? null : 'the search has other hole ids';
  };
}

function readAll(database: DatabaseSync): StoredHoles | string {
  const steps = readStoredHoles(database);
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value;
    }
  } catch (error) {
    return error instanceof RangeError ? error.message : String(error);
  }
}
