import { type CardOfRound, isSameRound } from './card-choice.ts';
import type { Gender } from './genders.ts';
import { defaultCardFirst, sumColumn, teeLabels } from './scorecard.ts';

export interface HandicapCourse {
  scorecards: readonly (Omit<CardOfRound, 'holes'> & {
    gender: string;
    is_default: boolean;
    holes: readonly (CardOfRound['holes'][number] & { par: number | null; stroke_index: number | null })[];
  })[];
  teeboxes: readonly {
    teebox_id: string;
    name: string;
    color: string | null;
    scorecard_ids: readonly string[];
    ratings: readonly {
      gender: Gender;
      rated_holes: 9 | 18;
      par: number | null;
      course_rating: number | null;
      slope: number | null;
      front: { course_rating: number; slope: number } | null;
      back: { course_rating: number; slope: number } | null;
    }[];
  }[];
}

export interface HandicapOption {
  /** The tee's label; if several have the same name, with the card. */
  tee: string;
  name: string;
  color: string | null;
  gender: Gender;
  round: 'eighteen' | 'twice' | 'nine' | 'front' | 'back';
  courseRating: number;
  slope: number;
  par: number;
  holes: 9 | 18;
  /** The card and its stroke indexes from `from` on; null if it has no stroke indexes. */
  cardId: string | null;
  from: number;
  strokeIndexes: number[] | null;
}

/**
 * Every rated tee, gender and number of holes, the default card's first; without rating, slope or par there
 * is no option.
 */
export function handicapOptions(course: HandicapCourse): HandicapOption[] {
  const labels = teeLabels(course);
  return defaultCardFirst(course).flatMap((teebox) =>
    teebox.ratings.flatMap((rating) => {
      const isTwice = isPlayedTwice(course, teebox, rating);
      const card = findCard(course, teebox.scorecard_ids, isTwice ? half(rating) : rating);
      const option = (
        round: HandicapOption['round'],
        rated: { course_rating: number | null; slope: number | null } | null,
        from: number,
        holes: 9 | 18,
        statedPar: number | null,
      ): HandicapOption[] => {
        const played = card?.holes.slice(from, from + holes) ?? [];
        const par =
          statedPar ??
          sumColumn(
            played.map((hole) => hole.par),
            { from: 0, to: holes },
          );
        if (rated === null || rated.course_rating === null || rated.slope === null || par === null) return [];
        const indexes = played.flatMap((hole) => hole.stroke_index ?? []);
        return [
          {
            tee: labels.get(teebox.teebox_id) ?? teebox.name,
            name: teebox.name,
            color: teebox.color,
            gender: rating.gender,
            round,
            courseRating: rated.course_rating,
            slope: rated.slope,
            par,
            holes,
            cardId: card?.scorecard_id ?? null,
            from,
            strokeIndexes: indexes.length === holes ? indexes : null,
          },
        ];
      };
      if (rating.rated_holes === 9) return option('nine', rating, 0, 9, rating.par);
      if (isTwice) {
        const nine = half(rating);
        const isRated = teebox.ratings.some(
          ({ gender, rated_holes }) => gender === rating.gender && rated_holes === 9,
        );
        return [
          ...(isRated ? [] : option('nine', nine, 0, 9, nine.par)),
          ...option('twice', rating, 0, 18, rating.par),
        ];
      }
      return [
        ...option('eighteen', rating, 0, 18, rating.par),
        ...option('front', rating.front, 0, 9, null),
        ...option('back', rating.back, 9, 9, null),
      ];
    }),
  );
}

type Rating = HandicapCourse['teeboxes'][number]['ratings'][number];

/** A rating for 18 of a tee whose cards have nine holes is of the nine played twice. */
export function isPlayedTwice(
  { scorecards }: Pick<HandicapCourse, 'scorecards'>,
  { scorecard_ids }: { scorecard_ids: readonly string[] },
  { rated_holes }: { rated_holes: 9 | 18 },
): boolean {
  const own = scorecards.filter(({ scorecard_id }) => scorecard_ids.includes(scorecard_id));
  return rated_holes === 18 && own.length > 0 && own.every(({ holes }) => holes.length === 9);
}

/** Whether the rating that's shown for a tee, its first, is of nine holes played twice. */
export function isRatedTwice(
  course: Pick<HandicapCourse, 'scorecards'>,
  teebox: { scorecard_ids: readonly string[]; ratings: readonly { rated_holes: 9 | 18 }[] } | null,
): boolean {
  const rating = teebox?.ratings[0];
  return rating !== undefined && isPlayedTwice(course, teebox!, rating);
}

/** The rating of nine holes played once, from the rating for playing them twice. */
function half({ par, course_rating, ...rating }: Rating): Rating {
  return {
    ...rating,
    rated_holes: 9,
    par: par === null || par % 2 === 1 ? null : par / 2,
    course_rating: course_rating === null ? null : Math.round(course_rating * 5) / 10,
  };
}

type Card = HandicapCourse['scorecards'][number];

/**
 * The card for a rating: of the rounds of its tee, with its number of holes. One that adds up to its par comes first, then
 * one for its gender, for all, of the tee itself, the default: who plays a tee that her card doesn't list has her own
 * stroke indexes there too.
 */
function findCard(
  { scorecards }: HandicapCourse,
  ids: readonly string[],
  rating: { gender: string; rated_holes: number; par: number | null },
): Card | undefined {
  const ofTee = scorecards.filter(({ scorecard_id }) => ids.includes(scorecard_id));
  const suits = (card: Card) =>
    (rating.par !== null && parOver(card, rating.rated_holes) === rating.par ? 16 : 0) +
    (card.gender === rating.gender ? 8 : card.gender === 'all' ? 4 : 0) +
    (ofTee.includes(card) ? 2 : 0) +
    (card.is_default ? 1 : 0);
  return scorecards
    .filter((card) => ofTee.some((own) => own === card || isSameRound(own, card)))
    .filter((card) => card.holes.length >= rating.rated_holes)
    .sort((a, b) => suits(b) - suits(a))[0];
}

function parOver({ holes }: Card, count: number): number | null {
  return sumColumn(
    holes.map(({ par }) => par),
    { from: 0, to: count },
  );
}
