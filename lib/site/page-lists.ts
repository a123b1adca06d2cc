export const COURSES_A_PAGE = 50;

/** A city with fewer has no page. */
export const FEWEST_COURSES_OF_A_CITY = 2;

/** Far under the protocol's 50,000, so that a file is made in a moment. */
export const COURSES_A_SITEMAP = 10_000;

/** A course with fewer isn't ranked by its reviews. */
export const FEWEST_REVIEWS = 10;

/**
 * The fewest courses of a place whose rankings are in search engines: with fewer, they add nothing to its list of
 * courses.
 */
export const FEWEST_OF_RECORDS = 10;

const pagePattern = /^[1-9][0-9]{0,5}$/;

/** The number in a `/page/{n}` address, from 1; null for anything else. */
export function parsePageNumber(part: string): number | null {
  return pagePattern.test(part) ? Number(part) : null;
}
