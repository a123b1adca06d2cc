import type { Dataset } from '../store/open-dataset.ts';
import { bodyWithRows, pageOf } from './course-rows.ts';

/** A page of a listing as a byte string: what it is a listing of, its courses, how many there are and whether more follow. */
export function coursePage(
  { courses }: Dataset,
  heading: Record<string, unknown>,
  all: Int32Array,
  paging: { skip: number; limit: number },
): string {
  const page = pageOf(all, paging);
  const hasMore = page.length > 0 && paging.skip + page.length < all.length;
  return bodyWithRows(
    courses,
    `{"data":{${JSON.stringify(heading).slice(1, -1)},"golfs":[`,
    { indexes: page },
    `],"total":${all.length},"has_more":${hasMore}}}`,
  );
}
