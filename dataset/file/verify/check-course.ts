import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { CourseRow } from '#lib/contract/course-row.ts';
import type { Area, LineString, Point } from '#lib/contract/geometry.ts';
import {
  GolfProfile,
  GolfSummary,
  Hazard,
  Hole,
  Surface,
  Teebox,
  TeeboxHole,
} from '#lib/contract/golf-profile.ts';
import { toCourseRow, toGolfSummary } from '../../profile/to-course-row.ts';
import { checkProfile } from './check-profile.ts';
import { isArea, isLineString, isPoint } from './geometry-shape.ts';

const QuickPoint = z.custom<Point>(isPoint);
/** The contract's profile with quicker checks of the same geometry. */
const QuickProfile = GolfProfile.extend({
  teeboxes: z.array(Teebox.extend({ holes: z.array(TeeboxHole.extend({ tee: QuickPoint.nullable() })) })),
  holes: z.array(
    Hole.extend({
      tee: QuickPoint.nullable(),
      green: QuickPoint.nullable(),
      line: z.custom<LineString>(isLineString).nullable(),
    }),
  ),
  hazards: z.array(Hazard.extend({ centroid: QuickPoint, geometry: z.custom<Area>(isArea) })),
  surfaces: z.array(
    Surface.extend({
      geometry: z.custom<Area | LineString>((value) => isArea(value) || isLineString(value)),
    }),
  ),
});

/** A course's documents as the file has them. */
export type CourseDocuments = {
  golf_id: number;
  slug: string;
  body: Uint8Array;
  row_doc: string;
  summary_doc: string;
};

/** What is wrong with a course's documents, a sentence each, and the profile where it could be read. */
export function checkCourse(documents: CourseDocuments): { profile: GolfProfile | null; faults: string[] } {
  const { profile, faults } = readProfile(documents.body);
  if (profile) faults.push(...checkProfile(profile), ...checkAgreement(documents, profile));
  return { profile, faults: faults.map((fault) => `Course ${documents.golf_id}: ${fault}.`) };
}

function readProfile(body: Uint8Array): { profile: GolfProfile | null; faults: string[] } {
  let value: unknown;
  try {
    value = JSON.parse(brotliDecompressSync(body).toString());
  } catch {
    return { profile: null, faults: ['the profile is not brotli of JSON'] };
  }
  const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined;
  const parsed = QuickProfile.safeParse(data);
  if (parsed.success) return { profile: parsed.data, faults: [] };
  const issues = parsed.error.issues.slice(0, 3);
  return { profile: null, faults: issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
}

/** The list row and the summary are those of the profile. */
function checkAgreement(documents: CourseDocuments, profile: GolfProfile): string[] {
  const faults: string[] = [];
  if (profile.golf_id !== String(documents.golf_id) || profile.slug !== documents.slug) {
    faults.push('the profile is of another course');
  }
  const row = toCourseRow(profile);
  if (!CourseRow.safeParse(row).success || JSON.stringify(row) !== documents.row_doc) {
    faults.push('the list row is not that of the profile');
  }
  const summary = toGolfSummary(profile);
  if (
    !GolfSummary.safeParse(summary).success ||
    JSON.stringify({ data: summary }) !== documents.summary_doc
  ) {
    faults.push('the summary is not that of the profile');
  }
  return faults;
}
