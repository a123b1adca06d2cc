import { walkBetween } from '../../../course/sort-holes.ts';
import type { MappedHole } from './mapped-hole.ts';

const leastHolesOfLayout = 3;

const leastRepeatedRun = 3;

/**
 * Null in a course with one layout. By `golf:course:name`, else the named area within the facility, else a
 * shared prefix of ref or name, else, where numbers repeat, by chaining each green to the next tee.
 */
export function findLayouts(holes: MappedHole[]): void {
  for (const hole of holes) {
    hole.loop = hole.mapped.tags['golf:course:name']?.trim() || hole.mapped.layout || null;
  }
  addPrefixLayouts(holes.filter(({ loop }) => loop === null));
  for (const group of groupByLoop(holes)) splitRepeatedNumbers(group);
  const loops = new Set(holes.map(({ loop }) => loop));
  if (loops.size === 1) for (const hole of holes) hole.loop = null;
}

export function groupByLoop(holes: MappedHole[]): MappedHole[][] {
  const groups = new Map<string | null, MappedHole[]>();
  for (const hole of holes) groups.set(hole.loop, [...(groups.get(hole.loop) ?? []), hole]);
  return [...groups.values()];
}

function addPrefixLayouts(holes: MappedHole[]): void {
  const byPrefix = new Map<string, MappedHole[]>();
  for (const hole of holes) {
    const key = hole.mapped.label.prefix?.toLowerCase();
    if (key) byPrefix.set(key, [...(byPrefix.get(key) ?? []), hole]);
  }
  for (const group of byPrefix.values()) {
    if (group.length < leastHolesOfLayout) continue;
    for (const hole of group) hole.loop = group[0]!.mapped.label.prefix;
  }
}

/** They become loops A and B. */
function splitRepeatedNumbers(group: MappedHole[]): void {
  const byNumber = new Map<number, MappedHole[]>();
  for (const hole of group) {
    if (hole.number !== null) byNumber.set(hole.number, [...(byNumber.get(hole.number) ?? []), hole]);
  }
  const repeated = [...byNumber].filter(([, holes]) => holes.length > 1).map(([number]) => number);
  if (longestRun(repeated) < leastRepeatedRun) return;
  const count = mostCommon(repeated.map((number) => byNumber.get(number)!.length));
  const chains = chainHoles(byNumber, count);
  const name = group[0]!.loop;
  chains.forEach((chain, index) => {
    const letter = String.fromCharCode('A'.charCodeAt(0) + index);
    for (const hole of chain) hole.loop = name === null ? letter : `${name} ${letter}`;
  });
}

/** Follows `count` layouts at once from number to number, each time by the shortest walks together. */
function chainHoles(byNumber: Map<number, MappedHole[]>, count: number): MappedHole[][] {
  const chains: MappedHole[][] = [];
  for (const number of [...byNumber.keys()].sort((a, b) => a - b)) {
    const next = byNumber.get(number)!;
    const ends = chains.map((chain) => chain.at(-1)!);
    const matched = matchShortest(ends, next);
    next.forEach((hole, index) => {
      const chain = matched.get(index);
      if (chain !== undefined) chains[chain]!.push(hole);
      else if (chains.length < count) chains.push([hole]);
      // More holes than layouts: a double of the nearest, settled among doubles.
      else chains[nearestChain(ends, hole)]!.push(hole);
    });
  }
  return chains;
}

/** So that the walks are shortest in sum; index of hole → of chain. */
function matchShortest(ends: MappedHole[], next: MappedHole[]): Map<number, number> {
  const walks = next.map((hole) => ends.map((end) => walkBetween(end, hole)));
  const links = Math.min(ends.length, next.length);
  let best: { sum: number; match: Map<number, number> } = { sum: Number.POSITIVE_INFINITY, match: new Map() };
  const tryFrom = (hole: number, match: Map<number, number>, taken: Set<number>, sum: number) => {
    if (sum >= best.sum) return;
    if (match.size === links) {
      best = { sum, match: new Map(match) };
      return;
    }
    if (hole === next.length) return;
    for (let chain = 0; chain < ends.length; chain++) {
      if (taken.has(chain)) continue;
      match.set(hole, chain);
      taken.add(chain);
      tryFrom(hole + 1, match, taken, sum + walks[hole]![chain]!);
      match.delete(hole);
      taken.delete(chain);
    }
    if (next.length - hole - 1 >= links - match.size) tryFrom(hole + 1, match, taken, sum);
  };
  // Facilities have up to six layouts; beyond that the search wouldn't end in time.
  if (ends.length <= 6 && next.length <= 6) tryFrom(0, new Map(), new Set(), 0);
  return best.match;
}

function nearestChain(ends: MappedHole[], hole: MappedHole): number {
  let nearest = 0;
  ends.forEach((end, index) => {
    if (walkBetween(end, hole) < walkBetween(ends[nearest]!, hole)) nearest = index;
  });
  return nearest;
}

function longestRun(numbers: number[]): number {
  const known = new Set(numbers);
  let longest = 0;
  for (const number of known) {
    if (known.has(number - 1)) continue;
    let end = number;
    while (known.has(end)) end++;
    longest = Math.max(longest, end - number);
  }
  return longest;
}

/** The greater of equals. */
function mostCommon(values: number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce((best, each) =>
    each[1] > best[1] || (each[1] === best[1] && each[0] > best[0]) ? each : best,
  )[0];
}
