import { brotliDecompressSync } from 'node:zlib';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Dataset } from './open-dataset.ts';

/** The profile was checked against the contract before the dataset was published. */
export function readGolfProfile({ courses, readProfile }: Dataset, index: number): GolfProfile {
  const body = brotliDecompressSync(readProfile(courses.golfIds[index]!));
  const document: { data: GolfProfile } = JSON.parse(body.toString());
  return document.data;
}
