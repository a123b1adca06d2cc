/** The lowest index represents its set. */
export type DisjointSets = {
  join(a: number, b: number): void;
  find(index: number): number;
  groups(): number[][];
};

export function disjointSets(size: number): DisjointSets {
  const parents = new Int32Array(size).map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parents[root] !== root) {
      // Halves the way for later calls.
      parents[root] = parents[parents[root]!]!;
      root = parents[root]!;
    }
    return root;
  };
  return {
    find,
    join(a, b) {
      const [one, other] = [find(a), find(b)];
      parents[Math.max(one, other)] = Math.min(one, other);
    },
    groups() {
      return [...Map.groupBy(parents.keys(), find).values()];
    },
  };
}
