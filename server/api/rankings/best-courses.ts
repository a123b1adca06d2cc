import type { RankingScope } from '#lib/contract/rankings.ts';
import type { Dataset } from '../../store/open-dataset.ts';
import { type Found, found } from '../answer.ts';
import { bodyWithRows } from '../course-rows.ts';

/** The first `limit` of the ranked courses of a scope (indexes of the course table, best first). */
export function bestCourses(
  { courses }: Dataset,
  scope: RankingScope,
  ranked: Int32Array,
  limit: number,
): Found {
  const indexes = ranked.subarray(0, limit);
  const membersOf = (place: number) => {
    const average = courses.weightedAverages[indexes[place]!]!;
    return `"rank":${place + 1},"weighted_average":${Number.isNaN(average) ? 'null' : average}`;
  };
  return found(
    bodyWithRows(
      courses,
      `{"data":{"scope":${JSON.stringify(scope)},"golfs":[`,
      { indexes, membersOf },
      `],"limit":${limit},"total":${ranked.length}}}`,
    ),
  );
}
