import { createBoundedCache } from '#lib/cache/bounded-cache.ts';
import { foldedWords } from '#lib/text/fold.ts';

/** A page of the courses that a text finds, best first, as indexes of the course table; `total` counts them all. */
type TextPage = { total: number; courses: number[] };
/** A page of what a text finds, in one country or anywhere. */
export type TextRequest = { text: string; countryId: number | null; skip: number; limit: number };
/** Answers such requests. */
export type SearchText = (request: TextRequest) => TextPage;

/** A text that finds fewer courses than this is searched in less time than it would take up room. */
const COMMON_MATCHES = 1000;
/** Of a common text so many courses are kept, and so many texts: about two megabytes. */
const KEPT_COURSES = 200;
const KEPT_TEXTS = 1000;

/**
 * The search, remembering what common texts find. The more courses a text finds the longer it is searched for, and the
 * oftener it is asked for: "gol" is a beginning of every other search.
 */
export function rememberCommonTexts(search: SearchText): SearchText {
  const common = createBoundedCache<TextPage>(KEPT_TEXTS, () => 1);
  return (request) => {
    const { text, countryId, skip, limit } = request;
    if (skip + limit > KEPT_COURSES) return search(request);
    const key = `${countryId} ${foldedWords(text).join(' ')}`;
    let beginning = common.get(key);
    if (!beginning) {
      const page = search(request);
      if (page.total < COMMON_MATCHES) return page;
      beginning = search({ text, countryId, skip: 0, limit: KEPT_COURSES });
      common.set(key, beginning);
    }
    return { total: beginning.total, courses: beginning.courses.slice(skip, skip + limit) };
  };
}
