import type { Finding } from '../finding.ts';
import { type Ledger, resolveGolfId } from '../identity/ledger.ts';
import type { MergedCourse } from './merged-course.ts';
import type { ReviewRecord } from './read-review-files.ts';

/**
 * Counts each member's latest review of each course. A course is named by a source id ('way/123'), or by the slug or
 * golf_id that it has in the ledger of earlier builds. Gives back the rows whose course is unknown.
 */
export function mergeReviews(
  courses: readonly MergedCourse[],
  records: readonly ReviewRecord[],
  ledger: Ledger,
): { findings: Finding[]; kept: number } {
  const find = courseFinder(courses, ledger);
  const findings: Finding[] = [];
  const latest = new Map<string, { course: MergedCourse; review: ReviewRecord }>();
  for (const review of records.toSorted(compareReviews)) {
    const course = find(review.course);
    if (!course) {
      findings.push({
        source: 'reviews',
        place: review.place,
        rule: 'review-of-unknown-course',
        value: review.course,
        action: 'rejected',
      });
      continue;
    }
    latest.set(JSON.stringify([course.head.sourceIds[0], review.member]), { course, review });
  }
  for (const { course, review } of latest.values()) course.reviews[review.rating - 1]!++;
  return { findings, kept: latest.size };
}

/** Oldest first; of one day the lower rating first, so that the order of the rows makes no difference. */
function compareReviews(a: ReviewRecord, b: ReviewRecord): number {
  const days = Date.parse(a.date) - Date.parse(b.date);
  return days || a.rating - b.rating || (a.place < b.place ? -1 : 1);
}

function courseFinder(
  courses: readonly MergedCourse[],
  ledger: Ledger,
): (name: string) => MergedCourse | undefined {
  const bySourceId = new Map(
    courses.flatMap((course) => course.head.sourceIds.map((id): [string, MergedCourse] => [id, course])),
  );
  const golfIdBySlug = new Map(
    [...ledger.values()].flatMap((entry) =>
      [entry.slug, ...entry.former_slugs].map((slug): [string, number] => [slug, entry.golf_id]),
    ),
  );
  return (name) => {
    const direct = bySourceId.get(name);
    if (direct) return direct;
    const golfId = /^[1-9][0-9]*$/.test(name) ? Number(name) : golfIdBySlug.get(name);
    const entry = golfId === undefined ? undefined : resolveGolfId(ledger, golfId);
    const id =
      entry && [...entry.source_ids, ...entry.former_source_ids].find((each) => bySourceId.has(each));
    return id === undefined ? undefined : bySourceId.get(id);
  };
}
