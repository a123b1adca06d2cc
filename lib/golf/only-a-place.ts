/**
 * Whether all that's known of a course is a name and where it is: no holes, par or reviews,
 * and nothing mapped. Search engines are asked not to list its page.
 */
export function isOnlyAPlace(
  course: { hole_count: number | null; par: number | null; review_count: number },
  isMapped: boolean,
): boolean {
  return !isMapped && course.hole_count === null && course.par === null && course.review_count === 0;
}
