import { disjointSets } from '../../../disjoint-sets.ts';
import { indexBoxes } from '../../../geometry/box-index.ts';
import { distanceBetweenLines } from '../../../geometry/line-distance.ts';
import type { HoleLine } from '../holes/hole-line.ts';

/** Groups holes so that each is within the given metres of another one of its group. */
export function clusterHoles(holes: HoleLine[], metres: number): HoleLine[][] {
  const sets = disjointSets(holes.length);
  const numbered = holes.map((hole, index) => ({ hole, index }));
  const index = indexBoxes(numbered, ({ hole }) => hole.box);
  for (const one of numbered) {
    for (const other of index.near(one.hole.box, metres)) {
      if (other.index >= one.index || sets.find(other.index) === sets.find(one.index)) continue;
      if (distanceBetweenLines(one.hole.line, other.hole.line) <= metres) sets.join(one.index, other.index);
    }
  }
  return sets.groups().map((group) => group.map((each) => holes[each]!));
}
