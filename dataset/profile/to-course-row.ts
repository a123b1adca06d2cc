import type { CourseRow } from '#lib/contract/course-row.ts';
import type { GolfProfile, GolfSummary } from '#lib/contract/golf-profile.ts';
import { playedRound } from '#lib/golf/played-round.ts';

/** Made from its profile, so that the two can't disagree. */
export function toCourseRow(profile: GolfProfile): CourseRow {
  const { location } = profile;
  const { length, teebox } = playedRound(profile);
  return {
    ...identityOf(profile),
    latitude: location.latitude,
    longitude: location.longitude,
    city: location.city,
    region: location.region,
    country: location.country,
    country_code: location.country_code,
    hole_count: profile.hole_count,
    hole_count_source: profile.hole_count_source,
    par: profile.par,
    length: length?.metres ?? null,
    review_count: profile.review_count,
    review_average: profile.review_average,
    has_geometry: profile.holes.some((hole) => hole.tee !== null && hole.green !== null),
    is_named: profile.data_quality.checks.some(({ id, passed }) => id === 'named' && passed),
    has_card: profile.scorecards.some(({ par }) => par !== null),
    slope: teebox?.slope ?? null,
    access: profile.access,
    updated_at: profile.updated_at,
  };
}

export function toGolfSummary(profile: GolfProfile): GolfSummary {
  return {
    ...identityOf(profile),
    location: profile.location,
    hole_count: profile.hole_count,
    hole_count_source: profile.hole_count_source,
    par: profile.par,
    description: profile.description,
    url: profile.url,
  };
}

function identityOf({ golf_id, slug, name, name_latin, club_name, kind }: GolfProfile) {
  return { golf_id, slug, name, name_latin, club_name, kind };
}
