import { around, distance } from 'geokdbush';
import type { Position } from '#lib/contract/geometry.ts';
import { fold } from '#lib/text/fold.ts';
import { disjointSets } from '../disjoint-sets.ts';
import { indexPoints } from '../geometry/point-index.ts';
import { compareText } from '../text/compare-text.ts';
import {
  compareTellingWords,
  isGenericName,
  joinedWords,
  plainWords,
  tellingWords,
  tellsSisters,
} from '../text/course-name.ts';
import { wordsOfPart } from '../text/part-of-club.ts';
import type { ListedCourse } from './course-files.ts';

/** Indexes and distances in metres, nearest first. */
type NearFinder = (position: Position, metres: number) => { index: number; metres: number }[];

function nearFinder(positions: readonly Position[]): NearFinder {
  const index = indexPoints(positions);
  return ([lon, lat], metres) =>
    around(index, lon, lat, Number.POSITIVE_INFINITY, metres / 1000).map((found) => {
      const [otherLon, otherLat] = positions[found]!;
      return { index: found, metres: 1000 * distance(lon, lat, otherLon, otherLat) };
    });
}

/** How far lines of one course may lie from each other, with the same telling words or the same card. */
const SAME_COURSE_METRES = 1000;

/** The same for lines with one whole name (all six such pairs of the samples beyond 1.5 km are one course); the further where another sign agrees. */
const SAME_NAME_METRES = 2200;
const SAME_NAME_AND_SIGN_METRES = 3000;

/** How many holes two lines must both list to have one card; one of them on the second nine. */
const ENOUGH_SAME_HOLES = 6;
const FIRST_NINE = 9;

/** Two lines without a name this near are one course. */
const SAME_SPOT_METRES = 300;

/** Lines of one source_id, of one name within a kilometre, or nameless on one spot; the richest comes first. */
export function clusterRecords(records: readonly ListedCourse[]): ListedCourse[][] {
  const sorted = records.toSorted(compareRecords);
  const names = sorted.map(({ name }) => (name === null ? null : toNameForms(name)));
  const sets = disjointSets(sorted.length);
  const firstOfId = new Map<string, number>();
  for (const [i, { sourceId }] of sorted.entries()) {
    const first = firstOfId.get(sourceId);
    if (first === undefined) firstOfId.set(sourceId, i);
    else sets.join(first, i);
  }
  const near = nearFinder(sorted.map((record) => record.position));
  for (const [i, { position }] of sorted.entries()) {
    for (const { index, metres } of near(position, SAME_NAME_AND_SIGN_METRES)) {
      if (index <= i) continue;
      const hasSign = () => sharesSign(sorted[i]!, sorted[index]!);
      const isSame =
        isOneCourse(names[i]!, names[index]!, metres, hasSign) ||
        (metres <= SAME_COURSE_METRES && sharesCard(sorted[i]!, sorted[index]!));
      if (isSame) sets.join(i, index);
    }
  }
  return sets
    .groups()
    .map((group) =>
      group.map((index) => sorted[index]!).sort((a, b) => richness(b) - richness(a) || compareRecords(a, b)),
    );
}

/**
 * Telling words, these as one word, all words but "golf club" and the like as one, the whole folded name unless it's
 * generic, and the words of a club's course.
 */
type NameForms = {
  words: string[];
  joined: string;
  plain: string;
  whole: string | null;
  part: ReturnType<typeof wordsOfPart>;
};

function toNameForms(name: string): NameForms {
  return {
    words: tellingWords(name),
    joined: joinedWords(name),
    plain: plainWords(name),
    whole: isGenericName(name) ? null : fold(name),
    part: wordsOfPart(name),
  };
}

function isOneCourse(
  a: NameForms | null,
  b: NameForms | null,
  metres: number,
  hasSign: () => boolean,
): boolean {
  if (a === null || b === null) return a === b && metres <= SAME_SPOT_METRES;
  if (metres <= SAME_COURSE_METRES && isSameName(a, b)) return true;
  if (a.whole === null || a.whole !== b.whole) return false;
  return metres <= SAME_NAME_METRES || hasSign();
}

function isSameName(a: NameForms, b: NameForms): boolean {
  if (a.joined === b.joined || (a.plain !== '' && a.plain === b.plain)) return true;
  return isSamePart(a.part, b.part) || compareTellingWords(a.words, b.words).relation === 'same';
}

/** "Deer Run Course" next to "Deer Run at Sun N Lake". */
function isSamePart(a: NameForms['part'], b: NameForms['part']): boolean {
  return a !== null && b !== null && a.isAt !== b.isAt && a.key === b.key;
}

/** Town, address, phone or website. */
function sharesSign(a: ListedCourse, b: ListedCourse): boolean {
  const isSame = (one: string | null, other: string | null) =>
    one !== null && other !== null && fold(one) === fold(other);
  return (['cityName', 'address', 'phone', 'website'] as const).some((key) => isSame(a[key], b[key]));
}

/**
 * Par and stroke index of every hole that both list: those of different eighteens never agree on all. Nines of one club may, and a
 * short course may have its big sister's card.
 */
function sharesCard(a: ListedCourse, b: ListedCourse): boolean {
  if (a.declaredPar === null || a.declaredPar !== b.declaredPar || a.name === null || b.name === null)
    return false;
  const others = new Map(b.holes.map((hole) => [hole.number, hole]));
  const both = a.holes.filter(({ number }) => others.has(number));
  if (both.length < ENOUGH_SAME_HOLES || !both.some(({ number }) => number > FIRST_NINE)) return false;
  const isSame = both.every(({ number, par, strokeIndex }) => {
    const other = others.get(number)!;
    return par === other.par && strokeIndex !== null && strokeIndex === other.strokeIndex;
  });
  return isSame && !tellsSisters(tellingWords(a.name), tellingWords(b.name));
}

/** Sorts by id, then by line, so that doubled ids have an order. */
function compareRecords(a: ListedCourse, b: ListedCourse): number {
  return compareText(a.sourceId, b.sourceId) || compareText(a.place, b.place);
}

function richness(record: ListedCourse): number {
  const { holes, architects, access, otherNames: _names, findings: _, place: __, ...values } = record;
  const known = Object.values(values).filter((value) => value !== null).length;
  return known + holes.length + Number(architects.length > 0) + Number(access !== 'unknown');
}

/** No names when unnamed. */
type Matchable = {
  sourceIds: readonly string[];
  names: readonly string[];
  position: Position;
  /** Absent where no outline is mapped. */
  holds?: ((position: Position) => boolean) | undefined;
};

/** How far apart two sources may put one course. */
const REACH_METRES = 1000;

/** The index of the known course, or why there is none. */
export type ClusterMatch =
  | { kind: 'known'; known: number }
  | { kind: 'new' }
  | { kind: 'ambiguous'; candidates: number[] };

/**
 * Matches courses by source id, else by name within a kilometre, else, where one of the two has no name, as the only course
 * of the other side within a kilometre. Names that fit several courses alike are ambiguous, and of several
 * courses with similar names a known one matches none.
 */
export function matchClusters(known: readonly Matchable[], incoming: readonly Matchable[]): ClusterMatch[] {
  const knownById = new Map(
    known.flatMap(({ sourceIds }, i) => sourceIds.map((id): [string, number] => [id, i])),
  );
  const knownForms = known.map(({ names }) => names.map(toNameForms));
  const nearKnown = nearFinder(known.map(({ position }) => position));
  const matches: ClusterMatch[] = incoming.map((course) => {
    const byId = course.sourceIds.map((id) => knownById.get(id)).find((index) => index !== undefined);
    if (byId !== undefined) return { kind: 'known', known: byId };
    return byName(course, knownForms, nearKnown(course.position, SAME_NAME_AND_SIGN_METRES));
  });
  dropRivals(matches, known, incoming);
  matchNameless(matches, known, incoming, nearKnown);
  return matches;
}

type Near = { index: number; metres: number };

function byName(course: Matchable, knownForms: readonly NameForms[][], near: readonly Near[]): ClusterMatch {
  const forms = course.names.map(toNameForms);
  const among = (metres: number, isAlike: (own: NameForms, ofKnown: NameForms) => boolean) =>
    near
      .filter(
        (each) =>
          each.metres <= metres &&
          knownForms[each.index]!.some((ofKnown) => forms.some((own) => isAlike(own, ofKnown))),
      )
      .map(({ index }) => index);
  // Nearest first, so of several courses of one name the nearest is meant. A whole name also counts if only
  // the known course is mapped.
  const [same] = [
    ...among(REACH_METRES, isSameName),
    ...among(SAME_NAME_AND_SIGN_METRES, (own, ofKnown) => own.whole !== null && own.whole === ofKnown.whole),
  ];
  if (same !== undefined) return { kind: 'known', known: same };
  const similar = among(
    REACH_METRES,
    (own, ofKnown) => compareTellingWords(own.words, ofKnown.words).relation === 'similar',
  );
  if (similar.length > 1) return { kind: 'ambiguous', candidates: similar };
  return similar[0] === undefined ? { kind: 'new' } : { kind: 'known', known: similar[0] };
}

/** Leaves of several claims on one known course those of exactly its name; else none. */
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
  return a.names.some((name) => b.names.some((other) => isSameName(toNameForms(name), toNameForms(other))));
}

/** Nearer than half as far as the next, and this near. */
const CLEARLY_NEAR_METRES = 350;

/** The only one, or one much nearer than all others. */
function clearlyNearest([first, second]: readonly Near[]): number | null {
  if (first === undefined) return null;
  const isClear =
    second === undefined || (first.metres <= CLEARLY_NEAR_METRES && first.metres <= second.metres / 2);
  return isClear ? first.index : null;
}

/** An unnamed course is the only or much the nearest unmatched one of the other side within a kilometre, if it is so for both. */
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
      // The course that it lies on, before any other nearby.
      const around = near.find(({ index }) => known[index]!.holds?.(course.position));
      const only = around ?? (near.length === 1 ? near[0] : undefined);
      if (only) matches[i] = { kind: 'known', known: only.index };
      continue;
    }
    const nameless = near.filter(({ index }) => known[index]!.names.length === 0 && !taken.has(index));
    const target = clearlyNearest(nameless);
    if (target === null) continue;
    const named = nearIncoming(known[target]!.position, REACH_METRES).filter(
      ({ index }) => incoming[index]!.names.length > 0,
    );
    if (clearlyNearest(named) !== i) continue;
    matches[i] = { kind: 'known', known: target };
    taken.add(target);
  }
}
