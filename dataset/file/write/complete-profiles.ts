import type { Character } from '#lib/contract/character.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import { compressJson, readCompressedJson } from './compress-json.ts';
import { hashDocument } from './course-content.ts';

/** A profile as it was before all courses were known, and the courses that are most like it. */
export type ProfileDraft = { body: Uint8Array; similar: Character['similar'] };

/** The document that the server sends. */
export type ProfileDocument = { body: Uint8Array; hash: string; jsonBytes: number };

export function completeProfiles(drafts: readonly ProfileDraft[]): ProfileDocument[] {
  return drafts.map(({ body, similar }) => {
    const draft = readCompressedJson(body) as GolfProfile;
    const profile: GolfProfile = { ...draft, character: { ...draft.character, similar } };
    const json = Buffer.from(JSON.stringify({ data: profile }));
    return { body: compressJson(json), hash: hashDocument(json), jsonBytes: json.length };
  });
}
