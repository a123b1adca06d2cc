import { Character } from '#lib/contract/character.ts';
import type { EncodedHoles } from '#lib/dataset-file/hole-columns.ts';
import { hashDocument } from '../write/course-content.ts';
import type { DatasetTotals } from '../write/dataset-contents.ts';
import { type CourseDocuments, unpackProfile } from './check-course.ts';

/** Of a course that this build has checked before it was compressed and written. */
export type Seal = { digest: string; totals: DatasetTotals };

/** Of a build's courses, by golf_id; those without a seal are read whole. */
export type Checked = { faults: string[]; seals: Map<number, Seal> };

/** Nothing reads more. */
export const MOST_FAULTS = 50;

type SealedContent = {
  golfId: number;
  slug: string;
  /** Of the profile's JSON up to its similar courses. */
  openHash: string;
  summaryHash: string;
  rowDoc: string;
  holes: EncodedHoles;
};

export function digestOf({ golfId, slug, openHash, summaryHash, rowDoc, holes }: SealedContent): string {
  const inHoles = hashDocument(Buffer.concat([Buffer.from(holes.numbers.buffer), Buffer.from(holes.ids)]));
  return hashDocument([golfId, slug, openHash, summaryHash, inHoles, rowDoc].join('\n'));
}

const SIMILAR = '"similar":[';
const Similar = Character.shape.similar;

/** The bytes read back must be those that were checked. The similar courses were added later. */
export function checkSealed(documents: CourseDocuments, seal: Seal, holes: EncodedHoles | null): string[] {
  const { golf_id: golfId, slug, row_doc: rowDoc } = documents;
  let json: Buffer;
  try {
    json = unpackProfile(documents.body);
  } catch {
    return [`Course ${golfId}: the profile isn’t JSON in brotli.`];
  }
  const end = json.lastIndexOf(SIMILAR) + SIMILAR.length;
  const content = {
    golfId,
    slug,
    openHash: hashDocument(json.subarray(0, end)),
    summaryHash: hashDocument(documents.summary_doc),
    rowDoc,
  };
  const faults: string[] = [];
  if (!holes || digestOf({ ...content, holes }) !== seal.digest)
    faults.push('the file differs from what was checked');
  if (!isSimilar(`[${json.toString('utf8', end)}`)) faults.push('the similar courses break the contract');
  return faults.map((fault) => `Course ${golfId}: ${fault}.`);
}

/** The list, and the ends of what it is in. */
function isSimilar(text: string): boolean {
  if (!text.endsWith('}}}')) return false;
  try {
    return Similar.safeParse(JSON.parse(text.slice(0, -'}}}'.length))).success;
  } catch {
    return false;
  }
}
