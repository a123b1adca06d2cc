/**
 * Whether hardly more is known of a course than a name and where it is: no number of holes, par or review, and no hole
 * mapped. Search engines are asked not to list its page.
 */
export function isOnlyAPlace(
  course: { hole_count: number | null; par: number | null; review_count: number },
  hasMappedHole: boolean,
): boolean {
  return !hasMappedHole && course.hole_count === null && course.par === null && course.review_count === 0;
}
