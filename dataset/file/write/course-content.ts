import { hash } from 'node:crypto';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { type ProfilePart, partOfKey, profileParts } from '#lib/contract/profile-parts.ts';
import { changedParts, HASH_BYTES } from '#lib/dataset-file/changes.ts';
import { keysOf } from '#lib/golf/keys-of.ts';
import { type StatedSources, sourceNames } from '../../source-catalogue.ts';

/** What the previous edition kept of a course. */
export type PreviousContent = {
  hashes: Uint8Array;
  updatedAt: string | null;
  /** What `content.source_times` holds. */
  sourceTimes: string;
};

/** The JSON of each value of a profile, from which its parts are hashed and its document is written. */
export type ProfileTexts = Record<keyof GolfProfile, string>;

export function toTexts<Part extends Partial<GolfProfile>>(part: Part): Record<keyof Part, string> {
  const texts = Object.entries(part).map(([key, value]) => [key, JSON.stringify(value)]);
  return Object.fromEntries(texts);
}

/** The hashes of the name and of each part, as `content.hashes` holds them. */
export function hashParts(texts: ProfileTexts): Uint8Array {
  const ofPart = Map.groupBy(keysOf(texts), (key) => partOfKey[key]);
  const hashed = [['name' as const], ...profileParts.map((part) => ofPart.get(part)!)];
  return Buffer.concat(
    hashed.map((keys) => {
      const json = keys.map((key) => texts[key]).join('');
      return hash('sha256', json, 'buffer').subarray(0, HASH_BYTES);
    }),
  );
}

/** 16 hexadecimal digits. */
export function hashDocument(json: Buffer | string): string {
  return hash('sha256', json, 'hex').slice(0, 2 * HASH_BYTES);
}

/**
 * A course that hasn't changed since the previous edition keeps that edition's time. A source keeps its own
 * until something changes that it has a say in, even if its files have a new date.
 */
export function keepTimes(
  profile: GolfProfile,
  hashes: Uint8Array,
  previous: PreviousContent | null,
  stated: StatedSources = {},
): Pick<GolfProfile, 'sources' | 'updated_at'> {
  const { sources, updated_at } = profile;
  if (!previous) return { sources, updated_at };
  const changed = changedParts(previous.hashes, hashes);
  const saying = namesSaying(profile, changed, stated);
  const times: Record<string, string | null> = JSON.parse(previous.sourceTimes);
  return {
    sources: sources.map((source) => ({
      ...source,
      updated_at:
        Object.hasOwn(times, source.name) && !saying.has(source.name)
          ? times[source.name]!
          : source.updated_at,
    })),
    updated_at: changed.length === 0 ? previous.updatedAt : updated_at,
  };
}

/**
 * The sources of these parts. `character` follows from other parts; for another part that no source says
 * anything about any more, it's all of them, since any of them may have had the value.
 */
function namesSaying(
  { origins, sources }: GolfProfile,
  parts: readonly ProfilePart[],
  stated: StatedSources,
): Set<string> {
  const keysOf = (part: ProfilePart) =>
    origins
      .filter(({ source, paths }) => source !== 'atlas' && paths.some((path) => partOfPath(path) === part))
      .map(({ source }) => source);
  const keys = parts.filter((part) => part !== 'character').map(keysOf);
  if (keys.some(({ length }) => length === 0)) return new Set(sources.map(({ name }) => name));
  return new Set(keys.flat().flatMap((key) => sourceNames(key, stated)));
}

/** Null also for details inside a record of another source, such as where a card's tees are. */
function partOfPath(path: string): ProfilePart | null {
  const [key, ...inside] = path.split('.');
  return inside.includes('*') ? null : partOfKey[key as keyof GolfProfile];
}

export function sourceTimes({ sources }: GolfProfile): string {
  return JSON.stringify(Object.fromEntries(sources.map(({ name, updated_at }) => [name, updated_at])));
}
