import { brotliDecompressSync } from 'node:zlib';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Dataset } from '../store/open-dataset.ts';

/** The profile of a course as a record. The file was checked against the contract before it was published. */
export function readGolfProfile(dataset: Dataset, index: number): GolfProfile {
  const body = dataset.readProfile(dataset.courses.golfIds[index]!);
  const document: { data: GolfProfile } = JSON.parse(brotliDecompressSync(body).toString());
  return document.data;
}
