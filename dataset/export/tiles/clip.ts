/** 0 for x and 1 for y, and whether `limit` is the most that's inside or the least. */
type Side = { axis: 0 | 1; limit: number; isMost: boolean };

const sidesOf = (least: number, most: number): Side[] => [
  { axis: 0, limit: least, isMost: false },
  { axis: 0, limit: most, isMost: true },
  { axis: 1, limit: least, isMost: false },
  { axis: 1, limit: most, isMost: true },
];

/** To a square, side by side (Sutherland & Hodgman, 1974); a ring ends where it begins. */
export function clipRing(ring: number[], least: number, most: number): number[] {
  let points = ring;
  for (const side of sidesOf(least, most)) {
    if (isAllWithin(points, side)) continue;
    const clipped: number[] = [];
    let isIn = isWithin(points, 0, side);
    for (let at = 0; at + 3 < points.length; at += 2) {
      const willBeIn = isWithin(points, at + 2, side);
      if (isIn) clipped.push(points[at]!, points[at + 1]!);
      if (isIn !== willBeIn) addCrossing(clipped, points, at, side);
      isIn = willBeIn;
    }
    if (clipped.length < 6) return [];
    clipped.push(clipped[0]!, clipped[1]!);
    points = clipped;
  }
  return points;
}

function isWithin(points: readonly number[], at: number, { axis, limit, isMost }: Side): boolean {
  const value = points[at + axis]!;
  return isMost ? value <= limit : value >= limit;
}

function isAllWithin(points: readonly number[], side: Side): boolean {
  for (let at = 0; at < points.length; at += 2) if (!isWithin(points, at, side)) return false;
  return true;
}

/** Where the step from the point at `at` to the next one crosses the side. */
function addCrossing(to: number[], points: readonly number[], at: number, { axis, limit }: Side): void {
  const [along, across] = [points[at + axis]!, points[at + 1 - axis]!];
  const share = (limit - along) / (points[at + 2 + axis]! - along);
  const other = Math.round(across + share * (points[at + 3 - axis]! - across));
  if (axis === 0) to.push(limit, other);
  else to.push(other, limit);
}

/** The pieces of a line within a square. */
export function clipLine(line: number[], least: number, most: number): number[][] {
  let pieces = [line];
  for (const side of sidesOf(least, most)) {
    pieces = pieces.flatMap((piece) => {
      if (isAllWithin(piece, side)) return [piece];
      const parts: number[][] = [];
      let part: number[] = [];
      for (let at = 0; at + 1 < piece.length; at += 2) {
        const isIn = isWithin(piece, at, side);
        if (at > 0 && isIn !== isWithin(piece, at - 2, side)) addCrossing(part, piece, at - 2, side);
        if (isIn) part.push(piece[at]!, piece[at + 1]!);
        else if (part.length > 0) {
          parts.push(part);
          part = [];
        }
      }
      if (part.length > 0) parts.push(part);
      return parts.filter(({ length }) => length >= 4);
    });
  }
  return pieces;
}
