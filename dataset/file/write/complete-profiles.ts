import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Character } from '#lib/contract/character.ts';
import { type BytesPlace, readBytes } from '../../nameless-file.ts';
import { compressJson } from './compress-json.ts';
import { hashDocument, type ProfileTexts } from './course-content.ts';

/** The place of a profile as it was before all courses were known, and the courses that are most like it. */
export type ProfileDraft = { place: BytesPlace; similar: Character['similar'] };

/** The document that the server sends. */
export type ProfileDocument = { body: Uint8Array; hash: string; jsonBytes: number };

/** The end of a profile's document: its last value is the list of similar courses, still empty. */
const NONE_SIMILAR = '[]}}}';

/** Zstd is the quickest compression here, and at level 1 drafts are no larger than at its usual level 3. */
const QUICKLY = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** The document of a profile up to its similar courses. It's only kept for minutes. */
export function draftProfile(texts: ProfileTexts): Uint8Array {
  const values = Object.entries(texts).map(([key, text]) => `"${key}":${text}`);
  const json = `{"data":{${values.join(',')}}}`;
  return zstdCompressSync(json.slice(0, -NONE_SIMILAR.length), QUICKLY);
}

/** Adds the similar courses to each draft: parsing and writing the whole profile takes three times as long. */
export function completeProfiles(drafts: readonly ProfileDraft[]): ProfileDocument[] {
  return drafts.map(({ place, similar }) => {
    const end = Buffer.from(`${JSON.stringify(similar)}}}}`);
    const json = Buffer.concat([zstdDecompressSync(readBytes(place)), end]);
    return { body: compressJson(json), hash: hashDocument(json), jsonBytes: json.length };
  });
}
