import type { RankingScope } from '#lib/contract/rankings.ts';
import { type Found, foundBytes } from '../../operation/answer.ts';
import type { Dataset } from '../../store/open-dataset.ts';
import { bodyWithRows } from '../course-rows.ts';

/** The first `limit` of the ranked courses of a scope (indexes of the course table, best first). */
export function bestCourses(
  { courses, memo }: Dataset,
  scope: RankingScope,
  ranked: Int32Array,
  limit: number,
): Found {
  const indexes = ranked.subarray(0, limit);
  const texts = memo('weighted averages', () => toTexts(courses.weightedAverages));
  const membersOf = (place: number) =>
    `"rank":${place + 1},"weighted_average":${texts.get(courses.weightedAverages[indexes[place]!]!)}`;
  return foundBytes(
    bodyWithRows(
      courses,
      `{"data":{"scope":${JSON.stringify(scope)},"golfs":[`,
      { indexes, membersOf },
      `],"limit":${limit},"total":${ranked.length}}}`,
    ),
  );
}

/** The JSON of each average that there is: they have two decimals, and text of such numbers is slow to make. */
function toTexts(averages: Float64Array): Map<number, string> {
  const distinct = new Set(averages);
  return new Map([...distinct].map((average) => [average, JSON.stringify(average)]));
}
