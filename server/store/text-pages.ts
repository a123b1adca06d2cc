import { createBoundedCache } from '#lib/cache/bounded-cache.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import { queryWords } from '#lib/text/search-words.ts';
import { type CourseTable, ofKind } from './course-table.ts';
import { quickselect } from './quickselect.ts';
import type { Stepwise } from './stepwise.ts';
import type { TextIndex } from './text-index.ts';
import { createTextSearch, type Matches, type TextSearch } from './text-search.ts';

/** `isPartial` says that no course has every word, so that these have some. */
type TextPage = { total: number; isPartial: boolean; courses: number[] };
export type TextRequest = {
  text: string;
  /** The text is the name of a country or a part of one. */
  isArea?: boolean;
  countryId: number | null;
  kind?: CourseKind | undefined;
  skip: number;
  limit: number;
};
export type SearchText = (request: TextRequest) => TextPage;

/** The index is read in steps, or at once by the first search. */
export function textPages(index: Stepwise<TextIndex>, table: CourseTable): SearchText {
  let opened: { courses: Uint32Array; search: TextSearch } | undefined;
  const open = () => {
    const read = index.finish();
    return { courses: read.courses, search: createTextSearch(read) };
  };
  return rememberCommonTexts(({ text, isArea, countryId, kind, skip, limit }) => {
    opened ??= open();
    const { courses, search } = opened;
    const isOfKind = ofKind(table, kind);
    const isWanted =
      countryId === null
        ? isOfKind
        : (course: number) => table.countryIds[course] === countryId && (isOfKind?.(course) ?? true);
    const matches = search(text, isWanted, isArea);
    return {
      total: matches.length,
      isPartial: matches.isPartial,
      courses: bestMatches(matches, skip, limit).map((place) => courses[place]!),
    };
  });
}

const COMMON_MATCHES = 1000;
/** Limits on courses per search text and on texts kept: about 2 MB in all. */
const KEPT_COURSES = 200;
const KEPT_TEXTS = 1000;

/**
 * The more courses a search text matches, the slower it is and the more often people type it: every other
 * search begins with "gol".
 */
export function rememberCommonTexts(search: SearchText): SearchText {
  const common = createBoundedCache<TextPage>(KEPT_TEXTS, () => 1);
  return (request) => {
    const { text, isArea = false, countryId, kind, skip, limit } = request;
    if (skip + limit > KEPT_COURSES) return search(request);
    const key = `${isArea} ${countryId} ${kind} ${queryWords(text).join(' ')}`;
    let beginning = common.get(key);
    if (!beginning) {
      const page = search(request);
      if (page.total < COMMON_MATCHES) return page;
      beginning = search({ ...request, skip: 0, limit: KEPT_COURSES });
      common.set(key, beginning);
    }
    return { ...beginning, courses: beginning.courses.slice(skip, skip + limit) };
  };
}

const KEPT_IN_ORDER = 200;

/** Places of the page [skip, skip + limit), by score, then place. */
export function bestMatches(matches: Matches, skip: number, limit: number): number[] {
  if (skip >= matches.length || limit === 0) return [];
  const end = Math.min(skip + limit, matches.length);
  return end <= KEPT_IN_ORDER ? keepBest(matches, end).slice(skip) : selectPage(matches, skip, end);
}

/** Matches come by place, so of equal scores the first stays ahead. */
function keepBest({ length, places, scores }: Matches, wanted: number): number[] {
  const best: number[] = [];
  const bestScores = new Float64Array(wanted + 1);
  let least = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < length; i++) {
    const score = scores[i]!;
    if (score <= least) continue;
    let at = Math.min(best.length, wanted - 1);
    while (at > 0 && bestScores[at - 1]! < score) {
      best[at] = best[at - 1]!;
      bestScores[at] = bestScores[at - 1]!;
      at--;
    }
    best[at] = places[i]!;
    bestScores[at] = score;
    if (best.length === wanted) least = bestScores[wanted - 1]!;
  }
  return best;
}

function selectPage({ length, places, scores }: Matches, skip: number, end: number): number[] {
  const selecting = scores.slice(0, length);
  const highest = quickselect(selecting, length - 1 - skip);
  const lowest = quickselect(selecting, length - end);
  let before = 0;
  const between: number[] = [];
  for (let i = 0; i < length; i++) {
    if (scores[i]! > highest) before++;
    else if (scores[i]! >= lowest) between.push(i);
  }
  return between
    .sort((a, b) => scores[b]! - scores[a]! || places[a]! - places[b]!)
    .slice(skip - before, end - before)
    .map((i) => places[i]!);
}
