import { rulerAt } from '#lib/geo/ruler.ts';
import { disjointSets } from '../disjoint-sets.ts';
import { compareText } from '../text/compare-text.ts';
import type { CourseHole } from './course-in-progress.ts';

type Sorted = Pick<CourseHole, 'loop' | 'number' | 'key' | 'line'>;

/** Holes in the order of play: loops by first number and name, holes by number, then those without one as one walks. */
export function sortHoles<Hole extends Sorted>(holes: readonly Hole[]): Hole[] {
  const loops = [...Map.groupBy(holes, ({ loop }) => loop)].map(([loop, inLoop]) => ({
    loop,
    first: Math.min(...inLoop.map(({ number }) => number ?? Number.MAX_SAFE_INTEGER)),
    holes: [
      ...inLoop
        .filter(({ number }) => number !== null)
        .sort((a, b) => a.number! - b.number! || compareText(a.key, b.key)),
      ...inWalkingOrder(inLoop.filter(({ number }) => number === null)),
    ],
  }));
  loops.sort((a, b) => a.first - b.first || compareText(a.loop ?? '', b.loop ?? ''));
  return loops.flatMap((each) => each.holes);
}

/**
 * Holes in walking order, from each green to a tee nearby: the shortest walks are taken first, until all holes are one path. Where
 * it begins says nothing about the first hole.
 */
export function inWalkingOrder<Hole extends Pick<Sorted, 'key' | 'line'>>(holes: readonly Hole[]): Hole[] {
  const sorted = holes.toSorted((a, b) => compareText(a.key, b.key));
  const walks = sorted.flatMap((from, i) =>
    sorted.flatMap((to, k) => (i === k ? [] : [{ from: i, to: k, metres: walkBetween(from, to) }])),
  );
  walks.sort((a, b) => a.metres - b.metres);
  const paths = disjointSets(sorted.length);
  const next = new Map<number, number>();
  const reached = new Set<number>();
  for (const { from, to } of walks) {
    if (next.has(from) || reached.has(to) || paths.find(from) === paths.find(to)) continue;
    paths.join(from, to);
    next.set(from, to);
    reached.add(to);
  }
  const order: Hole[] = [];
  let at: number | undefined = sorted.findIndex((_, index) => !reached.has(index));
  while (at !== undefined && order.length < sorted.length) {
    order.push(sorted[at]!);
    at = next.get(at);
  }
  return order;
}

/** Metres from green to tee. */
export function walkBetween(from: Pick<Sorted, 'line'>, to: Pick<Sorted, 'line'>): number {
  const green = from.line.at(-1)!;
  return rulerAt(green[1]).distance([...green], [...to.line[0]!]);
}
