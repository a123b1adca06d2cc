import type { DatabaseSync } from 'node:sqlite';
import { type ChangeKind, type ProfilePart, profileParts } from '../contract/profile-parts.ts';

/** A course as it is in one edition. `country` is a slug. */
export type CourseContent = { slug: string; country: string; hashes: Uint8Array };

/** The slug is the latest. */
export type EditionChange = {
  golfId: number;
  slug: string;
  country: string;
  kind: ChangeKind;
  parts: ProfilePart[];
};

export type Edition = { version: string; updatedAt: string | null };

/**
 * `content.hashes`: the first 8 bytes of a SHA-256 for the name and then for each part, in the order of
 * `profileParts`. An older file may lack the last ones.
 */
export const HASH_BYTES = 8;

function hashAt(hashes: Uint8Array, place: number): Uint8Array {
  return hashes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES);
}

export function changedParts(before: Uint8Array, after: Uint8Array): ProfilePart[] {
  return profileParts.filter((_, index) => !isSame(before, after, index + 1));
}

function isSame(before: Uint8Array, after: Uint8Array, place: number): boolean {
  const [one, other] = [hashAt(before, place), hashAt(after, place)];
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Null if it's the same in both; `isMerged` if it's gone. */
export function compareContent(
  golfId: number,
  before: CourseContent | null,
  after: CourseContent | null,
  isMerged: boolean,
): EditionChange | null {
  if (after === null) {
    if (before === null) return null;
    const { slug, country } = before;
    return { golfId, slug, country, kind: isMerged ? 'merged' : 'retired', parts: [] };
  }
  const { slug, country } = after;
  if (before === null) return { golfId, slug, country, kind: 'added', parts: [...profileParts] };
  const parts = changedParts(before.hashes, after.hashes);
  const isRenamed = before.slug !== slug || !isSame(before.hashes, after.hashes, 0);
  if (parts.length === 0 && !isRenamed) return null;
  return { golfId, slug, country, kind: isRenamed ? 'renamed' : 'changed', parts };
}

/** Earlier editions that the file knows, oldest first. */
export function readEditions(database: DatabaseSync): Edition[] {
  return database
    .prepare('SELECT version, updated_at FROM edition ORDER BY step')
    .all()
    .map(({ version, updated_at }) => ({ version: String(version), updatedAt: textOrNull(updated_at) }));
}

/**
 * The changes from an earlier edition to a later one, each named by its place in `readEditions` (the file's own comes
 * after the last), by golf_id.
 */
export function readChanges(database: DatabaseSync, from: number, to: number): EditionChange[] {
  const merged = new Set(golfIdsOf(database, 'SELECT golf_id FROM merged_id'));
  const current = database.prepare(`${CURRENT} WHERE golf_id = ?`);
  const changes: EditionChange[] = [];
  for (const [golfId, states] of listFormer(database, from)) {
    // Each step that changed it says what it was before; after the last, it's as it is now.
    const [first] = states;
    if (first!.step > to) continue;
    const later = states.find(({ step }) => step > to);
    const row = later ? undefined : current.get(golfId);
    const after = later ? later.content : row ? toContent(row) : null;
    const change = compareContent(golfId, first!.content, after, merged.has(golfId));
    if (change) changes.push(change);
  }
  return changes;
}

type FormerState = { step: number; content: CourseContent | null };

/** Yields each course that a later step changed, by golf_id, with those steps in order. */
function* listFormer(
  database: DatabaseSync,
  place: number,
): Generator<[golfId: number, states: FormerState[]]> {
  const rows = database
    .prepare(`SELECT golf_id, step, slug, country, hashes FROM former_content
      WHERE step > ? ORDER BY golf_id, step`)
    .iterate(place);
  let last: [number, FormerState[]] | null = null;
  for (const row of rows) {
    const golfId = Number(row.golf_id);
    if (last && last[0] !== golfId) yield last;
    if (last?.[0] !== golfId) last = [golfId, []];
    last[1].push({ step: Number(row.step), content: toContent(row) });
  }
  if (last) yield last;
}

const CURRENT = `SELECT golf_id, course.slug, country.slug AS country, hashes
  FROM course JOIN content USING (golf_id) JOIN country USING (country_id)`;

/** Every course of the file, by golf_id. */
export function* listContent(database: DatabaseSync): Generator<[golfId: number, CourseContent]> {
  for (const row of database.prepare(`${CURRENT} ORDER BY golf_id`).iterate()) {
    yield [Number(row.golf_id), toContent(row)!];
  }
}

/** The changes between two files, neither of which need know the other; by golf_id. */
export function compareFiles(older: DatabaseSync, newer: DatabaseSync): EditionChange[] {
  const merged = new Set(golfIdsOf(newer, 'SELECT golf_id FROM merged_id'));
  const now = new Map(listContent(newer));
  const changes: EditionChange[] = [];
  for (const [golfId, before] of listContent(older)) {
    const change = compareContent(golfId, before, now.get(golfId) ?? null, merged.has(golfId));
    if (change) changes.push(change);
    now.delete(golfId);
  }
  for (const [golfId, added] of now) changes.push(compareContent(golfId, null, added, false)!);
  return changes.sort((a, b) => a.golfId - b.golfId);
}

function toContent(row: Record<string, unknown>): CourseContent | null {
  if (row.slug === null) return null;
  return { slug: String(row.slug), country: String(row.country), hashes: row.hashes as Uint8Array };
}

function golfIdsOf(database: DatabaseSync, query: string): number[] {
  return database
    .prepare(query)
    .all()
    .map(({ golf_id }) => Number(golf_id));
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : String(value);
}
