/** The lowest index represents its set. */
export type DisjointSets = {
  join(a: number, b: number): void;
  find(index: number): number;
  groups(): number[][];
};

export function disjointSets(size: number): DisjointSets {
  const parents = Array.from({ length: size }, (_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parents[root] !== root) root = parents[root]!;
    while (parents[index] !== root) [index, parents[index]] = [parents[index]!, root];
    return root;
  };
  return {
    find,
    join(a, b) {
      const [low, high] = [find(a), find(b)].sort((x, y) => x - y);
      parents[high!] = low!;
    },
    groups() {
      const groups = new Map<number, number[]>();
      for (let index = 0; index < size; index++) {
        const root = find(index);
        const group = groups.get(root);
        if (group) group.push(index);
        else groups.set(root, [index]);
      }
      return [...groups.values()];
    },
  };
}
