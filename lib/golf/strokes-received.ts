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
