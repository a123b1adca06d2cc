import { type CardLength, cardLengths, type LengthTeebox, sumLengths } from './scorecard.ts';
import { toYards } from './units.ts';

export interface TotalledCourse {
  scorecards: readonly {
    is_default: boolean;
    teebox_ids: readonly string[];
    holes: readonly { hole_id: string | null; number: number }[];
  }[];
  teeboxes: readonly (LengthTeebox & { teebox_id: string })[];
  holes: readonly { hole_id: string; length: number | null; elevation_change: number | null }[];
}

/** From the longest teebox of the default card; else of the mapped holes; else null. */
export function courseLength(course: TotalledCourse): CardLength | null {
  const card = course.scorecards.find((each) => each.is_default);
  const totals = course.teeboxes
    .filter(({ teebox_id }) => card?.teebox_ids.includes(teebox_id))
    .flatMap((teebox) => {
      const lengths = cardLengths(card?.holes ?? [], teebox);
      return sumLengths(lengths, { from: 0, to: lengths.length }, teebox) ?? [];
    });
  if (totals.length > 0) return totals.reduce((best, each) => (each.metres > best.metres ? each : best));
  const metres = sumKnown(playedHoles(course).map((hole) => hole?.length));
  return metres ? { metres, yards: toYards(metres) } : null;
}

/** The default card's number of holes, where the course has more. */
export function shorterRound({
  hole_count,
  scorecards,
}: Pick<TotalledCourse, 'scorecards'> & { hole_count: number | null }): number | null {
  const holes = scorecards.find((card) => card.is_default)?.holes.length ?? 0;
  return hole_count !== null && holes > 0 && holes < hole_count ? holes : null;
}

/**
 * Metres climbed from tee to green over the default card's holes; falls aren't subtracted. Null where one is
 * unknown.
 */
export function courseClimb(course: TotalledCourse): number | null {
  const changes = playedHoles(course).map((hole) => hole?.elevation_change);
  return sumKnown(changes.map((change) => (change == null ? change : Math.max(0, change))));
}

/** The default card's holes in order, undefined where one isn't mapped; all mapped holes without a card. */
function playedHoles({ scorecards, holes }: TotalledCourse): (TotalledCourse['holes'][number] | undefined)[] {
  const card = scorecards.find((each) => each.is_default);
  if (!card) return [...holes];
  return card.holes.map(({ hole_id }) => holes.find((hole) => hole.hole_id === hole_id));
}

function sumKnown(values: readonly (number | null | undefined)[]): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null || value === undefined) return null;
    sum += value;
  }
  return values.length > 0 ? Math.round(sum) : null;
}
