import { defaultFirst } from './card-choice.ts';
import type { ParSource } from './par-by-length.ts';

export type CardsOfHoles = readonly {
  scorecard_id: string;
  is_default: boolean;
  holes: readonly { hole_id: string | null; par: number | null; stroke_index: number | null }[];
}[];

/** A hole's figures, which are the same on every page. */
export interface HoleFigures {
  par: number | null;
  parSource: ParSource | null;
  strokeIndex: number | null;
  /** Metres, by the card or along the mapped line. */
  length: number | null;
  /** The printed length, where the card is in yards. */
  lengthYards: number | null;
  /** The tee of the length; null for that of the mapped line. */
  teebox: string | null;
}

export type HoleOnCards = Pick<HoleFigures, 'par' | 'strokeIndex'> & { scorecardId: string };

/** The first known values of each hole, by hole_id: the default card's before those of others, and the first card that has it. */
export function holesOnCards(scorecards: CardsOfHoles): Map<string, HoleOnCards> {
  const found = new Map<string, HoleOnCards>();
  for (const { scorecard_id: scorecardId, holes } of defaultFirst(scorecards)) {
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

interface HoleWithFigures {
  hole_id: string;
  par: number | null;
  par_source: ParSource | null;
  length: number | null;
  length_yards: number | null;
  measured_from: { name: string } | null;
}

export function holeFacts(course: { scorecards: CardsOfHoles }, hole: HoleWithFigures): HoleFigures {
  return {
    par: hole.par,
    parSource: hole.par_source,
    strokeIndex: holesOnCards(course.scorecards).get(hole.hole_id)?.strokeIndex ?? null,
    length: hole.length,
    lengthYards: hole.length_yards,
    teebox: hole.measured_from?.name ?? null,
  };
}

/**
 * Whole metres: one longer for each metre of climb, one shorter for each of fall (the rule of thumb printed
 * in yardage books; a ball lands higher by the climb, and comes down at about 45°).
 */
export function playsLike(lengthMetres: number, elevationChangeMetres: number): number {
  return Math.max(0, Math.round(lengthMetres + elevationChangeMetres));
}
