import type { CourseHead } from '../course/course-in-progress.ts';
import type { Place } from '../places/place.ts';
import { nameKey } from '../text/course-name.ts';
import { giveSlug, toSlug } from '../text/slug.ts';
import { courseDisplayName } from './display-name.ts';
import { type Ledger, type LedgerEntry, resolveGolfId } from './ledger.ts';
import { matchHeads, type Recognisable } from './match-heads.ts';

type CourseIdentity = { golfId: number; slug: string; name: string };

export type Identities = {
  /** By the index of the course's head. */
  courses: CourseIdentity[];
  /** Of merged courses. */
  redirects: { slug: string; golfId: number }[];
  /** Of merged courses. */
  merges: { golfId: number; intoGolfId: number }[];
  /** No source knows these published courses any more: without them their golf_ids vanish. */
  retired: LedgerEntry[];
  /** The latest entry of every golf_id, this build's included. */
  ledger: Ledger;
  /** Lines to append to the ledger's file, by golf_id. */
  appended: LedgerEntry[];
};

/**
 * Courses keep their golf_id and slug, also when renamed; of merged ones the lower golf_id stays and the
 * other slugs redirect; slugs and ids are never given twice. `places` has the heads' indexes. The order of
 * the heads makes no difference.
 */
export function assignIdentities(
  heads: readonly CourseHead[],
  places: readonly Place[],
  previous: Ledger,
): Identities {
  const recognisables = heads.map(toRecognisable);
  const openEntries = [...previous.values()].filter((entry) => entry.status !== 'merged');
  const { continued, takenIn } = matchHeads(recognisables, openEntries);
  const ledger = new Map(previous);
  const slugs = takenSlugs(previous);
  let lastGolfId = previous.keys().reduce((highest, golfId) => Math.max(highest, golfId), 0);

  const courses = new Array<CourseIdentity>(heads.length);
  for (const index of inKeyOrder(recognisables)) {
    const head = heads[index]!;
    const place = places[index]!;
    const group = [continued.get(index) ?? [], takenIn.get(index) ?? []].flat();
    const before = group.length > 0 ? previous.get(Math.min(...group)) : undefined;
    const entry = before
      ? continueEntry(before, recognisables[index]!)
      : newEntry(++lastGolfId, giveCourseSlug(head, place, slugs), recognisables[index]!);
    slugs.add(entry.slug);
    const others = group.filter((golfId) => golfId !== entry.golf_id).map((golfId) => previous.get(golfId)!);
    for (const other of others) ledger.set(other.golf_id, mergeEntry(other, entry.golf_id));
    ledger.set(entry.golf_id, takeIn(entry, others));
    courses[index] = { golfId: entry.golf_id, slug: entry.slug, name: courseDisplayName(head, place) };
  }

  const retired = retireVanished(ledger, courses);
  const changed = [...ledger.values()].filter((entry) => !isEqual(previous.get(entry.golf_id), entry));
  return {
    courses,
    ...forwardings(ledger),
    retired,
    ledger,
    appended: changed.sort((a, b) => a.golf_id - b.golf_id),
  };
}

function toRecognisable(head: CourseHead): Recognisable {
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

function inKeyOrder(recognisables: Recognisable[]): number[] {
  return recognisables
    .map((_, index) => index)
    .sort((a, b) => (recognisables[a]!.key < recognisables[b]!.key ? -1 : 1));
}

function takenSlugs(ledger: Ledger): Set<string> {
  return new Set([...ledger.values()].flatMap((entry) => [entry.slug, ...entry.former_slugs]));
}

/** From name:en or int_name, else the name; namesakes add city, region, country, number. */
function giveCourseSlug(head: CourseHead, place: Place, taken: ReadonlySet<string>): string {
  const english = head.nameEnglish !== null && toSlug(head.nameEnglish) !== '' ? head.nameEnglish : null;
  const qualifiers = [place.city?.name ?? '', place.region.name, place.country.name];
  return giveSlug(english ?? courseDisplayName(head, place), qualifiers, (slug) => taken.has(slug), 'course');
}

function newEntry(golfId: number, slug: string, course: Recognisable): LedgerEntry {
  return {
    golf_id: golfId,
    slug,
    former_slugs: [],
    status: 'live',
    merged_into: null,
    source_ids: [...course.sourceIds],
    former_source_ids: [],
    ...describe(course),
  };
}

function continueEntry(before: LedgerEntry, course: Recognisable): LedgerEntry {
  const now = new Set(course.sourceIds);
  const ever = [...before.former_source_ids, ...before.source_ids];
  return {
    ...before,
    status: 'live',
    merged_into: null,
    source_ids: [...course.sourceIds],
    former_source_ids: sortedSet(ever.filter((id) => !now.has(id))),
    ...describe(course),
    // A source that no longer gives the Wikidata id takes nothing back.
    wikidata: course.wikidata ?? before.wikidata,
  };
}

function describe(course: Recognisable): Pick<LedgerEntry, 'wikidata' | 'name_key' | 'position' | 'box'> {
  return {
    wikidata: course.wikidata,
    name_key: course.nameKey,
    position: [...course.position],
    box: course.box ? [...course.box] : null,
  };
}

function mergeEntry(entry: LedgerEntry, into: number): LedgerEntry {
  return { ...entry, status: 'merged', merged_into: into };
}

function takeIn(entry: LedgerEntry, others: LedgerEntry[]): LedgerEntry {
  if (others.length === 0) return entry;
  const slugs = others.flatMap((other) => [other.slug, ...other.former_slugs]);
  const ids = others.flatMap((other) => [...other.source_ids, ...other.former_source_ids]);
  return {
    ...entry,
    former_slugs: sortedSet([...entry.former_slugs, ...slugs]),
    former_source_ids: sortedSet([
      ...entry.former_source_ids,
      ...ids.filter((id) => !entry.source_ids.includes(id)),
    ]),
  };
}

function sortedSet(values: string[]): string[] {
  return [...new Set(values)].sort();
}

/** Returns the courses that were live before. */
function retireVanished(ledger: Map<number, LedgerEntry>, courses: CourseIdentity[]): LedgerEntry[] {
  const present = new Set(courses.map((course) => course.golfId));
  const vanished: LedgerEntry[] = [];
  for (const entry of ledger.values()) {
    if (entry.status !== 'live' || present.has(entry.golf_id)) continue;
    const retired: LedgerEntry = { ...entry, status: 'retired' };
    ledger.set(entry.golf_id, retired);
    vanished.push(retired);
  }
  return vanished.sort((a, b) => a.golf_id - b.golf_id);
}

/** Where merged courses' ids and slugs lead, as far as that is a course of this build. */
function forwardings(ledger: Ledger): Pick<Identities, 'redirects' | 'merges'> {
  const merges: Identities['merges'] = [];
  const redirects: Identities['redirects'] = [];
  for (const entry of [...ledger.values()].sort((a, b) => a.golf_id - b.golf_id)) {
    if (entry.status !== 'merged') continue;
    const target = resolveGolfId(ledger, entry.golf_id);
    if (target?.status !== 'live') continue;
    merges.push({ golfId: entry.golf_id, intoGolfId: target.golf_id });
    redirects.push({ slug: entry.slug, golfId: target.golf_id });
  }
  return { merges, redirects };
}

function isEqual(a: LedgerEntry | undefined, b: LedgerEntry): boolean {
  return a !== undefined && (a === b || JSON.stringify(a) === JSON.stringify(b));
}
