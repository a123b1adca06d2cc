/**
 * Whether all that's known of a course is a name and where it is: neither holes nor par, nobody's review, nothing
 * mapped. Search engines aren't asked to list such a page.
 */
export function isOnlyAPlace(
  course: { hole_count: number | null; par: number | null; review_count: number },
  isMapped: boolean,
): boolean {
  return !isMapped && course.hole_count === null && course.par === null && course.review_count === 0;
}
