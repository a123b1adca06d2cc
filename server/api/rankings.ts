import type { RankedGolfCourse } from '#lib/contract/course-row.ts';
import type { BestCourses, RankingScope } from '#lib/contract/operations/rankings.ts';
import type { Answers, Found } from '../operation.ts';
import type { ContinentEntry } from '../store/directory.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { findArea, findRegion, namedSlug } from './find-area.ts';
import { courseRows, foundDraft } from './found-data.ts';

const world: RankingScope = { type: 'world', continent: null, country: null, region: null };

export const rankingAnswers = {
  listBestGolfCoursesWorldwide: {
    isAskedForAgain: true,
    answer: (dataset, { limit }) => bestCourses(dataset, world, dataset.lists.best, limit),
  },

  listBestGolfCoursesByArea: {
    isAskedForAgain: true,
    answer(dataset, { slug, limit }) {
      const area = findArea(dataset, slug);
      if (area.kind === 'failure') return area;
      if (area.kind === 'continent') {
        const scope = { ...world, type: 'continent' as const, continent: namedSlug(area.entry) };
        return bestCourses(dataset, scope, bestOfContinent(dataset, area.entry), limit);
      }
      const { continent } = area.entry.record;
      const scope = { ...world, type: 'country' as const, continent, country: namedSlug(area.entry) };
      return bestCourses(dataset, scope, dataset.lists.bestOfCountry.of(area.entry.id), limit);
    },
  },

  listBestGolfCoursesByRegion: {
    isAskedForAgain: true,
    answer(dataset, { country, region: slug, limit }) {
      const region = findRegion(dataset, { country, region: slug }, (successor) =>
        successor === null ? `/public/best/${country}` : `/public/best/${country}/${successor}`,
      );
      if (region.kind !== 'region') return region;
      const { entry } = region;
      const scope = {
        type: 'region' as const,
        continent: entry.country.record.continent,
        country: entry.record.country,
        region: namedSlug(entry),
      };
      return bestCourses(dataset, scope, dataset.lists.bestOfRegion.of(entry.id), limit);
    },
  },
} satisfies Answers;

/** The first `limit` courses of a scope (indexes of the course table, best first). */
function bestCourses(
  { courses, memo }: Dataset,
  scope: RankingScope,
  ranked: Int32Array,
  limit: number,
): Found<BestCourses> {
  const indexes = ranked.subarray(0, limit);
  const texts = memo('weighted averages', () => toTexts(courses.weightedAverages));
  return foundDraft({
    scope,
    golfs: courseRows<RankedGolfCourse>(courses, indexes, {
      rank: (place) => String(place + 1),
      weighted_average: (place) => texts.get(courses.weightedAverages[indexes[place]!]!)!,
    }),
    limit,
    total: ranked.length,
  });
}

/** The JSON of each average: text of numbers with two decimals is slow to make. */
function toTexts(averages: Float64Array): Map<number, string> {
  return new Map([...new Set(averages)].map((average) => [average, JSON.stringify(average)]));
}

/** Filters the world's ranking. */
function bestOfContinent(
  { courses, lists, memo }: Dataset,
  { record, countries }: ContinentEntry,
): Int32Array {
  return memo(`bestOfContinent ${record.slug}`, () => {
    const countryIds = new Set(countries.map(({ id }) => id));
    return lists.best.filter((index) => countryIds.has(courses.countryIds[index]!));
  });
}
