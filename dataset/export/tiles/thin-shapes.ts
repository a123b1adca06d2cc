import { HEAD, HEAD_SIZE, ZOOMS } from './tile-shapes.ts';

/** Units of a tile: a pixel of a map that draws it 512 pixels wide. */
const PIXEL = 8;

/** How far a line may be from where it was, at each zoom; over all zooms that comes to less than half a pixel. */
const TOLERANCE = PIXEL / 4;
/** Areas smaller than this both ways are left out. */
const LEAST_SIDE = 2 * PIXEL;

/**
 * Leaves out what can't be seen at a zoom. Works in place on shapes that were thinned for the closer zooms, and
 * returns where they end. The closest zoom only loses points that repeat the one before.
 */
export function thinShapes(numbers: Int32Array, end: number, zoom: number): number {
  const isClosest = zoom === ZOOMS.most;
  const unit = 2 ** (ZOOMS.most - zoom);
  const leastSide = isClosest ? PIXEL : LEAST_SIDE * unit;
  const thin = isClosest ? withoutRepeats : simplifierOf(TOLERANCE * unit);
  let to = 0;
  for (let from = 0; from < end; ) {
    const next = from + numbers[from + HEAD.size]!;
    const isSmall =
      numbers[from + HEAD.east]! - numbers[from + HEAD.west]! < leastSide &&
      numbers[from + HEAD.south]! - numbers[from + HEAD.north]! < leastSide;
    if (!isSmall || numbers[from + HEAD.isArea] === 0) to = thinShape(numbers, from, to, thin);
    from = next;
  }
  return to;
}

/** Moves a ring's points from one place to another, not after it; returns how many are left. */
type Thin = (numbers: Int32Array, from: number, count: number, to: number) => number;

/** Returns where the shape ends, which is where it starts when nothing is left. */
function thinShape(numbers: Int32Array, from: number, to: number, thin: Thin): number {
  const rings = numbers[from + HEAD.rings]!;
  const fewest = numbers[from + HEAD.isArea] === 1 ? 4 : 2;
  for (let place = 0; place < HEAD_SIZE; place++) numbers[to + place] = numbers[from + place]!;
  let [read, write, kept] = [from + HEAD_SIZE, to + HEAD_SIZE, 0];
  for (let ring = 0; ring < rings; ring++) {
    const count = numbers[read]!;
    const left = thin(numbers, read + 1, count, write + 1);
    read += 1 + count * 2;
    if (left < fewest) continue;
    numbers[write] = left;
    write += 1 + left * 2;
    kept++;
  }
  if (kept === 0) return to;
  numbers[to + HEAD.size] = write - to;
  numbers[to + HEAD.rings] = kept;
  return write;
}

function withoutRepeats(numbers: Int32Array, from: number, count: number, to: number): number {
  let left = 0;
  for (let at = from; at < from + count * 2; at += 2) {
    const last = to + left * 2 - 2;
    if (left > 0 && numbers[at] === numbers[last] && numbers[at + 1] === numbers[last + 1]) continue;
    numbers[last + 2] = numbers[at]!;
    numbers[last + 3] = numbers[at + 1]!;
    left++;
  }
  return left;
}

/** Douglas & Peucker, 1973: the points that are left are nowhere farther than `tolerance` from those that aren't. */
function simplifierOf(tolerance: number): Thin {
  return (numbers, from, count, to) => {
    // Points that are left, the next one last.
    const ends = [count - 1];
    let [first, at] = [0, to];
    numbers[at++] = numbers[from]!;
    numbers[at++] = numbers[from + 1]!;
    while (ends.length > 0) {
      const last = ends.at(-1)!;
      const farthest = last - first < 2 ? -1 : farthestBetween(numbers, from, first, last, tolerance);
      if (farthest !== -1) {
        ends.push(farthest);
        continue;
      }
      numbers[at++] = numbers[from + last * 2]!;
      numbers[at++] = numbers[from + last * 2 + 1]!;
      first = last;
      ends.pop();
    }
    return (at - to) / 2;
  };
}

/** The point that is farthest from the segment between two others; -1 if none is farther than `tolerance`. */
function farthestBetween(
  numbers: Int32Array,
  from: number,
  first: number,
  last: number,
  tolerance: number,
): number {
  const [x, y] = [numbers[from + first * 2]!, numbers[from + first * 2 + 1]!];
  const [dx, dy] = [numbers[from + last * 2]! - x, numbers[from + last * 2 + 1]! - y];
  const square = dx * dx + dy * dy;
  let [farthest, most] = [-1, tolerance * tolerance];
  for (let point = first + 1; point < last; point++) {
    const px = numbers[from + point * 2]! - x;
    const py = numbers[from + point * 2 + 1]! - y;
    const along = px * dx + py * dy;
    let distance = 0;
    if (along <= 0) distance = px * px + py * py;
    else if (along >= square) distance = (px - dx) * (px - dx) + (py - dy) * (py - dy);
    else {
      const across = px * dy - py * dx;
      distance = (across * across) / square;
    }
    if (distance > most) {
      most = distance;
      farthest = point;
    }
  }
  return farthest;
}
