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

/**
 * Strokes received on each hole, in the order of the given stroke indexes (Rules of Handicapping 2024,
 * appendix E): one on every hole for each full round of the card, the rest from the lowest index upwards; a plus
 * handicap gives strokes back (negative) from the highest index downwards. Indexes that are all odd or all even,
 * as on a nine of 18 holes, count by their order.
 */
export function strokesReceived(courseHandicap: number, strokeIndexes: readonly number[]): number[] {
  const count = strokeIndexes.length;
  if (count === 0) return [];
  const order = [...strokeIndexes].sort((a, b) => a - b);
  const each = Math.trunc(courseHandicap / count);
  const rest = courseHandicap - each * count;
  return strokeIndexes.map((index) => {
    const rank = order.indexOf(index) + 1;
    if (rest > 0) return each + (rank <= rest ? 1 : 0);
    return each - (rank > count + rest ? 1 : 0) + 0;
  });
}

/**
 * A handicap index as golfers write it: "12.4", "12,4", a plus handicap as "+2.3" (then −2.3). At most one decimal,
 * from +10.0 to 54.0 (Rules of Handicapping 2024, rule 5.3); null for anything else.
 */
export function parseHandicapIndex(text: string): number | null {
  const match = /^([+\-−–]?)(\d{1,2})(?:[.,](\d))?$/.exec(text.trim());
  if (!match) return null;
  const value = Number(`${match[2]}.${match[3] ?? 0}`);
  if (match[1] === '') return value <= 54 ? value : null;
  return value <= 10 ? -value + 0 : null;
}
