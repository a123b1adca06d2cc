import type { BestCourses, CoursesByFigure, RankingScope } from '#lib/contract/operations/rankings.ts';
import type { ReadBy } from '#lib/contract/operations.ts';
import { COURSE_FIGURES, type CourseFigure } from '#lib/golf/course-figures.ts';
import { type Answers, type Found, fail, foundData } from '../operation.ts';
import { ofKind } from '../store/course-table.ts';
import type { ContinentEntry } from '../store/directory.ts';
import type { Dataset } from '../store/open-dataset.ts';
import { findArea, findCountry, findCurrentRegion, findRegion, namedSlug } from './find-area.ts';

const world: RankingScope = { type: 'world', continent: null, country: null, region: null };

export const rankingAnswers = {
  listBestGolfCoursesWorldwide: {
    answer: (dataset, input) => bestCourses(dataset, world, dataset.lists.best, input),
  },

  listBestGolfCoursesByArea: {
    answer(dataset, { slug, ...input }) {
      const area = findArea(dataset, slug);
      if ('countries' in area) {
        const scope = { ...world, type: 'continent' as const, continent: namedSlug(area) };
        return bestCourses(dataset, scope, bestOfContinent(dataset, area), input);
      }
      const { continent } = area.record;
      const scope = { ...world, type: 'country' as const, continent, country: namedSlug(area) };
      return bestCourses(dataset, scope, dataset.lists.bestOfCountry.of(area.id), input);
    },
  },

  listBestGolfCoursesByRegion: {
    answer(dataset, { country, region: slug, ...input }) {
      const region = findRegion(dataset, { country, region: slug }, (successor) =>
        successor === null ? `/public/best/${country}` : `/public/best/${country}/${successor}`,
      );
      const scope = {
        type: 'region' as const,
        continent: region.country.record.continent,
        country: region.record.country,
        region: namedSlug(region),
      };
      return bestCourses(dataset, scope, dataset.lists.bestOfRegion.of(region.id), input);
    },
  },

  listGolfCoursesByFigure: {
    answer(dataset, { country, region, ...asked }) {
      return coursesByFigure(dataset, findScope(dataset, country, region), asked);
    },
  },
} satisfies Answers;

type Scope = { countryId: number | null; regionId: number | null; record: RankingScope };

function findScope(dataset: Dataset, country?: string, region?: string): Scope {
  if (country === undefined) {
    return region === undefined
      ? { countryId: null, regionId: null, record: world }
      : fail('invalidParameter', 'region must be sent together with country.', 'region');
  }
  const found = findCountry(dataset, country, 'country');
  const { id, record } = found;
  const inside = { ...world, continent: record.continent, country: namedSlug(found) };
  const entry = region === undefined ? null : findCurrentRegion(dataset, found, region);
  if (!entry) {
    return { countryId: id, regionId: null, record: { ...inside, type: 'country' } };
  }
  const scope = { ...inside, type: 'region' as const, region: namedSlug(entry) };
  return { countryId: null, regionId: entry.id, record: scope };
}

function coursesByFigure(
  dataset: Dataset,
  { countryId, regionId, record }: Scope,
  { figure, names, limit }: { figure: CourseFigure; names: 'all' | 'recorded'; limit: number },
): Found<CoursesByFigure> {
  const isNamed = names === 'recorded';
  const { rows, total } = dataset.readFigure({ figure, countryId, regionId, isNamed }, limit);
  return foundData({
    figure,
    unit: COURSE_FIGURES[figure].unit,
    scope: record,
    golfs: rows.map(({ index, value, basis }, place) => ({
      ...dataset.courses.rowOf(index),
      rank: place + 1,
      value,
      basis: JSON.parse(basis),
    })),
    limit,
    total,
  });
}

type BestAsked = ReadBy<'listBestGolfCoursesWorldwide'>;

/** The first `limit` courses of a scope (indexes of the course table, best first). */
function bestCourses(
  { courses }: Dataset,
  scope: RankingScope,
  all: Int32Array,
  { kind, limit, min_reviews: fewest, max_reviews: most = Number.POSITIVE_INFINITY }: BestAsked,
): Found<BestCourses> {
  const isOfKind = ofKind(courses, kind);
  const ranked = all.filter((index) => {
    const reviews = courses.reviewCounts[index]!;
    return reviews >= fewest && reviews <= most && (isOfKind?.(index) ?? true);
  });
  return foundData({
    scope,
    golfs: Array.from(ranked.subarray(0, limit), (index, place) => ({
      ...courses.rowOf(index),
      rank: place + 1,
      weighted_average: courses.weightedAverages[index]!,
    })),
    limit,
    total: ranked.length,
  });
}

/** Filters the world's ranking. */
function bestOfContinent({ courses, lists }: Dataset, { countries }: ContinentEntry): Int32Array {
  const countryIds = new Set(countries.map(({ id }) => id));
  return lists.best.filter((index) => countryIds.has(courses.countryIds[index]!));
}
