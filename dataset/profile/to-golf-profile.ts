import type { GolfProfile, Hole, Scorecard, Teebox } from '#lib/contract/golf-profile.ts';
import { pagePath } from '#lib/site/page-path.ts';
import type { HoleDraft } from '../course/course-draft.ts';
import { sortHoles } from '../course/sort-holes.ts';
import { toSources } from '../source-catalogue.ts';
import { toDataQuality } from './data-quality.ts';
import { geometryBox } from './geometry-box.ts';
import { toHoleIds } from './hole-ids.ts';
import type { ProfileInput } from './profile-input.ts';
import { reviewAverage, toReviewDistribution } from './review-average.ts';
import { toHazardSummary, toHazards, toSurfaces } from './to-hazards.ts';
import { toHoles } from './to-holes.ts';
import { toBreadcrumbs, toContact, toLocation } from './to-location.ts';
import { toScorecards } from './to-scorecards.ts';
import { toTeeboxes } from './to-teeboxes.ts';
import { tracedScorecards } from './traced-scorecards.ts';

/** Hole counts that golf courses have; a trace with another count is taken for unfinished. */
const usualHoleCounts = new Set([6, 9, 12, 18, 27, 36, 45, 54, 63, 72, 81, 90]);

/** The full record of one course, every derived value computed. Pure: the same input gives the same record. */
export function toGolfProfile(input: ProfileInput): GolfProfile {
  const { head, details, slug } = input;
  const golfId = String(input.golfId);
  const drafts = sortHoles(details.holes);
  const holeIds = toHoleIds(golfId, drafts);
  const hazards = toHazards(golfId, details.hazards, holeIds);
  const holes = toHoles(drafts, holeIds, hazards, details.elevations);
  const surfaces = toSurfaces(golfId, details.surfaces, holeIds);
  const { scorecards, teeboxes } = toCards(input, drafts, holeIds);
  const reviews = reviewAverage(details.reviewDistribution);
  const profile: Omit<GolfProfile, 'data_quality'> = {
    golf_id: golfId,
    slug,
    name: input.name,
    club_name: head.clubName === input.name ? null : head.clubName,
    alternate_names: head.alternateNames,
    description: details.description,
    hole_count: holeCount(details.declaredHoleCount, scorecards, holes),
    par: scorecards.find((card) => card.is_default)?.par ?? positive(details.declaredPar),
    opened_year: details.openedYear,
    architects: details.architects,
    access: details.access,
    location: toLocation(input),
    contact: toContact(input),
    scorecards,
    teeboxes,
    holes,
    hazards,
    surfaces,
    hazard_summary: toHazardSummary(hazards),
    review_count: reviews.count,
    review_average: reviews.average,
    review_distribution: toReviewDistribution(details.reviewDistribution),
    bbox: geometryBox({ holes, hazards, surfaces }),
    breadcrumbs: toBreadcrumbs(input),
    url: pagePath.course(slug),
    sources: toSources([...details.sources, 'places']),
    updated_at: details.updatedAt,
  };
  return { ...profile, data_quality: toDataQuality(profile, head.name !== null, details.findings) };
}

/** Cards and teeboxes that name each other. */
function toCards(
  { golfId, details }: ProfileInput,
  holes: readonly HoleDraft[],
  holeIds: ReadonlyMap<string, string>,
): { scorecards: Scorecard[]; teeboxes: Teebox[] } {
  const printed = details.scorecards.length > 0;
  const drafts = printed ? details.scorecards : tracedScorecards(holes);
  const cards = toScorecards(String(golfId), drafts, holes, holeIds);
  const tracedById = new Map(holes.map((hole) => [holeIds.get(hole.key) ?? '', hole]));
  const teeboxes = toTeeboxes(
    String(golfId),
    details.teeboxes,
    cards.map((card) => ({
      scorecardId: card.scorecard_id,
      holeIdByNumber: new Map(card.holes.map((hole) => [hole.number, hole.hole_id])),
    })),
    tracedById,
  );
  const scorecards = cards.map(({ holes: cardHoles, ...card }) => ({
    ...card,
    teebox_ids: teeboxes
      .filter((teebox) => teebox.scorecard_ids.includes(card.scorecard_id))
      .map((teebox) => teebox.teebox_id),
    holes: cardHoles,
  }));
  return { scorecards, teeboxes };
}

/** As declared; else the greater of the traced holes, if a course may have so many, and those of a whole card. */
function holeCount(declared: number | null, cards: readonly Scorecard[], holes: readonly Hole[]) {
  if (positive(declared) !== null) return declared;
  const traced = usualHoleCounts.has(holes.length) ? holes.length : 0;
  return positive(Math.max(traced, ...cards.filter((card) => card.par !== null).map(holesOfCard)));
}

/** Nine holes played twice are nine. */
function holesOfCard({ hole_count, holes }: Scorecard): number {
  const ids = holes.map((hole) => hole.hole_id);
  return ids.includes(null) ? hole_count : new Set(ids).size;
}

function positive(value: number | null): number | null {
  return value !== null && value > 0 ? value : null;
}
