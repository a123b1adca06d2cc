/** What a course handicap is worked out from. */
export interface CourseHandicapInput {
  /** The player's handicap index, one decimal, −10.0 to 54.0; a plus handicap is negative. */
  handicapIndex: number;
  /** Slope rating of the tee for the player's gender, 55–155. */
  slope: number;
  /** Course rating of the tee for the player's gender and these holes, one decimal. */
  courseRating: number;
  /** Par of the holes played. */
  par: number;
  holes: 9 | 18;
}

/**
 * Course handicap, whole strokes: handicap index × slope / 113 + (course rating − par), rounded half up
 * (Rules of Handicapping 2024, rule 6.1a; a half rounds upwards for plus handicaps too). For nine holes the
 * index is halved first and rounded to a tenth (rule 5.1b, 6.1b). Worked in tenths, so that no half is lost
 * to binary fractions.
 */
export function courseHandicap({
  handicapIndex,
  slope,
  courseRating,
  par,
  holes,
}: CourseHandicapInput): number {
  const indexTenths = Math.round(handicapIndex * 10);
  const usedTenths = holes === 9 ? roundHalfUp(indexTenths, 2) : indexTenths;
  const ratingTenths = Math.round(courseRating * 10) - par * 10;
  return roundHalfUp(usedTenths * slope + ratingTenths * 113, 1130);
}

/** numerator / denominator to the nearest whole number, halves towards +∞; both whole, never −0. */
function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator)) + 0;
}
