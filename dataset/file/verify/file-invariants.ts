import type { DatabaseSync } from 'node:sqlite';
import { RESERVED_SLUGS } from '#dataset/text/slug.ts';
import { BY_PROMINENCE } from '#lib/dataset-file/course-places.ts';

/** Must be true of the whole file; the rows of the query are violations. */
type FileInvariant = { holds: string; query: string };

const reserved = [...RESERVED_SLUGS].map((slug) => `'${slug}'`).join(', ');
const badSlug = (slug: string) =>
  `${slug} = '' OR ${slug} GLOB '*[^a-z0-9-]*' OR ${slug} NOT GLOB '*[a-z-]*' OR ${slug} IN (${reserved})`;

const fileInvariants: FileInvariant[] = [
  {
    holds: 'every reference meets its row',
    query: `SELECT "table" || ' ' || rowid || ' → ' || parent FROM pragma_foreign_key_check`,
  },
  {
    holds: 'every course has a profile and a summary',
    query: `SELECT golf_id FROM course WHERE golf_id NOT IN (SELECT golf_id FROM profile)
      OR golf_id NOT IN (SELECT golf_id FROM summary)`,
  },
  {
    holds: 'slugs of courses are well formed, not reserved and not only digits',
    query: `SELECT slug FROM course WHERE ${badSlug('slug')} UNION ALL SELECT slug FROM redirect WHERE ${badSlug('slug')}`,
  },
  {
    holds: 'slugs of places are well formed and not reserved',
    query: `WITH place AS (SELECT slug FROM continent UNION ALL SELECT slug FROM country
        UNION ALL SELECT slug FROM region UNION ALL SELECT slug FROM district UNION ALL SELECT slug FROM city)
      SELECT slug FROM place WHERE slug = '' OR slug GLOB '*[^a-z0-9-]*' OR slug IN (${reserved})`,
  },
  {
    holds: 'no country has the slug of a continent',
    query: `SELECT slug FROM country WHERE slug IN (SELECT slug FROM continent)`,
  },
  {
    holds: 'a former slug is not in use',
    query: `SELECT slug FROM redirect WHERE slug IN (SELECT slug FROM course)`,
  },
  {
    holds: "a former region's slug is not in use, and its successor is in the same country",
    query: `SELECT former.slug FROM former_region AS former JOIN region ON region.country_id = former.country_id
        AND region.slug = former.slug
      UNION ALL SELECT former.slug FROM former_region AS former JOIN region USING (region_id)
        WHERE region.country_id <> former.country_id`,
  },
  {
    holds: 'a merged golf_id is not in use',
    query: `SELECT golf_id FROM merged_id WHERE golf_id IN (SELECT golf_id FROM course)`,
  },
  {
    holds: 'a course is in a region of its country and a city of its region',
    query: `SELECT course.golf_id FROM course
      LEFT JOIN region USING (region_id) LEFT JOIN city USING (city_id)
      WHERE region.country_id <> course.country_id OR city.region_id <> course.region_id`,
  },
  {
    holds: 'a course is in a district of its region',
    query: `SELECT golf_id FROM course JOIN district USING (district_id) WHERE district.region_id <> course.region_id`,
  },
  countInvariant('city', 'course', 'course_count'),
  countInvariant('district', 'course', 'course_count'),
  countInvariant('region', 'district', 'district_count'),
  countInvariant('region', 'course', 'course_count'),
  countInvariant('country', 'course', 'course_count'),
  countInvariant('region', 'city', 'city_count'),
  countInvariant('country', 'region', 'region_count'),
  countInvariant('continent', 'country', 'country_count'),
  {
    holds: "a continent's course_count is the sum of its countries'",
    query: `SELECT slug FROM continent WHERE course_count <> (SELECT coalesce(sum(course_count), 0) FROM country
      WHERE country.continent_id = continent.continent_id)`,
  },
  {
    holds: 'no place is without a course',
    query: ['continent', 'country', 'region', 'city']
      .map((table) => `SELECT slug FROM ${table} WHERE course_count = 0`)
      .join(' UNION ALL '),
  },
  {
    holds: 'name_rank counts from 1 without a gap',
    query: `SELECT golf_id FROM (SELECT golf_id, name_rank, row_number() OVER (ORDER BY name_rank) AS expected
      FROM course) WHERE name_rank <> expected`,
  },
  {
    holds: 'prominence_rank counts from 1 in the order of prominence',
    query: `SELECT golf_id FROM (SELECT golf_id, prominence_rank, row_number() OVER (ORDER BY ${BY_PROMINENCE}) AS expected
      FROM course) WHERE prominence_rank IS NOT expected`,
  },
  {
    holds: 'best_rank counts the reviewed courses by average, number of reviews and slug',
    query: `SELECT golf_id FROM (SELECT golf_id, best_rank,
        row_number() OVER (ORDER BY review_average DESC, review_count DESC, slug) AS expected
        FROM course WHERE review_count > 0) WHERE best_rank IS NOT expected
      UNION ALL SELECT golf_id FROM course WHERE review_count = 0 AND best_rank IS NOT NULL`,
  },
  {
    holds: 'averages are there exactly where reviews are',
    query: `SELECT golf_id FROM course WHERE (review_count = 0) <> (review_average IS NULL)
      OR (review_count = 0) <> (weighted_average IS NULL)`,
  },
  {
    holds: "a course's reviews are counted as they are kept",
    query: `SELECT golf_id FROM course LEFT JOIN review USING (golf_id)
      WHERE review_count <> coalesce(one + two + three + four + five, 0)`,
  },
  {
    holds: 'what every course says can be compared with other editions',
    query: `SELECT golf_id FROM course LEFT JOIN content USING (golf_id) WHERE hashes IS NULL OR length(hashes) % 8 <> 0`,
  },
  {
    holds: 'steps from earlier editions are numbered from 1, and belong to one',
    query: `SELECT step FROM (SELECT step, row_number() OVER (ORDER BY step) AS expected FROM edition) WHERE step <> expected
      UNION ALL SELECT step FROM former_content WHERE step NOT IN (SELECT step FROM edition)`,
  },
  {
    holds: 'every golf_id is in the ledger',
    query: `SELECT golf_id FROM course WHERE golf_id NOT IN (SELECT golf_id FROM ledger)`,
  },
  {
    holds: 'the kind is demo or real',
    query: `SELECT 'meta' WHERE (SELECT count(*) FROM meta WHERE key = 'kind' AND value IN ('demo', 'real')) = 0`,
  },
  {
    holds: 'the file holds a course',
    query: `SELECT 'course' WHERE NOT EXISTS (SELECT 1 FROM course)`,
  },
];

function countInvariant(parent: string, child: string, column: string): FileInvariant {
  return {
    holds: `${column} of each ${parent} is the number of its rows in ${child}`,
    query: `SELECT ${parent}.slug FROM ${parent} LEFT JOIN
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
  return fileInvariants.flatMap(({ holds, query }) => {
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
