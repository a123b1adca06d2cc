import { fieldsAt, NAME } from '#lib/dataset-file/word-columns.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';
import { indexWords, queryWords } from '#lib/text/search-words.ts';
import { type CourseTable, ofKind } from './course-table.ts';
import type { TextIndex } from './text-index.ts';
import { createTextSearch, type Match } from './text-search.ts';

/** `isPartial` says that no course has every word, so that these have some. */
type TextPage = { total: number; isPartial: boolean; courses: TextHit[] };

/** A course by its index in the course table. */
type TextHit = {
  index: number;
  /** A word of the text is in another name than those that lists show. */
  isByOtherName: boolean;
};
export type TextRequest = {
  text: string;
  /** Whether a course is in the place that the text names. */
  isHome?: ((course: number) => boolean) | undefined;
  countryId: number | null;
  kind?: CourseKind | undefined;
  skip: number;
  limit: number;
};
export type SearchText = (request: TextRequest) => TextPage;

export function textPages(index: TextIndex, table: CourseTable): SearchText {
  const { courses } = index;
  const search = createTextSearch(index);
  const isInOtherName = (word: string, place: number) => {
    const number = index.vocabulary.find(word);
    if (number < 0 || !(fieldsAt(index, number, place) & NAME)) return false;
    const { name, name_latin: latin } = table.rowOf(courses[place]!);
    return !indexWords(`${name} ${latin ?? ''}`)
      .split(' ')
      .includes(word);
  };
  return ({ text, isHome, countryId, kind, skip, limit }) => {
    const isOfKind = ofKind(table, kind);
    const isWanted =
      countryId === null
        ? isOfKind
        : (course: number) => table.countryIds[course] === countryId && (isOfKind?.(course) ?? true);
    const words = queryWords(text);
    const { matches, isPartial } = search(text, isWanted, isHome);
    return {
      total: matches.length,
      isPartial,
      courses: bestMatches(matches, skip, limit).map((place) => ({
        index: courses[place]!,
        isByOtherName: words.some((word) => isInOtherName(word, place)),
      })),
    };
  };
}

/** Places of the page [skip, skip + limit), by score, then place. */
export function bestMatches(matches: readonly Match[], skip: number, limit: number): number[] {
  return matches
    .toSorted((a, b) => b.score - a.score || a.place - b.place)
    .slice(skip, skip + limit)
    .map(({ place }) => place);
}
