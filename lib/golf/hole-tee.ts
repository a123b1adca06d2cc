import { type Carry, carriesFrom } from './carries.ts';
import { type CardsOfHoles, holesOnCards } from './hole-facts.ts';

type OfHole = { hole_id: string | null; length: number | null };

interface TeedCourse<Teebox> {
  scorecards: CardsOfHoles;
  teeboxes: readonly Teebox[];
}

interface TeeboxOfHoles {
  length: number | null;
  scorecard_ids: readonly string[];
  holes: readonly OfHole[];
}

/** A teebox, and a hole's length from there. */
export type TeeOnHole<Teebox extends { holes: readonly unknown[] }> = {
  teebox: Teebox;
  hole: Teebox['holes'][number];
};

/**
 * The tee that all figures of a hole are from until a golfer chooses one: the longest with a length for it on this card, or
 * on the default card, else on the first that has the hole. Null where no such tee has a length.
 */
export function usualTee<Teebox extends TeeboxOfHoles>(
  { scorecards, teeboxes }: TeedCourse<Teebox>,
  holeId: string,
  cardId = holesOnCards(scorecards).get(holeId)?.scorecardId,
): TeeOnHole<Teebox> | null {
  const tees = teeboxes
    .filter(({ scorecard_ids }) => cardId === undefined || scorecard_ids.includes(cardId))
    .flatMap((teebox) => {
      const hole: Teebox['holes'][number] | undefined = teebox.holes.find(
        ({ hole_id, length }) => hole_id === holeId && length,
      );
      return hole ? [{ teebox, hole }] : [];
    });
  const longer = (a: (typeof tees)[number], b: (typeof tees)[number]) =>
    (b.teebox.length ?? 0) - (a.teebox.length ?? 0) || b.hole.length! - a.hole.length!;
  return tees.sort(longer)[0] ?? null;
}

/** Metres from the tee along the line. */
export type GreenDistances = { front: number; middle: number; back: number };

export interface MeasuredHole<Each extends Pick<Carry, 'reach' | 'carry'>> {
  length_traced: number | null;
  measured_from: { ahead: number | null } | null;
  carries: readonly Each[];
  green_distances: GreenDistances | null;
}

/** Metres by which the tee of a hole's figures is ahead of where its line begins; negative behind it. */
export function aheadOf({ measured_from }: Pick<MeasuredHole<Carry>, 'measured_from'>): number {
  return measured_from?.ahead ?? 0;
}

/** Metres along the line from the tee of a hole's figures to the line's end. */
export function lineFromTee(
  hole: Pick<MeasuredHole<Carry>, 'measured_from' | 'length_traced'>,
): number | null {
  return hole.length_traced === null ? null : hole.length_traced - aheadOf(hole);
}

/**
 * The hazards and the green of a hole in metres from another place on it, which is `ahead` metres ahead of where its
 * line begins: another tee, or the ball. What lies behind that place is left out.
 */
export function figuresFrom<Each extends Pick<Carry, 'reach' | 'carry'>>(
  hole: MeasuredHole<Each>,
  ahead: number,
): { carries: Each[]; green: GreenDistances | null } {
  const moved = ahead - aheadOf(hole);
  const { carries, green_distances: green } = hole;
  return {
    carries: carriesFrom(carries, moved),
    green: green && { front: green.front - moved, middle: green.middle - moved, back: green.back - moved },
  };
}
