export interface CourseHandicapInput {
  /** One decimal, −10.0 to 54.0; a plus handicap is negative. */
  handicapIndex: number;
  /** The slope for the player's gender, 55–155. */
  slope: number;
  /** The rating for the player's gender and these holes, one decimal. */
  courseRating: number;
  /** The par of the holes played. */
  par: number;
  holes: 9 | 18;
}

/**
 * Whole strokes: handicap index × slope / 113 + (course rating − par), rounded half up (Rules of Handicapping
 * 2024, rule 6.1a; also for plus handicaps). For nine holes the index is halved and rounded to a tenth first
 * (rules 5.1b, 6.1b). Worked in tenths, so that no half is lost to binary fractions.
 */
export function courseHandicap(input: CourseHandicapInput): number {
  return roundHalfUp(courseHandicapParts(input), PARTS);
}

/**
 * Whole strokes: a share of the course handicap before that is rounded (Rules of Handicapping 2024, rules
 * 6.1 and 6.2), rounded half up. `allowance` is in whole per cent.
 */
export function playingHandicap(input: CourseHandicapInput, allowance: number): number {
  return roundHalfUp(courseHandicapParts(input) * allowance, PARTS * 100);
}

/** Parts of a stroke in which course handicaps are whole numbers. */
const PARTS = 1130;

function courseHandicapParts({
  handicapIndex,
  slope,
  courseRating,
  par,
  holes,
}: CourseHandicapInput): number {
  const indexTenths = Math.round(handicapIndex * 10);
  const usedTenths = holes === 9 ? roundHalfUp(indexTenths, 2) : indexTenths;
  const ratingTenths = Math.round(courseRating * 10) - par * 10;
  return usedTenths * slope + ratingTenths * 113;
}

function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator)) + 0;
}

/**
 * The strokes for each hole, in the order of the stroke indexes (Rules of Handicapping 2024, appendix E): one for each
 * full round of the card, the rest from the lowest index upwards; a plus handicap gives strokes back
 * (negative) from the highest downwards. Indexes all odd or all even, as on a nine of 18 holes, count by
 * their order.
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
 * "12.4", "12,4", a plus handicap as "+2.3" (then −2.3). At most one decimal, from +10.0 to 54.0 (Rules of
 * Handicapping 2024, rule 5.3); otherwise null.
 */
export function parseHandicapIndex(text: string): number | null {
  const match = /^([+\-−–]?)(\d{1,2})(?:[.,](\d))?$/.exec(text.trim());
  if (!match) return null;
  const value = Number(`${match[2]}.${match[3] ?? 0}`);
  if (match[1] === '') return value <= 54 ? value : null;
  return value <= 10 ? -value + 0 : null;
}
