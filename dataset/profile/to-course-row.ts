import type { CourseRow } from '#lib/contract/course-row.ts';
import type { GolfProfile, GolfSummary, Hole, Scorecard } from '#lib/contract/golf-profile.ts';

/** From its profile, so that the two can't disagree. */
export function toCourseRow(profile: GolfProfile): CourseRow {
  const { location } = profile;
  return {
    golf_id: profile.golf_id,
    slug: profile.slug,
    name: profile.name,
    name_latin: profile.name_latin,
    club_name: profile.club_name,
    kind: profile.kind,
    latitude: location.latitude,
    longitude: location.longitude,
    city: location.city,
    region: location.region,
    country: location.country,
    country_code: location.country_code,
    hole_count: profile.hole_count,
    hole_count_source: profile.hole_count_source,
    par: profile.par,
    length: courseLength(profile),
    review_count: profile.review_count,
    review_average: profile.review_average,
    has_geometry: profile.holes.some((hole) => hole.tee !== null && hole.green !== null),
  };
}

export function toGolfSummary(profile: GolfProfile): GolfSummary {
  return {
    golf_id: profile.golf_id,
    slug: profile.slug,
    name: profile.name,
    name_latin: profile.name_latin,
    club_name: profile.club_name,
    kind: profile.kind,
    location: profile.location,
    hole_count: profile.hole_count,
    hole_count_source: profile.hole_count_source,
    par: profile.par,
    description: profile.description,
    url: profile.url,
  };
}

/** Metres of the longest teebox, else of the mapped holes if all are mapped. */
function courseLength({ teeboxes, scorecards, holes, hole_count }: GolfProfile): number | null {
  const longest = teeboxes[0]?.length ?? null;
  if (longest !== null) return longest;
  const card = scorecards.find((each) => each.is_default);
  const played = card ? holesOfCard(card, holes) : holes.length === hole_count ? holes : null;
  return played && played.length > 0 ? sumLengths(played) : null;
}

function holesOfCard(card: Scorecard, holes: readonly Hole[]): Hole[] | null {
  const byId = new Map(holes.map((hole) => [hole.hole_id, hole]));
  const played = card.holes.map((hole) => (hole.hole_id === null ? undefined : byId.get(hole.hole_id)));
  return played.every((hole) => hole !== undefined) ? played : null;
}

function sumLengths(holes: readonly Hole[]): number | null {
  let sum = 0;
  for (const { length } of holes) {
    if (length === null) return null;
    sum += length;
  }
  return sum;
}
