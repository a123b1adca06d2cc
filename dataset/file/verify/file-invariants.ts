import type { DatabaseSync } from 'node:sqlite';
import { RESERVED_SLUGS } from '#dataset/text/slug.ts';
import { BY_PROMINENCE } from '#lib/dataset-file/course-places.ts';

const reserved = [...RESERVED_SLUGS].map((slug) => `'${slug}'`).join(', ');
const badSlug = (slug: string) =>
  `${slug} = '' OR ${slug} GLOB '*[^a-z0-9-]*' OR ${slug} NOT GLOB '*[a-z-]*' OR ${slug} IN (${reserved})`;

/** What must be true of the whole file, and a query whose rows are violations. */
const fileInvariants: Readonly<Record<string, string>> = {
  // Tables without rowids have none to name.
  'every reference meets its row': `
    SELECT "table" || coalesce(' ' || rowid, '') || ' → ' || parent FROM pragma_foreign_key_check`,
  'every course has a profile and a summary': `
    SELECT golf_id FROM course WHERE golf_id NOT IN (SELECT golf_id FROM profile)
      OR golf_id NOT IN (SELECT golf_id FROM summary)`,
  'slugs of courses are well formed, not reserved and not only digits': `
    SELECT slug FROM course WHERE ${badSlug('slug')} UNION ALL SELECT slug FROM redirect WHERE ${badSlug('slug')}`,
  'slugs of places are well formed and not reserved': `
    WITH place AS (SELECT slug FROM continent UNION ALL SELECT slug FROM country
        UNION ALL SELECT slug FROM region UNION ALL SELECT slug FROM district UNION ALL SELECT slug FROM city)
      SELECT slug FROM place WHERE slug = '' OR slug GLOB '*[^a-z0-9-]*' OR slug IN (${reserved})`,
  'no country has the slug of a continent': `SELECT slug FROM country WHERE slug IN (SELECT slug FROM continent)`,
  'a former slug is not in use': `SELECT slug FROM redirect WHERE slug IN (SELECT slug FROM course)`,
  "a former region's slug is not in use, and its successor is in the same country": `
    SELECT former.slug FROM former_region AS former JOIN region ON region.country_id = former.country_id
        AND region.slug = former.slug
      UNION ALL SELECT former.slug FROM former_region AS former JOIN region USING (region_id)
        WHERE region.country_id <> former.country_id`,
  'a merged golf_id is not in use': `SELECT golf_id FROM merged_id WHERE golf_id IN (SELECT golf_id FROM course)`,
  'a course is in a region of its country and a city of its region': `SELECT course.golf_id FROM course
      LEFT JOIN region USING (region_id) LEFT JOIN city USING (city_id)
      WHERE region.country_id <> course.country_id OR city.region_id <> course.region_id`,
  'a course is in a district of its region': `
    SELECT golf_id FROM course JOIN district USING (district_id) WHERE district.region_id <> course.region_id`,
  ...countInvariant('city', 'course', 'course_count'),
  ...countInvariant('district', 'course', 'course_count'),
  ...countInvariant('region', 'district', 'district_count'),
  ...countInvariant('region', 'course', 'course_count'),
  ...countInvariant('country', 'course', 'course_count'),
  ...countInvariant('region', 'city', 'city_count'),
  ...countInvariant('country', 'region', 'region_count'),
  ...countInvariant('continent', 'country', 'country_count'),
  "a continent's course_count is the sum of its countries'": `
    SELECT slug FROM continent WHERE course_count <> (SELECT coalesce(sum(course_count), 0) FROM country
      WHERE country.continent_id = continent.continent_id)`,
  'no place is without a course': ['continent', 'country', 'region', 'city']
    .map((table) => `SELECT slug FROM ${table} WHERE course_count = 0`)
    .join(' UNION ALL '),
  'name_rank counts from 1 without a gap': `
    SELECT golf_id FROM (SELECT golf_id, name_rank, row_number() OVER (ORDER BY name_rank) AS expected
      FROM course) WHERE name_rank <> expected`,
  'prominence_rank counts from 1 in the order of prominence': `
    SELECT golf_id FROM (SELECT golf_id, prominence_rank, row_number() OVER (ORDER BY ${BY_PROMINENCE}) AS expected
      FROM course) WHERE prominence_rank IS NOT expected`,
  'best_rank counts the reviewed courses by average, number of reviews and slug': `
    SELECT golf_id FROM (SELECT golf_id, best_rank,
        row_number() OVER (ORDER BY review_average DESC, review_count DESC, slug) AS expected
        FROM course WHERE review_count > 0) WHERE best_rank IS NOT expected
      UNION ALL SELECT golf_id FROM course WHERE review_count = 0 AND best_rank IS NOT NULL`,
  'averages are there exactly where reviews are': `
    SELECT golf_id FROM course WHERE (review_count = 0) <> (review_average IS NULL)
      OR (review_count = 0) <> (weighted_average IS NULL)`,
  "a course's reviews are counted as they are kept": `SELECT golf_id FROM course LEFT JOIN review USING (golf_id)
      WHERE review_count <> coalesce(one + two + three + four + five, 0)`,
  'what every course says can be compared with other editions': `
    SELECT golf_id FROM course LEFT JOIN content USING (golf_id) WHERE hashes IS NULL OR length(hashes) % 8 <> 0`,
  'steps from earlier editions are numbered from 1, and belong to one': `
    SELECT step FROM (SELECT step, row_number() OVER (ORDER BY step) AS expected FROM edition) WHERE step <> expected
      UNION ALL SELECT step FROM former_content WHERE step NOT IN (SELECT step FROM edition)`,
  'every golf_id is in the ledger': `SELECT golf_id FROM course WHERE golf_id NOT IN (SELECT golf_id FROM ledger)`,
  'the kind is demo or real': `
    SELECT 'meta' WHERE (SELECT count(*) FROM meta WHERE key = 'kind' AND value IN ('demo', 'real')) = 0`,
  'the file holds a course': `SELECT 'course' WHERE NOT EXISTS (SELECT 1 FROM course)`,
};

function countInvariant(parent: string, child: string, column: string): Record<string, string> {
  return {
    [`${column} of each ${parent} is the number of its rows in ${child}`]: `
      SELECT ${parent}.slug FROM ${parent} LEFT JOIN
      (SELECT ${parent}_id, count(*) AS n FROM ${child} GROUP BY ${parent}_id) USING (${parent}_id)
      WHERE ${column} <> coalesce(n, 0)`,
  };
}

/** How many are named for each broken invariant. */
const EXAMPLES = 5;

export function checkFile(database: DatabaseSync): string[] {
  const damage = database
    .prepare('PRAGMA quick_check')
    .all()
    .map((row) => String(row.quick_check));
  if (damage[0] !== 'ok') return damage.map((line) => `The file is damaged: ${line}`);
  return Object.entries(fileInvariants).flatMap(([holds, query]) => {
    const rows = database
      .prepare(query)
      .all()
      .map((row) => String(Object.values(row)[0]));
    if (rows.length === 0) return [];
    const examples = rows.slice(0, EXAMPLES).join(', ');
    return [
      `Doesn't hold: ${holds} (${rows.length} times: ${examples}${rows.length > EXAMPLES ? ', …' : ''}).`,
    ];
  });
}
