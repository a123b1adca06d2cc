/** Units of a tile: half a pixel of a map that draws it 512 pixels wide. */
const HALF_PIXEL = 4;

/** A box of less than a pixel either way. */
export function isAreaTooSmall(width: number, height: number): boolean {
  return width < 2 * HALF_PIXEL && height < 2 * HALF_PIXEL;
}

type Frame = { west: number; north: number; scale: number; isExact: boolean };

/** Points (x and y in turn) in the tile's units, without those that fall on, or next to, the one before. */
export function thinned(ring: Int32Array, { west, north, scale, isExact }: Frame): number[] {
  const least = isExact ? 1 : HALF_PIXEL;
  const kept: number[] = [];
  const last = ring.length - 2;
  for (let at = 0; at <= last; at += 2) {
    const x = Math.round((ring[at]! - west) * scale);
    const y = Math.round((ring[at + 1]! - north) * scale);
    const end = kept.length - 2;
    const isNear = end >= 0 && Math.abs(x - kept[end]!) < least && Math.abs(y - kept[end + 1]!) < least;
    if (!isNear) kept.push(x, y);
    else if (at === last && end > 0) {
      kept[end] = x;
      kept[end + 1] = y;
    }
  }
  return kept;
}

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
    const clipped: number[] = [];
    for (let at = 0; at + 3 < points.length; at += 2) {
      const from: Point = [points[at]!, points[at + 1]!];
      const to: Point = [points[at + 2]!, points[at + 3]!];
      if (isWithin(from, side)) clipped.push(...from);
      if (isWithin(from, side) !== isWithin(to, side)) clipped.push(...crossing(from, to, side));
    }
    if (clipped.length < 6) return [];
    clipped.push(clipped[0]!, clipped[1]!);
    points = clipped;
  }
  return points;
}

type Point = [x: number, y: number];

function isWithin(point: Point, { axis, limit, isMost }: Side): boolean {
  return isMost ? point[axis] <= limit : point[axis] >= limit;
}

function crossing([x1, y1]: Point, [x2, y2]: Point, { axis, limit }: Side): Point {
  if (axis === 0) return [limit, Math.round(y1 + ((limit - x1) / (x2 - x1)) * (y2 - y1))];
  return [Math.round(x1 + ((limit - y1) / (y2 - y1)) * (x2 - x1)), limit];
}

/** The pieces of a line within a square. */
export function clipLine(line: number[], least: number, most: number): number[][] {
  let pieces = [line];
  for (const side of sidesOf(least, most)) {
    pieces = pieces.flatMap((piece) => {
      const parts: number[][] = [];
      let part: number[] = [];
      for (let at = 0; at + 1 < piece.length; at += 2) {
        const to: Point = [piece[at]!, piece[at + 1]!];
        const from: Point | null = at === 0 ? null : [piece[at - 2]!, piece[at - 1]!];
        if (from && isWithin(from, side) !== isWithin(to, side)) part.push(...crossing(from, to, side));
        if (isWithin(to, side)) part.push(...to);
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
