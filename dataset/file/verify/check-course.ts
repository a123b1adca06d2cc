import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import { CourseRow } from '#lib/contract/course-row.ts';
import { GolfProfile, GolfSummary, type Scorecard, type Teebox } from '#lib/contract/golf-profile.ts';
import { lineFromTee } from '#lib/golf/hole-tee.ts';
import { toCourseRow, toGolfSummary } from '../../profile/to-course-row.ts';
import { reviewAverage } from '../../profile/to-golf-profile.ts';
import { toHazardSummary } from '../../profile/to-hazards.ts';
import { toRenown } from '../../profile/to-renown.ts';
import { isStrokeIndexSet } from '../../validate/stroke-index-rules.ts';
import { hashDocument } from '../write/course-content.ts';
import { geometryFault } from './check-geometry.ts';

export type CourseDocuments = {
  golf_id: number;
  slug: string;
  profile_hash: string;
  summary_hash: string;
  body: Uint8Array;
  row_doc: string;
  renown: number;
  summary_doc: string;
};

/** Checks everything about a course, from its bytes. */
export function checkCourse(documents: CourseDocuments): { profile: GolfProfile | null; faults: string[] } {
  const { profile, faults } = readProfile(documents);
  if (profile) faults.push(...checkAgreement(documents, profile));
  return { profile, faults: faults.map((fault) => `Course ${documents.golf_id}: ${fault}.`) };
}

const ProfileDocument = z.object({ data: GolfProfile });
const ISSUES_SHOWN = 3;

function readProfile({ body, profile_hash }: CourseDocuments): {
  profile: GolfProfile | null;
  faults: string[];
} {
  let document: unknown;
  let hash: string;
  try {
    const json = brotliDecompressSync(body);
    hash = hashDocument(json);
    document = JSON.parse(json.toString());
  } catch {
    return { profile: null, faults: ['the profile isn’t JSON in brotli'] };
  }
  const { data, error } = ProfileDocument.safeParse(document);
  if (data) {
    const faults = checkContents(data.data);
    if (hash !== profile_hash) faults.push('the profile has another hash');
    return { profile: data.data, faults };
  }
  const issues = error!.issues.slice(0, ISSUES_SHOWN);
  const faults = issues.map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
  return { profile: null, faults };
}

function checkAgreement(documents: CourseDocuments, profile: GolfProfile): string[] {
  const faults: string[] = [];
  if (profile.golf_id !== String(documents.golf_id) || profile.slug !== documents.slug) {
    faults.push('the profile is of another course');
  }
  const [row, summary] = [toCourseRow(profile), toGolfSummary(profile)];
  if (!CourseRow.safeParse(row).success) faults.push('the list row breaks the contract');
  if (!GolfSummary.safeParse(summary).success) faults.push('the summary breaks the contract');
  if (JSON.stringify(row) !== documents.row_doc) faults.push('the list row is not that of the profile');
  if (toRenown(profile, row) !== documents.renown) faults.push('renown is not that of the profile');
  if (JSON.stringify({ data: summary }) !== documents.summary_doc) {
    faults.push('the summary is not that of the profile');
  }
  if (hashDocument(documents.summary_doc) !== documents.summary_hash) {
    faults.push('the summary has another hash');
  }
  return faults;
}

/** What's wrong with a profile that keeps to the contract, a sentence each. */
function checkContents(profile: GolfProfile): string[] {
  return [
    ...checkReferences(profile),
    ...profile.scorecards.flatMap(checkScorecard),
    ...checkTeeboxes(profile.teeboxes),
    ...checkHoles(profile),
    ...checkAreas(profile),
    ...checkReviews(profile),
    ...checkTrail(profile),
  ];
}

function checkReferences({ scorecards, teeboxes, holes, hazards, surfaces }: GolfProfile): string[] {
  const ids = {
    scorecard: scorecards.map((card) => card.scorecard_id),
    teebox: teeboxes.map((teebox) => teebox.teebox_id),
    hole: holes.map((hole) => hole.hole_id),
    hazard: hazards.map((hazard) => hazard.hazard_id),
    surface: surfaces.map((surface) => surface.surface_id),
  };
  const faults = Object.entries(ids).flatMap(([what, all]) =>
    new Set(all).size < all.length ? [`two ${what}s have the same id`] : [],
  );
  const named = {
    scorecard: teeboxes.flatMap((teebox) => teebox.scorecard_ids),
    teebox: scorecards.flatMap((card) => card.teebox_ids),
    hole: [
      ...scorecards.flatMap((card) => card.holes.map((hole) => hole.hole_id)),
      ...teeboxes.flatMap((teebox) => teebox.holes.map((hole) => hole.hole_id)),
      ...[...hazards, ...surfaces].flatMap((each) => each.hole_ids),
    ].filter((id) => id !== null),
    hazard: holes.flatMap((hole) => [...hole.hazard_ids, ...hole.carries.map((carry) => carry.hazard_id)]),
  };
  for (const what of ['scorecard', 'teebox', 'hole', 'hazard'] as const) {
    const known = new Set(ids[what]);
    const unknown = named[what].find((id) => !known.has(id));
    if (unknown !== undefined) faults.push(`${what} ${unknown} is named but doesn't exist`);
  }
  return faults;
}

function checkScorecard({ scorecard_id, holes, hole_count, par, par_out, par_in }: Scorecard): string[] {
  const faults: string[] = [];
  const sum = holes.reduce((total, hole) => total + (hole.par ?? 0), 0);
  if (holes.length !== hole_count) faults.push('hole_count is not the number of its holes');
  if (holes.some((hole, index) => hole.position !== index + 1)) faults.push('positions are not 1 to n');
  if (par !== null && (par !== sum || (par_out ?? 0) + (par_in ?? 0) !== par)) {
    faults.push("par is not the sum of the holes'");
  }
  if (par === null && (par_out !== null || par_in !== null)) faults.push('a partial card has totals');
  const indexes = holes.map((hole) => hole.stroke_index);
  if (indexes.some((index) => index !== null) && !isStrokeIndexSet(indexes)) {
    faults.push('a stroke index is there twice, or missing');
  }
  return faults.map((fault) => `scorecard ${scorecard_id}: ${fault}`);
}

function checkTeeboxes(teeboxes: readonly Teebox[]): string[] {
  const faults: string[] = [];
  teeboxes.forEach((teebox, index) => {
    const before = teeboxes[index - 1];
    if (before && (before.length ?? -1) < (teebox.length ?? -1)) {
      faults.push(`teebox ${teebox.teebox_id} is longer than the one before it`);
    }
    const [first] = teebox.ratings;
    if (teebox.slope !== (first?.slope ?? null) || teebox.course_rating !== (first?.course_rating ?? null)) {
      faults.push(`teebox ${teebox.teebox_id} doesn't copy its first rating`);
    }
  });
  return faults;
}

function checkHoles({ holes, hazards }: GolfProfile): string[] {
  const holesByHazard = new Map(hazards.map((hazard) => [hazard.hazard_id, hazard.hole_ids]));
  return holes.flatMap((hole) => {
    const faults: string[] = [];
    if (hole.hazard_ids.some((id) => !holesByHazard.get(id)?.includes(hole.hole_id))) {
      faults.push("names a hazard that doesn't name it");
    }
    if (hole.carries.some(({ reach, carry }) => reach > carry || carry > (lineFromTee(hole) ?? 0))) {
      faults.push('has a carry that begins after it ends or ends beyond the green');
    }
    const fault = hole.line && geometryFault(hole.line);
    if (fault) faults.push(fault);
    return faults.map((each) => `hole ${hole.hole_id}: ${each}`);
  });
}

function checkAreas({ hazards, surfaces, nearby_waters, hazard_summary }: GolfProfile): string[] {
  const faults = [
    ...hazards.map(({ hazard_id, geometry }) => [hazard_id, geometryFault(geometry)] as const),
    ...surfaces.map(({ surface_id, geometry }) => [surface_id, geometryFault(geometry)] as const),
    ...nearby_waters.map(({ type, geometry }) => [type, geometryFault(geometry)] as const),
  ].flatMap(([id, fault]) => (fault ? [`${id}: ${fault}`] : []));
  if (JSON.stringify(toHazardSummary(hazards)) !== JSON.stringify(hazard_summary)) {
    faults.push('hazard_summary is not the sum of the hazards');
  }
  return faults;
}

function checkReviews({ review_count, review_average, review_distribution }: GolfProfile): string[] {
  const { count, average } = reviewAverage(Object.values(review_distribution));
  return count === review_count && average === review_average
    ? []
    : ['review_count and review_average are not those of the distribution'];
}

function checkTrail({ breadcrumbs, slug, url }: GolfProfile): string[] {
  const isNumbered = breadcrumbs.every((crumb, index) => crumb.position === index + 1);
  const last = breadcrumbs.at(-1);
  return isNumbered && last?.slug === slug && last.path === url
    ? []
    : ['the breadcrumbs do not lead to the course'];
}
