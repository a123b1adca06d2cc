import type { CourseKind } from '#lib/golf/course-kinds.ts';
import { type CourseTable, ofKind } from './course-table.ts';
import type { TextIndex } from './text-index.ts';
import { createTextSearch, type Matches } from './text-search.ts';

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

export function textPages(index: TextIndex, table: CourseTable): SearchText {
  const { courses } = index;
  const search = createTextSearch(index);
  return ({ text, isArea, countryId, kind, skip, limit }) => {
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
  };
}

/** Places of the page [skip, skip + limit), by score, then place. */
export function bestMatches({ length, places, scores }: Matches, skip: number, limit: number): number[] {
  const order = Array.from({ length }, (_, match) => match);
  order.sort((a, b) => scores[b]! - scores[a]! || places[a]! - places[b]!);
  return order.slice(skip, skip + limit).map((match) => places[match]!);
}
