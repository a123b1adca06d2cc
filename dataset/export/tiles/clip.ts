/** 0 for x and 1 for y, and whether `limit` is the most that's inside or the least. */
type Side = { axis: 0 | 1; limit: number; isMost: boolean };

/** The sides of a square that the points cross; null if all points are beyond one of them. */
function sidesCrossed(points: readonly number[], least: number, most: number): Side[] | null {
  let [west, north] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [east, south] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at]!, points[at + 1]!];
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < north) north = y;
    if (y > south) south = y;
  }
  if (east < least || west > most || south < least || north > most) return null;
  const sides: Side[] = [];
  if (west < least) sides.push({ axis: 0, limit: least, isMost: false });
  if (east > most) sides.push({ axis: 0, limit: most, isMost: true });
  if (north < least) sides.push({ axis: 1, limit: least, isMost: false });
  if (south > most) sides.push({ axis: 1, limit: most, isMost: true });
  return sides;
}

/** To a square, side by side (Sutherland & Hodgman, 1974); a ring ends where it begins. */
export function clipRing(ring: number[], least: number, most: number): number[] {
  const sides = sidesCrossed(ring, least, most);
  if (sides === null) return [];
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

/** The pieces of a line within a square. */
export function clipLine(line: number[], least: number, most: number): number[][] {
  const sides = sidesCrossed(line, least, most);
  if (sides === null) return [];
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
