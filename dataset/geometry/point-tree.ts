/** Of points with any number of coordinates (a k-d tree). */
export type PointTree = { points: readonly Float64Array[]; root: Node };

type Node = { axis: number; split: number; below: Node; above: Node } | { places: readonly number[] };

const LEAF = 16;

/** All points have the same number of coordinates, none of them NaN. */
export function toPointTree(points: readonly Float64Array[]): PointTree {
  return { points, root: toNode(points, [...points.keys()]) };
}

/** Halves them in the middle of the axis on which they lie widest apart; equal points stay together. */
function toNode(points: readonly Float64Array[], places: readonly number[]): Node {
  const { axis, split, width } = widestAxis(points, places);
  if (places.length <= LEAF || width === 0) return { places };
  const below = places.filter((place) => points[place]![axis]! < split);
  const above = places.filter((place) => points[place]![axis]! >= split);
  // A middle that rounds to an end.
  if (below.length === 0 || above.length === 0) return { places };
  return { axis, split, below: toNode(points, below), above: toNode(points, above) };
}

function widestAxis(points: readonly Float64Array[], places: readonly number[]) {
  let widest = { axis: 0, split: 0, width: 0 };
  const axes = points[0]?.length ?? 0;
  for (let axis = 0; axis < axes; axis++) {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const place of places) {
      const value = points[place]![axis]!;
      if (value < least) least = value;
      if (value > most) most = value;
    }
    if (most - least > widest.width) widest = { axis, split: (least + most) / 2, width: most - least };
  }
  return widest;
}

/** The places of the nearest other points, nearest first; of equally near ones the first in the list. */
export function nearestPoints({ points, root }: PointTree, place: number, count: number): number[] {
  const own = points[place]!;
  const found: { place: number; squared: number }[] = [];
  let limit = Number.POSITIVE_INFINITY;
  /** How far the node's box is from the point, on each axis. */
  const beyond = new Float64Array(own.length);

  const add = (other: number, squared: number) => {
    const isBehind = (each: (typeof found)[number]) =>
      squared < each.squared || (squared === each.squared && other < each.place);
    const at = found.findIndex(isBehind);
    found.splice(at < 0 ? found.length : at, 0, { place: other, squared });
    if (found.length > count) found.pop();
    if (found.length === count) limit = found.at(-1)!.squared;
  };
  const visit = (node: Node, squaredBeyond: number) => {
    if ('places' in node) {
      for (const other of node.places) {
        const squared = other === place ? Number.POSITIVE_INFINITY : squaredUpTo(own, points[other]!, limit);
        if (squared <= limit && other !== place) add(other, squared);
      }
      return;
    }
    const { axis, split, below, above } = node;
    const difference = own[axis]! - split;
    const isBelow = difference < 0;
    visit(isBelow ? below : above, squaredBeyond);
    const before = beyond[axis]!;
    const further = squaredBeyond - before * before + difference * difference;
    if (further > limit) return;
    beyond[axis] = difference;
    visit(isBelow ? above : below, further);
    beyond[axis] = before;
  };
  visit(root, 0);
  return found.map((each) => each.place);
}

/** Exact up to the limit, and more than it beyond. */
function squaredUpTo(a: Float64Array, b: Float64Array, limit: number): number {
  let sum = 0;
  for (let axis = 0; axis < a.length; axis++) {
    const difference = a[axis]! - b[axis]!;
    sum += difference * difference;
    if (sum > limit) break;
  }
  return sum;
}
