import type { LikenessDimension } from '#lib/golf/likeness.ts';
import { nearestPoints, toPointTree } from '../../geometry/point-tree.ts';
import { TRAITS } from '../../profile/to-traits.ts';

/** Indexes of the courses, nearest first, each with the three dimensions in which it is nearest. */
export type SimilarCourse = { index: number; because: LikenessDimension[] };

const MOST = 5;
const REASONS = 3;

/** Among fewer, even the most similar one may have little in common with it. */
const ENOUGH_COURSES = 100;
const FEWEST_DIMENSIONS = 5;

/**
 * The most similar courses of each: by the sum of squared differences over what's known of the course,
 * among those of which all of that is known, too. If these are fewer than a hundred, the figure that
 * the fewest courses have is left out. Of equals, the one with the lower index comes first.
 */
export function findSimilarCourses(traits: readonly (Float64Array | null)[]): SimilarCourse[][] {
  const found: SimilarCourse[][] = traits.map(() => []);
  const byMask = Map.groupBy(traits.keys(), (index) => knownOf(traits[index]!));
  byMask.delete(0);
  const membersOf = (mask: number) =>
    [...byMask].flatMap(([other, indexes]) => ((other & mask) === mask ? indexes : [])).sort((a, b) => a - b);
  const compared = Map.groupBy(byMask, ([mask]) => comparedOf(mask, membersOf));
  for (const [mask, asking] of compared) {
    const axes = [...TRAITS.keys()].filter((axis) => mask & (1 << axis));
    const members = membersOf(mask);
    const points = members.map((member) => Float64Array.from(axes, (axis) => traits[member]![axis]!));
    const tree = toPointTree(points);
    const askers = new Set(asking.flatMap(([, indexes]) => indexes));
    for (const [place, index] of members.entries()) {
      if (!askers.has(index)) continue;
      found[index] = nearestPoints(tree, place, MOST).map((other) => ({
        index: members[other]!,
        because: reasons(axes, points[place]!, points[other]!),
      }));
    }
  }
  return found;
}

/** A bit for each trait that is known; 0 without any. */
function knownOf(traits: Float64Array | null): number {
  let mask = 0;
  traits?.forEach((value, axis) => {
    if (!Number.isNaN(value)) mask |= 1 << axis;
  });
  return mask;
}

/** The traits to compare by, where all of the mask are known. */
function comparedOf(mask: number, membersOf: (mask: number) => readonly number[]): number {
  const enough = Math.min(ENOUGH_COURSES, membersOf(0).length);
  const dimensions = new Set(TRAITS.filter((_, axis) => mask & (1 << axis)));
  if (dimensions.size <= FEWEST_DIMENSIONS || membersOf(mask).length >= enough) return mask;
  const bitsOf = (dimension: LikenessDimension) =>
    TRAITS.reduce((bits, each, axis) => (each === dimension ? bits | (1 << axis) : bits), 0);
  const rarest = [...dimensions]
    .map((dimension) => ({ bits: bitsOf(dimension), count: membersOf(bitsOf(dimension)).length }))
    .reduce((least, each) => (each.count < least.count ? each : least));
  return comparedOf(mask & ~rarest.bits, membersOf);
}

/** The dimensions with the least differences, the least first. */
function reasons(axes: readonly number[], own: Float64Array, other: Float64Array): LikenessDimension[] {
  const squares = new Map<LikenessDimension, number>();
  axes.forEach((axis, i) => {
    const dimension = TRAITS[axis]!;
    squares.set(dimension, (squares.get(dimension) ?? 0) + (own[i]! - other[i]!) ** 2);
  });
  return [...squares]
    .sort(([, a], [, b]) => a - b)
    .slice(0, REASONS)
    .map(([dimension]) => dimension);
}
