import type { RankingScope } from '#lib/contract/rankings.ts';
import type { Dataset } from '../../store/open-dataset.ts';
import { type Found, found } from '../answer.ts';
import { extendRow } from '../course-rows.ts';

/** The first `limit` of the ranked courses of a scope (indexes of the course table, best first). */
export function bestCourses(
  { courses }: Dataset,
  scope: RankingScope,
  ranked: Int32Array,
  limit: number,
): Found {
  const rows: string[] = [];
  for (const [place, index] of ranked.subarray(0, limit).entries()) {
    const average = courses.weightedAverages[index]!;
    const weighted = Number.isNaN(average) ? 'null' : average;
    rows.push(extendRow(courses, index, `"rank":${place + 1},"weighted_average":${weighted}`));
  }
  return found(
    `{"data":{"scope":${JSON.stringify(scope)},"golfs":[${rows.join(',')}],"limit":${limit},"total":${ranked.length}}}`,
  );
}
