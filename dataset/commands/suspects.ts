import type { DatabaseSync } from 'node:sqlite';
import { compareText } from '#dataset/text/compare-text.ts';
import { csvRow } from '#lib/text/csv.ts';
import { formatTable } from '../progress.ts';

/** A course that a person should look at. `doubt` is the sum of the weights of the reasons against it. */
type Suspect = {
  /** Empty for a course that's withheld. */
  golfId: string;
  slug: string;
  name: string;
  country: string;
  doubt: number;
  reasons: string[];
};

/** Selects golf_id and what was found, null if the reason says it all. */
type SuspectKind = { reason: string; weight: number; query: string };

const ofFindings = (reason: string, weight: number, ...rules: string[]): SuspectKind => ({
  reason,
  weight,
  query: `SELECT golf_id, value FROM finding
    WHERE golf_id IS NOT NULL AND rule IN (${rules.map((rule) => `'${rule}'`).join(', ')})`,
});

/** Words that are near those of places that aren't golf courses, but that real courses have in their names too. */
const DOUBTFUL_WORDS =
  'academy arena center centre driving indoor mini practice range school simulator studio'.split(' ');
/** Written without spaces between words. */
const DOUBTFUL_PARTS = ['センター', '練習', '연습', '스크린'];

/** Not a part of another word: "La Grange". */
const hasWord = (word: string) => `lower(' ' || name || ' ') GLOB '*[^a-z]${word}[^a-z]*'`;
/** A game of its own, but "Jackson Park Golf Course" isn't that. */
const IS_PARK_GOLF = `${hasWord('park golf')} AND name NOT LIKE '%park golf c%'`;

/** What courses in Japan and Korea have in their names, nearly all of them. */
const WORDS_OF_EAST_ASIA =
  'golf ゴルフ カントリ カンツリ 倶楽部 クラブ コース リンクス 골프 컨트리 클럽 코스 CC ＣＣ GC ＧＣ'.split(
    ' ',
  );

const NOT_MAPPED = `has_geometry = 0 AND par IS NULL AND hole_count IS NULL
  AND country_id IN (SELECT country_id FROM country WHERE code IN ('JP', 'KR'))`;

/** One or two are short par fours and the like. */
const MANY_LENGTHS = 3;

/** The heaviest first; a new rule's reason is one more line. */
const SUSPECT_KINDS: readonly SuspectKind[] = [
  {
    reason: 'its name sounds like a driving range, a school or a simulator',
    weight: 40,
    query: `SELECT golf_id, name AS value FROM course WHERE ${[
      ...DOUBTFUL_WORDS.map(hasWord),
      ...DOUBTFUL_PARTS.map((part) => `name LIKE '%${part}%'`),
      IS_PARK_GOLF,
    ].join(' OR ')}`,
  },
  {
    reason: 'an isolated point: not mapped, without par, holes or reviews, from one source',
    weight: 25,
    query: `SELECT golf_id, NULL AS value FROM course
      WHERE has_geometry = 0 AND par IS NULL AND hole_count IS NULL AND review_count = 0
        AND (SELECT count(DISTINCT place) FROM origin WHERE origin.golf_id = course.golf_id) < 2`,
  },
  {
    reason: 'no town nearby',
    weight: 20,
    query: 'SELECT golf_id, NULL AS value FROM course WHERE city_id IS NULL',
  },
  {
    reason: 'no golf word in its name',
    weight: 20,
    query: `SELECT golf_id, name AS value FROM course WHERE ${NOT_MAPPED}
      AND ${WORDS_OF_EAST_ASIA.map((word) => `name NOT LIKE '%${word}%'`).join(' AND ')}`,
  },
  {
    reason: 'a “golf club” in Korea, which driving ranges call themselves too',
    weight: 15,
    query: `SELECT golf_id, name AS value FROM course WHERE ${NOT_MAPPED}
      AND (name LIKE '%골프클럽' OR name LIKE '%골프 클럽')`,
  },
  ofFindings('its cards fit no mapped line', 20, 'card-without-lines', 'card-unlike-lines'),
  ofFindings('a card in the wrong unit', 20, 'yards-for-metres'),
  ofFindings(
    'a rating that doesn’t fit the length',
    15,
    'rating-unlike-length',
    'course-rating-out-of-range',
  ),
  ofFindings('ratings that contradict each other', 10, 'nines-unlike-total', 'nine-rating-out-of-range'),
  ofFindings('a card that doesn’t match its holes', 10, 'card-unlike-line', 'card-of-many-courses'),
  ofFindings('a card laid on different lines from those its numbers say', 10, 'card-laid-by-lengths'),
  ofFindings('a card without its last holes', 10, 'card-without-last-holes'),
  ofFindings('pars that don’t add up', 5, 'declared-par-unlike-sum', 'rating-par-unlike-sum'),
  {
    reason: 'lengths that don’t suit the pars',
    weight: 10,
    query: `SELECT golf_id, count(*) || ' lengths' AS value FROM finding
      WHERE golf_id IS NOT NULL AND rule = 'length-unlike-par' GROUP BY golf_id HAVING count(*) >= ${MANY_LENGTHS}`,
  },
  ofFindings('put together from holes without a course', 10, 'course-of-orphan-holes'),
];

/** The most doubtful first. */
function findSuspects(database: DatabaseSync): Suspect[] {
  const course = database.prepare(
    `SELECT course.slug AS slug, course.name AS name, country.name AS country FROM course JOIN country USING (country_id)
     WHERE golf_id = ?`,
  );
  const suspects = new Map<number, Suspect>();
  for (const { reason, weight, query } of SUSPECT_KINDS) {
    const seen = new Set<number>();
    for (const { golf_id, value } of database.prepare(`${query} ORDER BY 1, 2`).all()) {
      const golfId = Number(golf_id);
      if (seen.has(golfId)) continue;
      seen.add(golfId);
      const { slug, name, country } = course.get(golfId) ?? {};
      if (slug === undefined) continue;
      const suspect = suspects.get(golfId) ?? {
        golfId: String(golfId),
        slug: String(slug),
        name: String(name),
        country: String(country),
        doubt: 0,
        reasons: [],
      };
      suspect.doubt += weight;
      suspect.reasons.push(value === null || value === name ? reason : `${reason} (${value})`);
      suspects.set(golfId, suspect);
    }
  }
  return [...suspects.values(), ...findWaiting(database)].sort(
    (a, b) => b.doubt - a.doubt || compareText(a.slug, b.slug) || compareText(a.name, b.name),
  );
}

const WAITING_DOUBT = 30;

/** Left out for their names or places: a second source, or one fact more in this one, would publish them. */
function findWaiting(database: DatabaseSync): Suspect[] {
  const rows = database
    .prepare(
      `SELECT value, place FROM finding WHERE rule IN ('name-without-golf', 'golf-club-in-town', 'like-a-course-nearby',
         'place-unlike-address') ORDER BY finding_id`,
    )
    .all();
  return rows.map(({ value, place }) => {
    const [name = '', reason = ''] = String(value).split(/: (?=[^:]*$)/);
    const reasons = [`waits: ${reason} (${place})`];
    return { golfId: '', slug: '', name, country: '', doubt: WAITING_DOUBT, reasons };
  });
}

const HEADER = ['doubt', 'golf_id', 'slug', 'name', 'country', 'why'];

/** As a table for a terminal, or as CSV by RFC 4180. */
export function describeSuspects(database: DatabaseSync, asCsv: boolean): string {
  const rows = findSuspects(database).map(({ doubt, golfId, slug, name, country, reasons }) => [
    String(doubt),
    golfId,
    slug,
    name,
    country,
    reasons.join('; '),
  ]);
  if (asCsv) return [HEADER, ...rows].map(csvRow).join('');
  return rows.length === 0 ? 'No courses are in doubt.\n' : formatTable(HEADER, rows);
}
