import { around } from 'geokdbush';
import { indexPoints } from '#dataset/geometry/point-index.ts';
import { compareText } from '#dataset/text/compare-text.ts';
import { compareTellingWords, nameKey } from '#dataset/text/course-name.ts';
import { rulerAt } from '#lib/geo/ruler.ts';
import type { CourseHead } from '../course/course-in-progress.ts';
import type { LedgerEntry } from './ledger.ts';

/** `key` is unique and the same in every build. */
export type Recognisable = {
  key: string;
  sourceIds: readonly string[];
  wikidata: string | null;
  nameKey: string | null;
  position: readonly [lon: number, lat: number];
  box: readonly [west: number, south: number, east: number, north: number] | null;
};

/** What a course is recognised by, from one build to the next. */
export function toRecognisable(head: CourseHead): Recognisable {
  const name = head.name ?? head.nameEnglish;
  const sourceIds = head.sourceIds.toSorted();
  const [lon, lat] = head.position;
  return {
    key: sourceIds.join(' '),
    sourceIds,
    wikidata: head.wikidata,
    nameKey: name === null ? null : nameKey(name) || null,
    position: [round(lon), round(lat)],
    box: head.box ? [round(head.box[0]), round(head.box[1]), round(head.box[2]), round(head.box[3])] : null,
  };
}

/** Five decimals (a metre) are enough, and keep the ledger from growing with each moved vertex. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** A course that moved no further, or whose outlines share half their area, may be the same. */
const SAME_PLACE_METRES = 300;
const SAME_OUTLINE = 0.5;

/** The most between centres of half-overlapping outlines: golf courses are under 4 km across. */
const OUTLINE_REACH_KM = 4;

/**
 * Matches heads to entries by source id, then Wikidata id, then place and similar name. Each entry continues in at most one head, each
 * head at most one entry. `takenIn` has further entries of a head's sources, merged into it. The order of the heads makes no difference.
 */
export function matchHeads(heads: readonly Recognisable[], entries: readonly LedgerEntry[]) {
  const continued = new Map<number, number>();
  const takenEntries = new Set<number>();
  const claim = (head: number, golfId: number) => {
    if (continued.has(head) || takenEntries.has(golfId)) return;
    continued.set(head, golfId);
    takenEntries.add(golfId);
  };

  const claims = claimsBySourceId(heads, entries);
  for (const { head, entry } of claims) claim(head, entry.golf_id);
  const takenIn = leftoversOf(claims, takenEntries, continued);
  for (const golfIds of takenIn.values()) for (const golfId of golfIds) takenEntries.add(golfId);

  for (const later of [claimsByWikidata, claimsByPlace]) {
    const openHeads = heads.map((_, index) => index).filter((index) => !continued.has(index));
    const openEntries = entries.filter((entry) => !takenEntries.has(entry.golf_id));
    for (const { head, entry } of later(heads, openHeads, openEntries)) claim(head, entry.golf_id);
  }
  return { continued, takenIn };
}

type Claim = { head: number; entry: LedgerEntry; strength: number; metres: number };

/** Strongest first; ties by distance, then the older golf_id, then the head's key. */
function sortClaims(heads: readonly Recognisable[], claims: Claim[]): Claim[] {
  return claims.sort(
    (a, b) =>
      b.strength - a.strength ||
      a.metres - b.metres ||
      a.entry.golf_id - b.entry.golf_id ||
      compareText(heads[a.head]!.key, heads[b.head]!.key),
  );
}

function claimsBySourceId(heads: readonly Recognisable[], entries: readonly LedgerEntry[]): Claim[] {
  const owners = ownersOfSourceIds(entries);
  const claims: Claim[] = [];
  for (const [index, head] of heads.entries()) {
    const shared = Map.groupBy(
      head.sourceIds.flatMap((id) => owners.get(id) ?? []),
      (entry) => entry,
    );
    for (const [entry, { length }] of shared) {
      const sameName = entry.name_key === head.nameKey ? 0.5 : 0;
      claims.push({ head: index, entry, strength: length + sameName, metres: metresBetween(head, entry) });
    }
  }
  return sortClaims(heads, claims);
}

/** The owner of each source id: the entry that has it now, else one that had it; a live one before a retired one. */
function ownersOfSourceIds(entries: readonly LedgerEntry[]): Map<string, LedgerEntry> {
  const ranked = entries.toSorted(
    (a, b) => Number(a.status === 'retired') - Number(b.status === 'retired') || a.golf_id - b.golf_id,
  );
  const owners = new Map<string, LedgerEntry>();
  for (const ids of ['source_ids', 'former_source_ids'] as const) {
    for (const entry of ranked) {
      for (const id of entry[ids]) if (!owners.has(id)) owners.set(id, entry);
    }
  }
  return owners;
}

/** Their sources all went into heads that continue other entries: merged into the strongest. */
function leftoversOf(
  claims: Claim[],
  takenEntries: ReadonlySet<number>,
  continued: ReadonlyMap<number, number>,
): Map<number, number[]> {
  const leftovers = new Map<number, number[]>();
  const placed = new Set<number>();
  for (const { head, entry } of claims) {
    if (takenEntries.has(entry.golf_id) || placed.has(entry.golf_id) || !continued.has(head)) continue;
    placed.add(entry.golf_id);
    leftovers.set(head, [...(leftovers.get(head) ?? []), entry.golf_id]);
  }
  return leftovers;
}

/** Wikidata ids often mean the club with all its courses: only an id of one head and one entry counts. */
function claimsByWikidata(
  heads: readonly Recognisable[],
  openHeads: number[],
  openEntries: LedgerEntry[],
): Claim[] {
  const headsById = Map.groupBy(openHeads, (index) => heads[index]!.wikidata);
  const entriesById = Map.groupBy(openEntries, (entry) => entry.wikidata);
  const claims: Claim[] = [];
  for (const [id, [head, ...otherHeads]] of headsById) {
    const [entry, ...otherEntries] = entriesById.get(id) ?? [];
    if (id === null || head === undefined || !entry || otherHeads.length + otherEntries.length > 0) continue;
    claims.push({ head, entry, strength: 1, metres: metresBetween(heads[head]!, entry) });
  }
  return sortClaims(heads, claims);
}

/** Claims to an entry in the same place with a similar name; an unnamed course may have got a name. */
function claimsByPlace(
  heads: readonly Recognisable[],
  openHeads: number[],
  openEntries: LedgerEntry[],
): Claim[] {
  const index = indexPoints(openEntries.map(({ position }) => position));
  const claims: Claim[] = [];
  for (const headIndex of openHeads) {
    const head = heads[headIndex]!;
    for (const id of around(index, ...head.position, Number.POSITIVE_INFINITY, OUTLINE_REACH_KM)) {
      const entry = openEntries[id]!;
      const metres = metresBetween(head, entry);
      if (metres > SAME_PLACE_METRES && overlap(head.box, entry.box) < SAME_OUTLINE) continue;
      const strength = nameStrength(head.nameKey, entry.name_key);
      if (strength > 0) claims.push({ head: headIndex, entry, strength, metres });
    }
  }
  return sortClaims(heads, claims);
}

/** 2 for the same name, up to 1 for a similar one, a little where a name is unknown, 0 for another. */
function nameStrength(a: string | null, b: string | null): number {
  if (a === b) return 2;
  if (a === null || b === null) return 0.1;
  const { relation, dice } = compareTellingWords(a.split(' '), b.split(' '));
  return relation === 'different' ? 0 : dice;
}

function metresBetween(head: Recognisable, entry: LedgerEntry): number {
  const [lonA, lat] = head.position;
  const [lonB, latB] = entry.position;
  const lonShift = lonB - lonA > 180 ? -360 : lonB - lonA < -180 ? 360 : 0;
  return rulerAt(lat).distance([lonA, lat], [lonB + lonShift, latB]);
}

type Box = Recognisable['box'];

/** Intersection over union, 0 to 1. */
function overlap(a: Box, b: Box): number {
  if (!a || !b) return 0;
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  const areaOf = ([west, south, east, north]: NonNullable<Box>) => (east - west) * (north - south);
  return shared / (areaOf(a) + areaOf(b) - shared);
}
