import type { CourseHead } from '../course/course-in-progress.ts';
import type { LatinForm } from '../names/latin-form.ts';
import type { Place } from '../places/place.ts';
import { giveSlug, toSlug } from '../text/slug.ts';
import { courseDisplayName } from './display-name.ts';
import { type Ledger, type LedgerEntry, resolveGolfId } from './ledger.ts';
import { matchHeads, type Recognisable, toRecognisable } from './match-heads.ts';

type CourseIdentity = { golfId: number; slug: string; name: string; latin: LatinForm | null };

export type Identities = {
  /** Identities by the index of the course's head. */
  courses: CourseIdentity[];
  /** Slugs of merged courses, and former slugs. */
  redirects: { slug: string; golfId: number }[];
  /** Golf_ids of merged courses. */
  merges: { golfId: number; intoGolfId: number }[];
  /** Courses that got another slug because it was asked for. */
  remade: { golfId: number; from: string; to: string }[];
  /** No source knows these published courses any more: without them their golf_ids vanish. */
  retired: LedgerEntry[];
  /** The latest entry of every golf_id, this build's included. */
  ledger: Ledger;
  /** Lines to append to the ledger's file, by golf_id. */
  appended: LedgerEntry[];
};

export type NamedHeads = {
  heads: readonly CourseHead[];
  /** The place of each head. */
  places: readonly Place[];
  /** Latin forms of names in other scripts; null where the name is Latin. */
  latin: readonly (LatinForm | null)[];
};

/**
 * Courses keep their golf_id and slug, even when renamed; of merged ones the lower golf_id stays and the
 * other slugs redirect; slugs and ids are never given twice. The order of the heads makes no difference.
 * `remakeSlugs`: names in other scripts get the slugs of their Latin forms, and the slugs that they had
 * redirect. Hidden courses keep their place in the ledger as retired ones do, but haven't vanished.
 */
export function assignIdentities(
  { heads, places, latin }: NamedHeads,
  previous: Ledger,
  remakeSlugs = false,
): Identities {
  const recognisables = heads.map(toRecognisable);
  const openEntries = [...previous.values()].filter((entry) => entry.status !== 'merged');
  const { continued, takenIn } = matchHeads(recognisables, openEntries);
  const ledger = new Map(previous);
  const slugs = takenSlugs(previous);
  let lastGolfId = previous.keys().reduce((highest, golfId) => Math.max(highest, golfId), 0);

  const order = inKeyOrder(recognisables);
  const groups = order.map((index) => {
    const known = [continued.get(index) ?? [], takenIn.get(index) ?? []].flat();
    return { index, known, golfId: known.length > 0 ? Math.min(...known) : ++lastGolfId };
  });
  const courses = new Array<CourseIdentity>(heads.length);
  const remade: Identities['remade'] = [];
  // A course with a Latin name has the slug that another one's Latin form would claim.
  for (const { index, known, golfId } of latinFirst(groups, latin)) {
    const named = nameCourse(heads[index]!, places[index]!, latin[index] ?? null);
    const before = previous.get(golfId);
    const entry = before
      ? continueEntry(before, recognisables[index]!)
      : newEntry(
          golfId,
          giveCourseSlug(named, (slug) => slugs.has(slug)),
          recognisables[index]!,
        );
    const others = known.filter((id) => id !== golfId).map((id) => previous.get(id)!);
    for (const other of others) ledger.set(other.golf_id, mergeEntry(other, golfId));
    const whole = takeIn(entry, others);
    const latest = remakeSlugs && named.latin ? remakeSlug(whole, named, slugs) : whole;
    if (latest !== whole) remade.push({ golfId, from: whole.slug, to: latest.slug });
    slugs.add(latest.slug);
    ledger.set(golfId, heads[index]!.isHidden ? { ...latest, status: 'retired' } : latest);
    courses[index] = { golfId, slug: latest.slug, name: named.name, latin: named.latin };
  }

  const retired = retireVanished(ledger, courses);
  const changed = [...ledger.values()].filter((entry) => !isEqual(previous.get(entry.golf_id), entry));
  return {
    courses,
    ...forwardings(ledger),
    remade,
    retired,
    ledger,
    appended: changed.sort((a, b) => a.golf_id - b.golf_id),
  };
}

function inKeyOrder(recognisables: Recognisable[]): number[] {
  return recognisables
    .map((_, index) => index)
    .sort((a, b) => (recognisables[a]!.key < recognisables[b]!.key ? -1 : 1));
}

function takenSlugs(ledger: Ledger): Set<string> {
  return new Set([...ledger.values()].flatMap((entry) => [entry.slug, ...entry.former_slugs]));
}

type Named = { head: CourseHead; place: Place; name: string; latin: LatinForm | null };

/** What is added to a name is added to its Latin form. */
function nameCourse(head: CourseHead, place: Place, latin: LatinForm | null): Named {
  const name = courseDisplayName(head, place);
  const added = head.name !== null && name.startsWith(head.name) ? name.slice(head.name.length) : '';
  return { head, place, name, latin: latin && { ...latin, text: latin.text + added } };
}

/** A slug made from name:en or int_name, else the Latin form or the name; namesakes add city, region, country, number. */
function giveCourseSlug({ head, place, name, latin }: Named, isTaken: (slug: string) => boolean): string {
  const english = head.nameEnglish !== null && toSlug(head.nameEnglish) !== '' ? head.nameEnglish : null;
  const qualifiers = [place.city?.name ?? '', place.region.name, place.country.name];
  return giveSlug(english ?? latin?.text ?? name, qualifiers, isTaken, 'course');
}

function latinFirst<Group extends { index: number }>(
  groups: readonly Group[],
  latin: NamedHeads['latin'],
): Group[] {
  const isLatin = ({ index }: Group) => (latin[index] ?? null) === null;
  return [...groups.filter(isLatin), ...groups.filter((group) => !isLatin(group))];
}

/** The slug that it would get today; the one it had becomes a former one. */
function remakeSlug(entry: LedgerEntry, named: Named, taken: ReadonlySet<string>): LedgerEntry {
  const own = new Set([entry.slug, ...entry.former_slugs]);
  const slug = giveCourseSlug(named, (one) => taken.has(one) && !own.has(one));
  if (slug === entry.slug) return entry;
  own.delete(slug);
  return { ...entry, slug, former_slugs: sortedSet([...own]) };
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
    // If a source no longer gives the Wikidata id, nothing changes.
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

/** The courses that former slugs and merged courses' ids lead to, as far as that is a course of this build. */
function forwardings(ledger: Ledger): Pick<Identities, 'redirects' | 'merges'> {
  const merges: Identities['merges'] = [];
  const redirects = new Map<string, number>();
  for (const entry of [...ledger.values()].sort((a, b) => a.golf_id - b.golf_id)) {
    const target = resolveGolfId(ledger, entry.golf_id);
    if (target?.status !== 'live') continue;
    for (const slug of entry.former_slugs) redirects.set(slug, target.golf_id);
    if (entry.status !== 'merged') continue;
    merges.push({ golfId: entry.golf_id, intoGolfId: target.golf_id });
    redirects.set(entry.slug, target.golf_id);
  }
  for (const { slug, status } of ledger.values()) if (status === 'live') redirects.delete(slug);
  return { merges, redirects: [...redirects].map(([slug, golfId]) => ({ slug, golfId })) };
}

function isEqual(a: LedgerEntry | undefined, b: LedgerEntry): boolean {
  return a !== undefined && (a === b || JSON.stringify(a) === JSON.stringify(b));
}
