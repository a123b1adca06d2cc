import { toYards } from './units.ts';

/** What is needed of a course to look up a hole's card. */
export interface HoleFactsCourse {
  scorecards: readonly {
    scorecard_id: string;
    is_default: boolean;
    holes: readonly { hole_id: string | null; par: number | null; stroke_index: number | null }[];
  }[];
  teeboxes: readonly {
    name: string;
    scorecard_ids: readonly string[];
    holes: readonly { hole_id: string | null; length: number | null; length_yards: number | null }[];
  }[];
}

/** What the cards say of a traced hole. */
export interface HoleFacts {
  par: number | null;
  strokeIndex: number | null;
  /** Metres: from the longest teebox of the card that the par is of, else along the traced line. */
  length: number | null;
  /** Yards of the same length; as printed, where the card is in yards. */
  lengthYards: number | null;
  /** Name of the teebox that the length is from; null for the length of the mapped line. */
  teebox: string | null;
}

/**
 * Par and stroke index from the default card (else the first that has the hole), length from the longest of that
 * card's teeboxes: of 27 holes played as three rounds, several cards may have a hole each by its own number.
 */
export function holeFacts(
  course: HoleFactsCourse,
  hole: { hole_id: string; length: number | null },
): HoleFacts {
  const isHole = ({ hole_id }: { hole_id: string | null }) => hole_id === hole.hole_id;
  const cards = course.scorecards
    .toSorted((a, b) => Number(b.is_default) - Number(a.is_default))
    .filter(({ holes }) => holes.some(isHole));
  const onCards = cards.flatMap((card) => card.holes).filter(isHole);
  const isOfCard = ({ scorecard_ids }: { scorecard_ids: readonly string[] }) =>
    cards[0] === undefined || scorecard_ids.includes(cards[0].scorecard_id);
  const onTees = course.teeboxes
    .filter(isOfCard)
    .flatMap(({ name, holes }) =>
      holes.filter((each) => each.hole_id === hole.hole_id && each.length).map((each) => ({ ...each, name })),
    );
  const longest = onTees.reduce<(typeof onTees)[number] | null>(
    (best, each) => (best === null || (each.length ?? 0) > (best.length ?? 0) ? each : best),
    null,
  );
  const length = longest?.length ?? (hole.length || null);
  return {
    par: onCards.find((each) => each.par !== null)?.par ?? null,
    strokeIndex: onCards.find((each) => each.stroke_index !== null)?.stroke_index ?? null,
    length,
    lengthYards: longest?.length_yards ?? (length === null ? null : toYards(length)),
    teebox: longest?.name ?? null,
  };
}

/**
 * The length that a hole plays, whole metres: a metre longer for each metre of climb, a metre shorter for each of
 * fall (the rule of thumb printed in yardage books; a ball lands higher by the climb, and comes down at about 45°).
 */
export function playsLike(lengthMetres: number, elevationChangeMetres: number): number {
  return Math.max(0, Math.round(lengthMetres + elevationChangeMetres));
}
