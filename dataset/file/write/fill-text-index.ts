import type { DatabaseSync } from 'node:sqlite';
import { foldForIndex } from '#lib/text/fold.ts';
import type { DatasetContents } from './dataset-contents.ts';

/** Indexes the words of each course's names, club and city; the rowid is the golf_id. */
export function fillTextIndex(database: DatabaseSync, { entries, drafts }: DatasetContents): void {
  const text = database.prepare('INSERT INTO course_text (rowid, name, club, city) VALUES (?, ?, ?, ?)');
  for (const { golfId, index, name, place } of entries) {
    const { alternateNames, nameEnglish, clubName } = drafts.heads[index]!;
    const names = new Set([name, nameEnglish ?? name, ...alternateNames].map(foldForIndex));
    text.run(
      golfId,
      [...names].join(' '),
      foldForIndex(clubName ?? ''),
      foldForIndex(place.city?.name ?? ''),
    );
  }
  database.exec(`INSERT INTO course_text (course_text) VALUES ('optimize')`);
}
