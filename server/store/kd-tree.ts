/**
 * A balanced, implicit kd-tree: the middle point of each range splits it along its widest axis. Short ranges
 * are leaves.
 */
export type KdTree = {
  /** The caller's number of each point. */
  ids: Uint32Array;
  positions: Float64Array;
  /** The axis along which each splitting point splits. */
  axes: Uint8Array;
};

/**
 * Valid until the next search: places in the tree, nearest first, and their squared chords; `length` is the
 * number of them.
 */
export type KdFound = { length: number; places: Uint32Array; squares: Float64Array };

/** The `count` points nearest to (x, y, z) within the squared distance `limit`, of those wanted (by id). */
export type KdSearch = (
  origin: readonly [number, number, number],
  count: number,
  limit: number,
  isWanted?: (id: number) => boolean,
) => Readonly<KdFound>;

const LEAF_SIZE = 12;

/** Takes some milliseconds between yields, at 35,000 points. */
export function* buildKdTree(points: Float64Array): Generator<void, KdTree, void> {
  const length = points.length / 3;
  const tree = {
    ids: Uint32Array.from({ length }, (_, id) => id),
    positions: points.slice(),
    axes: new Uint8Array(length),
  };
  yield* sortInSteps(tree, 0, length - 1);
  return tree;
}

const POINTS_PER_STEP = 8192;

function* sortInSteps(tree: KdTree, left: number, right: number): Generator<void, void, void> {
  if (right - left < POINTS_PER_STEP) {
    sortRange(tree, left, right);
    return;
  }
  const middle = splitRange(tree, left, right);
  yield;
  yield* sortInSteps(tree, left, middle - 1);
  yield;
  yield* sortInSteps(tree, middle + 1, right);
}

function sortRange(tree: KdTree, left: number, right: number): void {
  if (right - left < LEAF_SIZE) return;
  const middle = splitRange(tree, left, right);
  sortRange(tree, left, middle - 1);
  sortRange(tree, middle + 1, right);
}

function splitRange(tree: KdTree, left: number, right: number): number {
  const middle = (left + right) >> 1;
  const axis = widestAxis(tree, left, right);
  tree.axes[middle] = axis;
  selectMiddle(tree, middle, left, right, axis);
  return middle;
}

function widestAxis({ positions }: KdTree, left: number, right: number): number {
  let widest = 0;
  let width = -1;
  for (let axis = 0; axis < 3; axis++) {
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (let at = left * 3 + axis; at <= right * 3 + axis; at += 3) {
      const value = positions[at]!;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    if (most - least > width) {
      width = most - least;
      widest = axis;
    }
  }
  return widest;
}

/** Hoare's selection: no point before `k` is greater, none after it smaller. */
function selectMiddle(tree: KdTree, k: number, first: number, last: number, axis: number): void {
  const { positions } = tree;
  let left = first;
  let right = last;
  while (left < right) {
    const pivot = positions[((left + right) >> 1) * 3 + axis]!;
    let i = left;
    let j = right;
    while (i <= j) {
      while (positions[i * 3 + axis]! < pivot) i++;
      while (positions[j * 3 + axis]! > pivot) j--;
      if (i <= j) swap(tree, i++, j--);
    }
    if (k <= j) right = j;
    else if (k >= i) left = i;
    else return;
  }
}

function swap({ ids, positions }: KdTree, i: number, j: number): void {
  const id = ids[i]!;
  ids[i] = ids[j]!;
  ids[j] = id;
  for (let axis = 0; axis < 3; axis++) {
    const value = positions[i * 3 + axis]!;
    positions[i * 3 + axis] = positions[j * 3 + axis]!;
    positions[j * 3 + axis] = value;
  }
}

/**
 * Searches the half with the origin first; skips the other if its box is farther than the worst point kept
 * (Arya and Mount 1993).
 */
export function createKdSearch({ ids, positions, axes }: KdTree): KdSearch {
  const found: KdFound = { length: 0, places: new Uint32Array(32), squares: new Float64Array(32) };
  const origin = new Float64Array(3);
  const offsets = new Float64Array(3);
  let capacity = 0;
  let wanted: ((id: number) => boolean) | undefined;
  const worst = new Float64Array(1);

  const searchRange = (left: number, right: number, boxSquare: number): void => {
    if (right - left < LEAF_SIZE) {
      consider(left, right);
      return;
    }
    const middle = (left + right) >> 1;
    const axis = axes[middle]!;
    const offset = origin[axis]! - positions[middle * 3 + axis]!;
    if (offset < 0) searchRange(left, middle - 1, boxSquare);
    else searchRange(middle + 1, right, boxSquare);
    const former = offsets[axis]!;
    const farSquare = boxSquare - former * former + offset * offset;
    if (farSquare > worst[0]!) return;
    consider(middle, middle);
    offsets[axis] = offset;
    if (offset < 0) searchRange(middle + 1, right, farSquare);
    else searchRange(left, middle - 1, farSquare);
    offsets[axis] = former;
  };

  const consider = (from: number, to: number): void => {
    const x = origin[0]!;
    const y = origin[1]!;
    const z = origin[2]!;
    for (let place = from; place <= to; place++) {
      const dx = positions[place * 3]! - x;
      const dy = positions[place * 3 + 1]! - y;
      const dz = positions[place * 3 + 2]! - z;
      const square = dx * dx + dy * dy + dz * dz;
      if (square <= worst[0]! && (!wanted || wanted(ids[place]!))) keep(place, square);
    }
  };

  const keep = (place: number, square: number): void => {
    const { places, squares } = found;
    let at = found.length < capacity ? found.length++ : capacity - 1;
    while (at > 0 && squares[at - 1]! > square) {
      squares[at] = squares[at - 1]!;
      places[at] = places[at - 1]!;
      at--;
    }
    squares[at] = square;
    places[at] = place;
    if (found.length === capacity) worst[0] = Math.min(worst[0]!, squares[capacity - 1]!);
  };

  return (point, count, limit, isWanted) => {
    if (found.places.length < count) {
      found.places = new Uint32Array(count);
      found.squares = new Float64Array(count);
    }
    found.length = 0;
    capacity = count;
    wanted = isWanted;
    worst[0] = limit;
    origin.set(point);
    offsets.fill(0);
    searchRange(0, axes.length - 1, 0);
    return found;
  };
}
