import { compareTellingWords, tellingWords } from '#dataset/text/course-name.ts';
import type { Position } from '#lib/contract/geometry.ts';
import { nearFinder } from './near-finder.ts';

/** A course as far as matching goes: names it goes by (none when unnamed), ids and place. */
export type Matchable = { sourceIds: readonly string[]; names: readonly string[]; position: Position };

/** How far apart two sources may put one course. */
const REACH_METRES = 1000;

/** For each incoming course the index of the known course that it is, or why it is none of them. */
export type ClusterMatch =
  | { kind: 'known'; known: number }
  | { kind: 'new' }
  | { kind: 'ambiguous'; candidates: number[] };

/**
 * Finds for each incoming course the known one that it is: by source id, else by name within a kilometre, else,
 * where one of the two has no name, as the only course of the other side within a kilometre. Names that fit
 * several courses alike are ambiguous, and of several courses with like names a known one is none.
 */
export function matchClusters(known: readonly Matchable[], incoming: readonly Matchable[]): ClusterMatch[] {
  const knownById = new Map(
    known.flatMap(({ sourceIds }, i) => sourceIds.map((id): [string, number] => [id, i])),
  );
  const knownWords = known.map(({ names }) => names.map(tellingWords));
  const nearKnown = nearFinder(known.map(({ position }) => position));
  const matches: ClusterMatch[] = incoming.map((course) => {
    const byId = course.sourceIds.map((id) => knownById.get(id)).find((index) => index !== undefined);
    if (byId !== undefined) return { kind: 'known', known: byId };
    return byName(course, knownWords, nearKnown(course.position, REACH_METRES));
  });
  dropRivals(matches, known, incoming);
  matchNameless(matches, known, incoming, nearKnown);
  return matches;
}

type Near = { index: number; metres: number };

function byName(course: Matchable, knownWords: readonly string[][][], near: readonly Near[]): ClusterMatch {
  const words = course.names.map(tellingWords);
  const alike = (wanted: 'same' | 'similar') =>
    near
      .filter(({ index }) =>
        knownWords[index]!.some((ofKnown) =>
          words.some((own) => compareTellingWords(own, ofKnown).relation === wanted),
        ),
      )
      .map(({ index }) => index);
  // Of several courses of one name the nearest is meant: they come in the order of their distance.
  const [same] = alike('same');
  if (same !== undefined) return { kind: 'known', known: same };
  const similar = alike('similar');
  if (similar.length > 1) return { kind: 'ambiguous', candidates: similar };
  return similar[0] === undefined ? { kind: 'new' } : { kind: 'known', known: similar[0] };
}

/** Where several incoming courses claim one known course, those of exactly its name have it; else none has. */
function dropRivals(
  matches: ClusterMatch[],
  known: readonly Matchable[],
  incoming: readonly Matchable[],
): void {
  const claims = Map.groupBy(
    matches.map((match, index) => ({ match, index })).filter(({ match }) => match.kind === 'known'),
    ({ match }) => (match.kind === 'known' ? match.known : -1),
  );
  for (const [target, rivals] of claims) {
    if (rivals.length < 2) continue;
    const exact = rivals.filter(({ index }) => isExact(incoming[index]!, known[target]!));
    for (const { index } of rivals) {
      if (exact.some((rival) => rival.index === index)) continue;
      matches[index] = exact.length > 0 ? { kind: 'new' } : { kind: 'ambiguous', candidates: [target] };
    }
  }
}

function isExact(a: Matchable, b: Matchable): boolean {
  if (a.sourceIds.some((id) => b.sourceIds.includes(id))) return true;
  return a.names.some((name) =>
    b.names.some((other) => compareTellingWords(tellingWords(name), tellingWords(other)).relation === 'same'),
  );
}

/** A course without a name is the only unmatched one of the other side within a kilometre, if it is so for both. */
function matchNameless(
  matches: ClusterMatch[],
  known: readonly Matchable[],
  incoming: readonly Matchable[],
  nearKnown: (position: Position, metres: number) => Near[],
): void {
  const taken = new Set(matches.flatMap((match) => (match.kind === 'known' ? [match.known] : [])));
  const nearIncoming = nearFinder(incoming.map(({ position }) => position));
  for (const [i, course] of incoming.entries()) {
    if (matches[i]!.kind !== 'new') continue;
    const near = nearKnown(course.position, REACH_METRES);
    if (course.names.length === 0) {
      if (near.length === 1) matches[i] = { kind: 'known', known: near[0]!.index };
      continue;
    }
    const nameless = near.filter(({ index }) => known[index]!.names.length === 0 && !taken.has(index));
    if (nameless.length !== 1) continue;
    const target = nameless[0]!.index;
    const named = nearIncoming(known[target]!.position, REACH_METRES).filter(
      ({ index }) => incoming[index]!.names.length > 0,
    );
    if (named.length > 1) continue;
    matches[i] = { kind: 'known', known: target };
    taken.add(target);
  }
}
