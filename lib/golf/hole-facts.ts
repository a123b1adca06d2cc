import { toYards } from './units.ts';

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

export interface HoleFacts {
  par: number | null;
  strokeIndex: number | null;
  /** Metres: from the longest teebox of the card that gives the par, else along the mapped line. */
  length: number | null;
  /** The printed length, where the card is in yards. */
  lengthYards: number | null;
  /** Null for the length of the mapped line. */
  teebox: string | null;
}

export type HoleOnCards = Pick<HoleFacts, 'par' | 'strokeIndex'> & { scorecardId: string };

/** The first known values of each hole, by hole_id: the default card's before those of others, and the first card that has it. */
export function holesOnCards(scorecards: HoleFactsCourse['scorecards']): Map<string, HoleOnCards> {
  const found = new Map<string, HoleOnCards>();
  const defaultFirst = scorecards.toSorted((a, b) => Number(b.is_default) - Number(a.is_default));
  for (const { scorecard_id: scorecardId, holes } of defaultFirst) {
    for (const { hole_id, par, stroke_index: strokeIndex } of holes) {
      if (hole_id === null) continue;
      const known = found.get(hole_id);
      if (known) {
        known.par ??= par;
        known.strokeIndex ??= strokeIndex;
      } else found.set(hole_id, { par, strokeIndex, scorecardId });
    }
  }
  return found;
}

/**
 * Length in metres. From the default card (else the first that has the hole) and its longest teebox: with 27 holes in
 * three rounds, several cards may give a hole a different number.
 */
export function holeFacts(
  course: HoleFactsCourse,
  hole: { hole_id: string; length: number | null },
): HoleFacts {
  const onCards = holesOnCards(course.scorecards).get(hole.hole_id);
  const isOfCard = ({ scorecard_ids }: { scorecard_ids: readonly string[] }) =>
    onCards === undefined || scorecard_ids.includes(onCards.scorecardId);
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
    par: onCards?.par ?? null,
    strokeIndex: onCards?.strokeIndex ?? null,
    length,
    lengthYards: longest?.length_yards ?? (length === null ? null : toYards(length)),
    teebox: longest?.name ?? null,
  };
}

/**
 * Whole metres: one longer for each metre of climb, one shorter for each of fall (the rule of thumb printed
 * in yardage books; a ball lands higher by the climb, and comes down at about 45°).
 */
export function playsLike(lengthMetres: number, elevationChangeMetres: number): number {
  return Math.max(0, Math.round(lengthMetres + elevationChangeMetres));
}
