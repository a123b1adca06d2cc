import type { DatabaseSync } from 'node:sqlite';
import type { CourseWords } from '#lib/dataset-file/word-columns.ts';
import { otherNamesOf } from '#lib/gazetteer/other-names.ts';
import { clubWords, indexWords } from '#lib/text/search-words.ts';
import { formerRegionsOf } from '../../places/former-regions.ts';
import type { Place } from '../../places/place.ts';
import type { CourseEntry, DatasetContents } from './dataset-contents.ts';

/** Reviews of the mean course that the weighted average mixes into each course's own (a Bayesian prior). */
const PRIOR_REVIEWS = 10;

/** Ranks depend on each other, so courses wait in a scratch file; memory doesn't grow with their number. */
export const SCRATCH_SCHEMA = `
CREATE TABLE scratch.course_row (
  golf_id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL, name TEXT NOT NULL, name_rank INTEGER NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL,
  country_id INTEGER NOT NULL, region_id INTEGER, district_id INTEGER, city_id INTEGER,
  hole_count INTEGER, par INTEGER, kind TEXT NOT NULL, has_geometry INTEGER NOT NULL,
  is_named INTEGER NOT NULL, has_card INTEGER NOT NULL, length INTEGER, slope INTEGER, access TEXT NOT NULL,
  review_count INTEGER NOT NULL, review_average REAL, stars INTEGER NOT NULL,
  row_doc TEXT NOT NULL,
  summary_hash TEXT NOT NULL, updated_at TEXT, profile_hash TEXT
) STRICT;
-- Profiles wait for the courses that are like them.
CREATE TABLE scratch.draft (golf_id INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
`;

/**
 * With the world ranking: review average downwards, number of reviews downwards, slug upwards in byte order; none
 * without reviews.
 */
export function fillCourseTable(database: DatabaseSync): void {
  database.exec(`
    INSERT INTO course
    SELECT golf_id, slug, name, name_rank, NULL, latitude, longitude, country_id, region_id, district_id, city_id,
      hole_count, par, kind,
      has_geometry, is_named, has_card, length, slope, access, review_count, review_average,
      CASE WHEN review_count > 0 THEN round(
        (${PRIOR_REVIEWS} * (SELECT 1.0 * sum(stars) / sum(review_count) FROM scratch.course_row) + stars)
        / (${PRIOR_REVIEWS} + review_count), 2) END,
      CASE WHEN review_count > 0 THEN row_number() OVER (
        PARTITION BY review_count > 0 ORDER BY review_average DESC, review_count DESC, slug) END,
      row_doc, profile_hash, summary_hash, updated_at
    FROM scratch.course_row
    ORDER BY golf_id;

    UPDATE city SET updated_at = (SELECT max(updated_at) FROM course WHERE course.city_id = city.city_id);
    UPDATE district SET updated_at =
      (SELECT max(updated_at) FROM course WHERE course.district_id = district.district_id);
    UPDATE region SET updated_at = (SELECT max(updated_at) FROM course WHERE course.region_id = region.region_id);
    UPDATE country SET updated_at = (SELECT max(updated_at) FROM region WHERE region.country_id = country.country_id);
    UPDATE continent SET updated_at =
      (SELECT max(updated_at) FROM country WHERE country.continent_id = continent.continent_id);
  `);
}

/** Other names, under which people still search for its courses. */
function formerNamesOf({ country, region }: Place): string[] {
  return formerRegionsOf(country.code)
    .filter(({ successors }) => successors.includes(region.slug))
    .map(({ name }) => name);
}

function namesOfPlace({ country, region }: Place): string[] {
  return [...otherNamesOf(country.code), ...otherNamesOf(country.code, region.slug)];
}

/** Places from 1 by name (Unicode collation), then golf_id; practice courses last. In the entries' order. */
export function nameRanks({
  entries,
  inProgress,
}: Pick<DatasetContents, 'entries' | 'inProgress'>): number[] {
  const isPractice = (entry: CourseEntry) => Number(inProgress.heads[entry.index]!.kind === 'practice');
  const { compare } = new Intl.Collator('en');
  const order = entries.map((_, index) => index);
  order.sort((a, b) => {
    const [first, second] = [entries[a]!, entries[b]!];
    const byKind = isPractice(first) - isPractice(second);
    return byKind || compare(first.name, second.name) || first.golfId - second.golfId;
  });
  const ranks = new Array<number>(entries.length);
  order.forEach((entry, index) => {
    ranks[entry] = index + 1;
  });
  return ranks;
}

/** Of names, their Latin form, club, town, district, region, country and what these are also called; by golf_id. */
export function wordsOfCourses({ entries, inProgress }: DatasetContents): Map<number, CourseWords> {
  const words = new Map<number, CourseWords>();
  for (const { golfId, index, name, latin, place } of entries) {
    const head = inProgress.heads[index]!;
    const isUnnamed = head.name === null && head.nameEnglish === null;
    const names = isUnnamed ? [] : [name, head.nameEnglish ?? name, ...head.alternateNames];
    const clubs = [...names, ...(latin ? [latin.text] : [])];
    words.set(golfId, {
      name: indexed(names),
      reading: indexed(latin ? [latin.text] : []),
      club: [indexed([head.clubName ?? '']), ...clubWords(clubs)].join(' '),
      place: indexed([
        place.city?.name ?? '',
        place.region.name,
        place.district?.name ?? '',
        place.country.name,
        ...namesOfPlace(place),
        ...formerNamesOf(place),
        ...(isUnnamed ? [name] : []),
      ]),
    });
  }
  return words;
}

function indexed(texts: readonly string[]): string {
  return [...new Set(texts.map(indexWords))].join(' ');
}
