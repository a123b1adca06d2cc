import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Character } from '#lib/contract/character.ts';
import { compressJson } from './compress-json.ts';
import { hashDocument, type ProfileTexts } from './course-content.ts';

/** A profile as it was before all courses were known, and the courses that are most like it. */
export type ProfileDraft = { body: Uint8Array; similar: Character['similar'] };

/** The document that the server sends. */
export type ProfileDocument = { body: Uint8Array; hash: string; jsonBytes: number };

/** The document of a profile whose list of similar courses is still empty. It's only kept for minutes, so it's compressed by zstd, the quickest. */
export function draftProfile(texts: ProfileTexts): Uint8Array {
  const values = Object.entries(texts).map(([key, text]) => `"${key}":${text}`);
  return zstdCompressSync(`{"data":{${values.join(',')}}}`);
}

/** The empty list in a draft. No text of a profile looks like it: quotation marks in texts are escaped. */
const NONE_SIMILAR = '"similar":[]';

/** Puts the similar courses into each draft's text: parsing and writing the whole profile takes three times as long. */
export function completeProfiles(drafts: readonly ProfileDraft[]): ProfileDocument[] {
  return drafts.map(({ body, similar }) => {
    const draft = zstdDecompressSync(body).toString();
    const json = Buffer.from(draft.replace(NONE_SIMILAR, () => `"similar":${JSON.stringify(similar)}`));
    return { body: compressJson(json), hash: hashDocument(json), jsonBytes: json.length };
  });
}
