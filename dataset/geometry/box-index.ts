import Flatbush from 'flatbush';
import { rulerAt } from '#lib/geo/ruler.ts';

/** `[west, south, east, north]` with west ≤ east. */
export type PlainBox = readonly [west: number, south: number, east: number, north: number];

/** Things found by where they are; what is found comes in the order in which it was put in. */
export type BoxIndex<T> = {
  /** Whatever has a box within `marginMetres` of the given one. */
  near(box: PlainBox, marginMetres: number): T[];
};

/** An index over the boxes of the items. Nothing crosses the antimeridian at the size of a course. */
export function indexBoxes<T>(items: readonly T[], boxOf: (item: T) => PlainBox): BoxIndex<T> {
  if (items.length === 0) return { near: () => [] };
  const tree = new Flatbush(items.length);
  for (const item of items) tree.add(...boxOf(item));
  tree.finish();
  return {
    near([west, south, east, north], marginMetres) {
      const { kx, ky } = rulerAt((south + north) / 2);
      const [dx, dy] = [marginMetres / kx, marginMetres / ky];
      return tree
        .search(west - dx, south - dy, east + dx, north + dy)
        .sort((a, b) => a - b)
        .map((index) => items[index]!);
    },
  };
}
