import type { DatabaseSync } from 'node:sqlite';
import type { CourseWords } from '#lib/dataset-file/word-columns.ts';
import { otherNamesOf } from '#lib/gazetteer/other-names.ts';
import { clubWords, indexWords } from '#lib/text/search-words.ts';
import { formerRegionsOf } from '../../places/former-regions.ts';
import type { Place } from '../../places/place.ts';
import type { CourseEntry, DatasetContents } from './dataset-contents.ts';

/** Reviews of the mean course that the weighted average mixes into each course's own (a Bayesian prior). */
const PRIOR_REVIEWS = 10;

/** Ranks courses with reviews by average, number of reviews and slug (in byte order). Places get their latest course's time. */
export function rankCourses(database: DatabaseSync): void {
  database.exec(`
    UPDATE course SET best_rank = ranked.place, weighted_average =
      round((${PRIOR_REVIEWS} * ranked.mean + ranked.stars) / (${PRIOR_REVIEWS} + review_count), 2)
    FROM (
      SELECT golf_id, stars, 1.0 * sum(stars) OVER () / sum(review_count) OVER () AS mean,
        row_number() OVER (ORDER BY review_average DESC, review_count DESC, slug) AS place
      FROM (SELECT *, one + 2 * two + 3 * three + 4 * four + 5 * five AS stars FROM course JOIN review USING (golf_id))
    ) AS ranked
    WHERE ranked.golf_id = course.golf_id;

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

/** The words of names, their Latin form, club, town, district, region, country and what these are also called, by golf_id. */
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
