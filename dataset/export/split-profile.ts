import type { GolfProfile } from '#lib/contract/golf-profile.ts';
import type { Hole } from '#lib/contract/hole.ts';
import { aheadOf, figuresFrom } from '#lib/golf/hole-tee.ts';
import { toYards } from '#lib/golf/units.ts';

/**
 * Put together again (`{...open, ...cards, ...reviews}`), the parts are the whole profile. Only the holes of `open` are
 * measured along their lines, and have no par, where those of the profile have a card's.
 */
export type SplitProfile = {
  /** The part of maps and open lists. */
  open: Partial<GolfProfile>;
  /** The part from the operator's scorecards: null without any. */
  cards: Partial<GolfProfile> | null;
  /** The part from members: null without any. */
  reviews: Partial<GolfProfile> | null;
};

const REVIEW_KEYS = ['review_count', 'review_average', 'review_distribution'] as const;
const COUNT_KEYS = ['hole_count', 'hole_count_source'] as const;

/** Takes out of a profile what federations and members supplied: licences differ. `open` lacks the other parts' keys. */
export function splitProfile(profile: GolfProfile): SplitProfile {
  const sourceOf = new Map(
    profile.origins.flatMap(({ source, paths }) => paths.map((path) => [path, source])),
  );
  const isOnCard = (path: string) => sourceOf.get(path) === 'scorecards';
  const hasCards =
    profile.scorecards.some((_, index) => isOnCard(`scorecards.${index}`)) ||
    profile.teeboxes.some((_, index) => isOnCard(`teeboxes.${index}`));
  const ofCards = [
    ...(hasCards ? (['scorecards', 'teeboxes'] as const) : []),
    ...(isOnCard('par') ? (['par'] as const) : []),
    ...(isOnCard('hole_count') ? COUNT_KEYS : []),
  ];
  const ofReviews = sourceOf.get('review_count') === 'reviews' ? REVIEW_KEYS : [];
  if (ofCards.length + ofReviews.length === 0) return { open: profile, cards: null, reviews: null };
  const moved = new Set<string>([...ofCards, ...ofReviews]);
  const open = Object.fromEntries(Object.entries(profile).filter(([key]) => !moved.has(key)));
  if (hasCards) Object.assign(open, { holes: profile.holes.map(withoutCard) });
  return { open, cards: pick(profile, ofCards), reviews: pick(profile, ofReviews) };
}

/** A hole without what a card says of it. */
function withoutCard(hole: Hole): Hole {
  const { length_traced: length, par_source, facts } = hole;
  const moved = aheadOf(hole);
  const { carries, green } = figuresFrom(hole, 0);
  const carry = facts.forced_carry;
  return {
    ...hole,
    ...(par_source === 'card' ? { par: null, par_source: null } : {}),
    length,
    length_yards: length === null ? null : toYards(length),
    measured_from: null,
    carries,
    green_distances: green,
    facts: { ...facts, forced_carry: carry && { start: carry.start + moved, end: carry.end + moved } },
  };
}

function pick(profile: GolfProfile, keys: readonly (keyof GolfProfile)[]): Partial<GolfProfile> | null {
  if (keys.length === 0) return null;
  return Object.fromEntries(keys.map((key) => [key, profile[key]]));
}
