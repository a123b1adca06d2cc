import type { GolfProfile, Scorecard, Teebox } from '#lib/contract/golf-profile.ts';
import { reviewAverage } from '../../profile/review-average.ts';
import { toHazardSummary } from '../../profile/to-hazards.ts';
import { isStrokeIndexSet } from '../../validate/stroke-index-rules.ts';
import { geometryFault } from './check-geometry.ts';

/** What a profile says that can't be, a sentence each; its shape has been checked against the contract already. */
export function checkProfile(profile: GolfProfile): string[] {
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
    faults.push('stroke indexes are no permutation');
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
    if (hole.carries.some(({ reach, carry }) => reach > carry || carry > (hole.length ?? 0))) {
      faults.push('has a carry that begins after it ends or ends beyond the green');
    }
    const fault = hole.line && geometryFault(hole.line);
    if (fault) faults.push(fault);
    return faults.map((each) => `hole ${hole.hole_id}: ${each}`);
  });
}

function checkAreas({ hazards, surfaces, hazard_summary }: GolfProfile): string[] {
  const faults = [
    ...hazards.map(({ hazard_id, geometry }) => [hazard_id, geometryFault(geometry)] as const),
    ...surfaces.map(({ surface_id, geometry }) => [surface_id, geometryFault(geometry)] as const),
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
