import { foldedWords } from '#lib/text/fold.ts';
import { walkBetween } from '../../../course/sort-holes.ts';
import type { OsmTags } from '../../osm-feature.ts';
import type { MappedHole } from './mapped-hole.ts';

const leastHolesOfLayout = 3;

const leastRepeatedRun = 3;

/**
 * Null in a course with one layout. By `golf:course:name`, else the named area within the facility, else a
 * word that holes share in ref or name, else, where numbers repeat, by chaining each green to the next tee.
 */
export function findLayouts(holes: MappedHole[]): void {
  const relations = new Set(holes.flatMap(({ mapped }) => mapped.tags['relation:name'] ?? []));
  // A single one is the whole club's.
  const ofRelation = ({ mapped: { tags } }: MappedHole) =>
    relations.size > 1 ? (tags['relation:name'] ?? null) : null;
  const tagged = joinMisspelt(
    groupByWord(holes, (hole) => taggedLayout(hole.mapped.tags) ?? ofRelation(hole)),
  );
  for (const hole of holes) hole.loop = hole.mapped.layout ?? null;
  for (const { group, word } of tagged) for (const hole of group) hole.loop = word;
  addSharedWords(holes);
  for (const group of groupByLoop(holes)) splitRepeatedNumbers(group);
  const loops = new Set(holes.map(({ loop }) => loop));
  if (loops.size === 1) for (const hole of holes) hole.loop = null;
}

export function taggedLayout(tags: OsmTags): string | null {
  const tagged = tags['golf:course:name'] ?? tags['course:name'] ?? tags['golf:course_name'];
  return tagged?.trim() || null;
}

export function groupByLoop(holes: MappedHole[]): MappedHole[][] {
  return [...Map.groupBy(holes, ({ loop }) => loop).values()];
}

/** Words that holes share are their layout's name, and not part of their own. */
function addSharedWords(holes: MappedHole[]): void {
  const byPrefix = joinMisspelt(groupByWord(holes, ({ mapped }) => mapped.label.prefix));
  for (const { group, word } of byPrefix) {
    if (group.length >= leastHolesOfLayout) for (const hole of group) nameLayout(hole, word);
  }
  // "Dogleg" of three holes here and there is no layout.
  for (const { group, word } of groupByWord(holes, ({ mapped }) => mapped.label.word)) {
    if (isRun(group.map(({ number }) => number))) for (const hole of group) nameLayout(hole, word);
  }
}

type Named = { word: string; group: MappedHole[] };

function groupByWord(holes: MappedHole[], wordOf: (hole: MappedHole) => string | null): Named[] {
  const said = holes.filter((hole) => wordOf(hole) !== null);
  const groups = Map.groupBy(said, (hole) => wordOf(hole)!.toLowerCase());
  return [...groups.values()].map((group) => ({ word: wordOf(group[0]!)!, group }));
}

function nameLayout(hole: MappedHole, word: string): void {
  hole.loop ??= word;
  const { prefix } = hole.mapped.label;
  if ([word, prefix].some((each) => each?.toLowerCase() === hole.name?.toLowerCase())) hole.name = null;
}

/** Whether numbers go on from the first hole of a nine without a gap; one may be on several layouts. */
function isRun(numbers: readonly (number | null)[]): boolean {
  const known = [...new Set(numbers)].filter((number) => number !== null).sort((a, b) => a - b);
  const isEach = known.every((number, index) => number === known[0]! + index);
  return known.length >= leastHolesOfLayout && isEach && known[0]! % 9 === 1;
}

/** The letters of a word that may be misspelt: "East" and "West" are four letters, and differ in two. */
const leastLetters = 5;
const mostSlips = 2;

/** "Straights" of hole 1 is the "Straits" of holes 2 to 18: a letter or two differ, and the numbers complement each other. */
function joinMisspelt(named: readonly Named[]): Named[] {
  const joined: Named[] = [];
  for (const each of [...named].sort((a, b) => b.group.length - a.group.length)) {
    const right = joined.find((larger) => isMisspelt(each, larger));
    if (right) right.group.push(...each.group);
    else joined.push({ ...each, group: [...each.group] });
  }
  return joined;
}

function isMisspelt(a: Named, b: Named): boolean {
  if (!isOneSlip(a.word, b.word)) return false;
  const numbers = [...a.group, ...b.group].map(({ number }) => number);
  return new Set(numbers).size === numbers.length && isRun(numbers);
}

/** One word differs, by a letter or two, and not by the first ("North", "South"). */
function isOneSlip(a: string, b: string): boolean {
  const [words, others] = [foldedWords(a), foldedWords(b)];
  if (words.length !== others.length) return false;
  const different = words.flatMap((word, i) => (word === others[i] ? [] : [[word, others[i]!] as const]));
  return different.every(
    ([word, other]) =>
      different.length === 1 &&
      Math.min(word.length, other.length) >= leastLetters &&
      word[0] === other[0] &&
      editsBetween(word, other) <= mostSlips,
  );
}

/** Levenshtein's distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min(row[j]! + Number(letter !== b[j]), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** They become loops A and B. */
function splitRepeatedNumbers(group: MappedHole[]): void {
  const numbered = group.filter(({ number }) => number !== null);
  const byNumber = Map.groupBy(numbered, ({ number }) => number!);
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

/** The match with the shortest walks in all: index of hole → of chain. */
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
