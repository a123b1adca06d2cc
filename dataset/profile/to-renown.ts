import type { CourseRow } from '#lib/contract/course-row.ts';
import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { CourseKind } from '#lib/golf/course-kinds.ts';

/** Points that each fact is worth; 100 in all. docs/data-sources.md explains them. */
const POINTS = {
  named: 10,
  wikipedia: 25,
  wikidata: 10,
  /** Each language but its own, up to all of `languages`. */
  language: 3,
  languages: 15,
  /** All of them need 99 reviews; 9 give half. */
  reviews: 15,
  ratings: 5,
  card: 8,
  /** All of them need holes with numbers, heights and hazards. */
  mapped: 12,
};

const MANY_REVIEWS = 100;

/** How much of its points a course of this kind keeps: less than the name alone gives a full course. */
const SHARES: Readonly<Record<CourseKind, number>> = {
  course: 1,
  short: 0.09,
  pitch_and_putt: 0.05,
  practice: 0,
};

type Known = Pick<
  GolfProfile,
  'kind' | 'wikipedia' | 'wikidata' | 'names' | 'review_count' | 'teeboxes' | 'data_quality'
>;

/** How well known a course is, from 0 to 100: practice grounds 0, unnamed ones 1, named ones at least 2. */
export function toRenown(profile: Known, row: Pick<CourseRow, 'is_named' | 'has_card'>): number {
  if (profile.kind === 'practice') return 0;
  if (!row.is_named) return 1;
  const others = Math.max(0, Object.keys(profile.names).length - 1);
  const isRated = profile.teeboxes.some(({ ratings }) => ratings.length > 0);
  const reviewed = Math.min(1, Math.log(1 + profile.review_count) / Math.log(MANY_REVIEWS));
  const points =
    POINTS.named +
    (profile.wikipedia === null ? 0 : POINTS.wikipedia) +
    (profile.wikidata === null ? 0 : POINTS.wikidata) +
    Math.min(POINTS.languages, POINTS.language * others) +
    POINTS.reviews * reviewed +
    (isRated ? POINTS.ratings : 0) +
    (row.has_card ? POINTS.card : 0) +
    (POINTS.mapped * (profile.data_quality.grades.ground ?? 0)) / 100;
  return Math.max(2, Math.round(SHARES[profile.kind] * points));
}
