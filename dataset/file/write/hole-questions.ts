import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { readStoredHoles } from '#lib/dataset-file/hole-columns.ts';
import { conditionsOf, countByCourse } from '#lib/dataset-file/hole-conditions.ts';
import {
  ENOUGH_FOR_A_PAGE,
  HOLE_QUESTIONS,
  type HoleQuestion,
  holeQuestions,
} from '#lib/golf/hole-questions.ts';

type Page = { question: string; country_id: number | null; hole_count: number };

/** Stores which questions have enough holes for a page: in each country that's mapped well enough, and in the world if it is. */
export function fillHoleQuestions(database: DatabaseSync): void {
  const insert = database.prepare(
    'INSERT INTO hole_question (question, country_id, hole_count) VALUES (?, ?, ?)',
  );
  for (const { question, country_id, hole_count } of findPages(database)) {
    insert.run(question, country_id, hole_count);
  }
}

/** What's wrong with the pages listed in the file; null if they follow from its holes. */
export function faultOfHoleQuestions(database: DatabaseSync): string | null {
  try {
    const stored = database
      .prepare('SELECT question, country_id, hole_count FROM hole_question ORDER BY place')
      .all();
    const isSame = isDeepStrictEqual(
      stored.map((row) => ({ ...row })),
      findPages(database),
    );
    return isSame ? null : 'questions about holes have a page where enough holes answer them';
  } catch (error) {
    return `questions about holes can be counted (${error instanceof Error ? error.message : error})`;
  }
}

function findPages(database: DatabaseSync): Page[] {
  const holes = readStoredHoles(database);
  const courses = database.prepare('SELECT country_id FROM course ORDER BY golf_id').all();
  const places = [...(isWorldMapped(database) ? [null] : []), ...listMappedCountries(database)];
  return holeQuestions.flatMap((question) => {
    const { sort, ...asked }: HoleQuestion = HOLE_QUESTIONS[question];
    const counts = countByCourse(holes, conditionsOf(asked));
    const ofCountry = new Map<number | null, number>([[null, 0]]);
    counts.forEach((count, course) => {
      for (const id of [null, Number(courses[course]!.country_id)]) {
        ofCountry.set(id, (ofCountry.get(id) ?? 0) + count);
      }
    });
    return places
      .map((country_id) => ({ question, country_id, hole_count: ofCountry.get(country_id) ?? 0 }))
      .filter(({ hole_count }) => hole_count >= ENOUGH_FOR_A_PAGE.holes);
  });
}

function isWorldMapped(database: DatabaseSync): boolean {
  const row = database.prepare('SELECT sum(has_geometry) >= ? * count(*) AS is_mapped FROM course');
  return row.get(ENOUGH_FOR_A_PAGE.mapped)?.is_mapped === 1;
}

/** Lists the countries by name. */
function listMappedCountries(database: DatabaseSync): number[] {
  const { compare } = new Intl.Collator('en');
  return database
    .prepare(
      `SELECT country_id, country.slug, country.name FROM country JOIN course USING (country_id)
       GROUP BY country_id HAVING sum(has_geometry) >= ? * count(*)`,
    )
    .all(ENOUGH_FOR_A_PAGE.mapped)
    .sort((a, b) => compare(String(a.name), String(b.name)) || (String(a.slug) < String(b.slug) ? -1 : 1))
    .map(({ country_id }) => Number(country_id));
}
