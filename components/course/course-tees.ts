import type { GolfProfile, Hole, Teebox } from '#lib/api/records.ts';
import { type CardChoice, cardChoices, withDefaultCard } from '#lib/golf/card-choice.ts';
import { aheadOf } from '#lib/golf/hole-tee.ts';
import { roundLength } from '#lib/golf/played-round.ts';
import { defaultCardFirst } from '#lib/golf/scorecard.ts';
import { toYards } from '#lib/golf/units.ts';

export interface TeeOnHole {
  metres: number;
  yards: number;
  /** Metres by which the tee is nearer to the green than the one that the hole's figures are from; negative behind it. */
  ahead: number;
  /** The share of the line up to the tee: from 0 to 1. */
  share: number;
}

/** Teeboxes with the same name on several cards are one tee. */
export interface CourseTee {
  name: string;
  color: string | null;
  hex: string | null;
  /** The tee on each hole, by hole_id. */
  holes: Record<string, TeeOnHole>;
  /** The rounds that it's played in, by scorecard_id. */
  rounds: Record<string, TeeOnRound>;
  /** Pars and indexes of its card for women by hole_id, where that isn't the default card. */
  women: Record<string, ParAndIndex> | null;
}

export interface TeeOnRound {
  /** Null unless known for every hole of the card. */
  length: { metres: number; yards: number } | null;
  /** Ratings for 18 holes, else for nine. */
  ratings: { gender: Teebox['ratings'][number]['gender']; courseRating: number; slope: number }[];
}

export type ParAndIndex = { par: number | null; strokeIndex: number | null };

/** The key of a tee's round where the course has no card. */
export const NO_CARD = '';

/** The tees from which some mapped hole's length is known; the default card's first, longest first. */
export function courseTees(profile: GolfProfile): CourseTee[] {
  const mapped = new Map(profile.holes.map((hole) => [hole.hole_id, hole]));
  const tees = new Map<string, CourseTee>();
  const choices = cardChoices(profile);
  for (const teebox of defaultCardFirst(profile)) {
    const { name, color, color_hex: hex, holes } = teebox;
    const tee = tees.get(name.toLowerCase()) ?? {
      ...{ name, color, hex, holes: {}, rounds: {} },
      women: womensCard(profile, teebox),
    };
    tees.set(name.toLowerCase(), tee);
    for (const id of cardsOf(teebox, choices)) {
      tee.rounds[id] ??= {
        length: roundLength(withDefaultCard(profile, id), teebox),
        ratings: ratingsOf(teebox),
      };
    }
    for (const place of holes) {
      const hole = mapped.get(place.hole_id ?? '');
      if (!hole || !place.length || tee.holes[hole.hole_id]) continue;
      tee.holes[hole.hole_id] = {
        metres: place.length,
        yards: place.length_yards ?? toYards(place.length),
        ahead: (place.ahead ?? 0) - aheadOf(hole),
        share: shareOfLine(hole, place.ahead),
      };
    }
  }
  return [...tees.values()].filter(({ holes }) => Object.keys(holes).length > 0);
}

/** The cards of the rounds that a teebox is on: a women's tee is also played by the men's card of the same holes. */
function cardsOf({ scorecard_ids }: Teebox, choices: readonly CardChoice[]): string[] {
  if (choices.length === 0) return [NO_CARD];
  const rounds = choices.filter(({ id }) => scorecard_ids.includes(id)).map(({ round }) => round);
  return choices.filter(({ round }) => rounds.includes(round)).map(({ id }) => id);
}

function ratingsOf({ ratings }: Teebox): TeeOnRound['ratings'] {
  return ratings
    .toSorted((a, b) => b.rated_holes - a.rated_holes)
    .flatMap(({ gender, course_rating, slope }) =>
      course_rating === null || slope === null ? [] : [{ gender, courseRating: course_rating, slope }],
    );
}

function womensCard({ scorecards }: GolfProfile, { teebox_id }: Teebox): CourseTee['women'] {
  const card = scorecards.find(
    ({ gender, teebox_ids }) => gender === 'women' && teebox_ids.includes(teebox_id),
  );
  if (!card || card.is_default) return null;
  const entries = card.holes.flatMap(({ hole_id, par, stroke_index }): [string, ParAndIndex][] =>
    hole_id === null ? [] : [[hole_id, { par, strokeIndex: stroke_index }]],
  );
  return Object.fromEntries(entries);
}

/** How far along a hole's line a tee is that's this many metres ahead of its beginning: from 0 to 1. */
export function shareOfLine(
  { length_traced: line }: Pick<Hole, 'length_traced'>,
  ahead: number | null,
): number {
  if (!line || ahead === null) return 0;
  return Math.round(1000 * Math.min(1, Math.max(0, ahead / line))) / 1000;
}
