/** A k-d tree of points with any number of coordinates. */
export type PointTree = {
  points: readonly Float64Array[];
  root: Node;
  /** Places of the points, leaf by leaf, and their coordinates one after the other. */
  places: Int32Array;
  values: Float64Array;
};

type Node = { axis: number; split: number; below: Node; above: Node } | { from: number; to: number };

const LEAF = 12;

/** All points have the same number of coordinates, none of them NaN. */
export function toPointTree(points: readonly Float64Array[]): PointTree {
  const width = points[0]?.length ?? 0;
  const places = new Int32Array(points.length);
  const values = new Float64Array(points.length * width);
  let filled = 0;
  const toLeaf = (own: readonly number[]): Node => {
    const from = filled;
    for (const place of own) {
      places[filled] = place;
      values.set(points[place]!, filled++ * width);
    }
    return { from, to: filled };
  };
  /** Halves them in the middle of the axis along which they spread most; equal points stay together. */
  const toNode = (own: readonly number[]): Node => {
    const { axis, split } = widestAxis(points, own);
    const below = own.length <= LEAF ? [] : own.filter((place) => points[place]![axis]! < split);
    if (below.length === 0 || below.length === own.length) return toLeaf(own);
    const above = own.filter((place) => points[place]![axis]! >= split);
    return { axis, split, below: toNode(below), above: toNode(above) };
  };
  return { points, root: toNode([...points.keys()]), places, values };
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
export function nearestPoints(tree: PointTree, place: number, count: number): number[] {
  const { points, root, places, values } = tree;
  const own = points[place]!;
  const width = own.length;
  const found: { place: number; squared: number }[] = [];
  let limit = Number.POSITIVE_INFINITY;
  /** How far the node's box is from the point, on each axis. */
  const beyond = new Float64Array(width);

  const add = (other: number, squared: number) => {
    const isBehind = (each: (typeof found)[number]) =>
      squared < each.squared || (squared === each.squared && other < each.place);
    const at = found.findIndex(isBehind);
    found.splice(at < 0 ? found.length : at, 0, { place: other, squared });
    if (found.length > count) found.pop();
    if (found.length === count) limit = found.at(-1)!.squared;
  };
  const visitLeaf = (from: number, to: number) => {
    for (let i = from; i < to; i++) {
      let squared = 0;
      for (let axis = 0; axis < width && squared <= limit; axis++) {
        const difference = own[axis]! - values[i * width + axis]!;
        squared += difference * difference;
      }
      if (squared <= limit && places[i] !== place) add(places[i]!, squared);
    }
  };
  const visit = (node: Node, squaredBeyond: number) => {
    if ('from' in node) {
      visitLeaf(node.from, node.to);
      return;
    }
    const { axis, split, below, above } = node;
    const difference = own[axis]! - split;
    visit(difference < 0 ? below : above, squaredBeyond);
    const before = beyond[axis]!;
    const further = squaredBeyond - before * before + difference * difference;
    if (further > limit) return;
    beyond[axis] = difference;
    visit(difference < 0 ? above : below, further);
    beyond[axis] = before;
  };
  visit(root, 0);
  return found.map((each) => each.place);
}
