/** 0 for x and 1 for y, and whether `limit` is the most that's inside or the least. */
export type Side = { axis: 0 | 1; limit: number; isMost: boolean };

/** Of a square: west, east, north and south. */
export function sidesOf(least: number, most: number): [Side, Side, Side, Side] {
  return [
    { axis: 0, limit: least, isMost: false },
    { axis: 0, limit: most, isMost: true },
    { axis: 1, limit: least, isMost: false },
    { axis: 1, limit: most, isMost: true },
  ];
}

/** Side by side (Sutherland & Hodgman, 1974); a ring ends where it begins. */
export function clipRing(ring: number[], sides: readonly Side[]): number[] {
  let points = ring;
  for (const side of sides) {
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

/** Where the step from the point at `at` to the next one crosses the side. */
function addCrossing(to: number[], points: readonly number[], at: number, { axis, limit }: Side): void {
  const [along, across] = [points[at + axis]!, points[at + 1 - axis]!];
  const share = (limit - along) / (points[at + 2 + axis]! - along);
  const other = Math.round(across + share * (points[at + 3 - axis]! - across));
  if (axis === 0) to.push(limit, other);
  else to.push(other, limit);
}

/** The pieces of a line within the sides. */
export function clipLine(line: number[], sides: readonly Side[]): number[][] {
  let pieces = [line];
  for (const side of sides) {
    const within: number[][] = [];
    for (const piece of pieces) addPieces(within, piece, side);
    pieces = within;
  }
  return pieces;
}

function addPieces(to: number[][], line: readonly number[], side: Side): void {
  let piece: number[] = [];
  let wasIn = isWithin(line, 0, side);
  for (let at = 0; at + 1 < line.length; at += 2) {
    const isIn = isWithin(line, at, side);
    if (isIn !== wasIn) addCrossing(piece, line, at - 2, side);
    if (isIn) piece.push(line[at]!, line[at + 1]!);
    else if (wasIn) {
      if (piece.length >= 4) to.push(piece);
      piece = [];
    }
    wasIn = isIn;
  }
  if (piece.length >= 4) to.push(piece);
}
