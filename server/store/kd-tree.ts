/** Points in space in a balanced, implicit kd-tree: the middle of each range splits it, axes taking turns. */
export type KdTree = {
  /** The caller's number of the point at each place of the tree. */
  ids: Uint32Array;
  /** x, y, z of the point at each place of the tree. */
  positions: Float64Array;
};

/** What a search fills: the points found, nearest first, with their squared distances. */
export type KdFound = { ids: Uint32Array; squares: Float64Array; length: number };

const LEAF_SIZE = 12;

/** Builds a tree over points given as x, y, z one after the other. */
export function buildKdTree(points: Float64Array): KdTree {
  const length = points.length / 3;
  const ids = new Uint32Array(length);
  for (let i = 0; i < length; i++) ids[i] = i;
  const positions = points.slice();
  sortRange({ ids, positions }, 0, length - 1, 0);
  return { ids, positions };
}

function sortRange(tree: KdTree, left: number, right: number, axis: number): void {
  if (right - left < LEAF_SIZE) return;
  const middle = (left + right) >> 1;
  selectMiddle(tree, middle, left, right, axis);
  const next = axis === 2 ? 0 : axis + 1;
  sortRange(tree, left, middle - 1, next);
  sortRange(tree, middle + 1, right, next);
}

/** Rearranges a range so that the point at `k` has none greater before it and none smaller after it (Hoare). */
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
 * The `count` points nearest to (x, y, z) within the squared distance `limit`, nearest first. The nearer half of each
 * range is searched first; the other is left out when its box is farther than the worst point kept (Arya and Mount 1993).
 */
export function searchKdTree(
  tree: KdTree,
  origin: readonly [number, number, number],
  count: number,
  limit: number,
): KdFound {
  const found = { ids: new Uint32Array(count), squares: new Float64Array(count), length: 0 };
  const search: Search = { tree, origin, found, limit, offsets: [0, 0, 0] };
  searchRange(search, 0, tree.ids.length - 1, 0, 0);
  return found;
}

type Search = {
  tree: KdTree;
  origin: readonly [number, number, number];
  found: KdFound;
  /** Nothing farther is wanted: the caller's limit, then the worst point kept once there are enough. */
  limit: number;
  /** How far the origin is outside the present range's box, by axis. */
  offsets: [number, number, number];
};

function searchRange(search: Search, left: number, right: number, axis: number, boxSquare: number): void {
  if (right - left < LEAF_SIZE) {
    for (let place = left; place <= right; place++) consider(search, place);
    return;
  }
  const middle = (left + right) >> 1;
  const offset = search.origin[axis]! - search.tree.positions[middle * 3 + axis]!;
  const next = axis === 2 ? 0 : axis + 1;
  if (offset < 0) searchRange(search, left, middle - 1, next, boxSquare);
  else searchRange(search, middle + 1, right, next, boxSquare);
  consider(search, middle);
  const former = search.offsets[axis]!;
  const farSquare = boxSquare - former * former + offset * offset;
  if (farSquare > search.limit) return;
  search.offsets[axis] = offset;
  if (offset < 0) searchRange(search, middle + 1, right, next, farSquare);
  else searchRange(search, left, middle - 1, next, farSquare);
  search.offsets[axis] = former;
}

/** Keeps a point if it is among the nearest so far, in its place by distance. */
function consider(search: Search, place: number): void {
  const { origin, found } = search;
  const { ids, positions } = search.tree;
  const dx = positions[place * 3]! - origin[0];
  const dy = positions[place * 3 + 1]! - origin[1];
  const dz = positions[place * 3 + 2]! - origin[2];
  const square = dx * dx + dy * dy + dz * dz;
  if (square > search.limit) return;
  const capacity = found.ids.length;
  let at = found.length < capacity ? found.length++ : capacity - 1;
  while (at > 0 && found.squares[at - 1]! > square) {
    found.squares[at] = found.squares[at - 1]!;
    found.ids[at] = found.ids[at - 1]!;
    at--;
  }
  found.squares[at] = square;
  found.ids[at] = ids[place]!;
  if (found.length === capacity) search.limit = Math.min(search.limit, found.squares[capacity - 1]!);
}
