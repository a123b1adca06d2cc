import { hash } from 'node:crypto';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { partOfKey, profileParts } from '#lib/contract/profile-parts.ts';
import { HASH_BYTES } from '#lib/dataset-file/changes.ts';
import { memberJson, type ProfileMembers } from './profile-json.ts';

/** What the edition before kept of a course. */
export type PreviousContent = {
  hashes: Uint8Array;
  updatedAt: string | null;
  /** As `content.source_times`. */
  sourceTimes: string;
};

/** As `content.hashes`: of the name, and of each part. */
export function hashParts(members: ProfileMembers): Uint8Array {
  const hashes = new Uint8Array(HASH_BYTES * (profileParts.length + 1));
  hashes.set(beginningOf(members.get('name')!), 0);
  profileParts.forEach((part, index) => {
    const own = [...members].flatMap(([key, json]) => (partOfKey[key] === part ? [json] : []));
    hashes.set(beginningOf(own.length === 1 ? own[0]! : Buffer.concat(own)), HASH_BYTES * (index + 1));
  });
  return hashes;
}

function beginningOf(json: Buffer): Buffer {
  return hash('sha256', json, 'buffer').subarray(0, HASH_BYTES);
}

/** 16 hexadecimal digits. */
export function hashDocument(json: Buffer | string): string {
  return hash('sha256', json, 'hex').slice(0, 2 * HASH_BYTES);
}

/**
 * A course that says what it said in the edition before keeps that edition's time, and its sources keep theirs,
 * even if the files have new dates. Changes `members` along.
 */
export function keepTimes(
  profile: GolfProfile,
  members: ProfileMembers,
  hashes: Uint8Array,
  previous: PreviousContent | null,
): GolfProfile {
  if (!previous || Buffer.compare(previous.hashes, hashes) !== 0) return profile;
  const times: Record<string, string | null> = JSON.parse(previous.sourceTimes);
  const kept: GolfProfile = {
    ...profile,
    sources: profile.sources.map((source) => ({
      ...source,
      updated_at: Object.hasOwn(times, source.name) ? times[source.name]! : source.updated_at,
    })),
    updated_at: previous.updatedAt,
  };
  for (const key of ['sources', 'updated_at'] as const) members.set(key, memberJson(kept, key));
  return kept;
}

export function sourceTimes({ sources }: GolfProfile): string {
  return JSON.stringify(Object.fromEntries(sources.map(({ name, updated_at }) => [name, updated_at])));
}
