import type { CourseTable } from './course-table.ts';
import type { Match } from './text-search.ts';

/**
 * The page [skip, skip + limit) of matches, best first: by score, then most reviewed, then by name. Only as many as
 * the page needs are kept in order, however many match.
 */
export function bestMatches(matches: Match[], courses: CourseTable, skip: number, limit: number): Match[] {
  const isBefore = (a: Match, b: Match) => compare(a, b, courses) < 0;
  const wanted = skip + limit;
  if (skip >= matches.length) return [];
  if (wanted > 200) return matches.toSorted((a, b) => compare(a, b, courses)).slice(skip, wanted);
  const best: Match[] = [];
  for (const match of matches) {
    if (best.length === wanted && !isBefore(match, best[wanted - 1]!)) continue;
    let at = best.length < wanted ? best.length : wanted - 1;
    while (at > 0 && isBefore(match, best[at - 1]!)) {
      best[at] = best[at - 1]!;
      at--;
    }
    best[at] = match;
  }
  return best.slice(skip);
}

function compare(a: Match, b: Match, { reviewCounts, nameRanks }: CourseTable): number {
  return (
    b.score - a.score ||
    reviewCounts[b.course]! - reviewCounts[a.course]! ||
    nameRanks[a.course]! - nameRanks[b.course]!
  );
}
