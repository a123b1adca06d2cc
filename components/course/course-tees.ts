import { lineOfPlay, placeOnLine } from '#components/geometry/line-of-play.ts';
import type { GolfProfile, Hole } from '#lib/api/records.ts';
import { defaultCardFirst } from '#lib/golf/scorecard.ts';
import { toYards } from '#lib/golf/units.ts';

export interface TeeOnHole {
  metres: number;
  yards: number;
  /** Metres by which the tee is nearer to the green than the start of the hole's line; negative behind it. */
  ahead: number;
}

/** Teeboxes with the same name on several cards are one tee. */
export interface CourseTee {
  name: string;
  color: string | null;
  /** By hole_id. */
  holes: Record<string, TeeOnHole>;
}

/** From which some mapped hole's length is known; the default card's first, longest first. */
export function courseTees(profile: GolfProfile): CourseTee[] {
  const mapped = new Map(profile.holes.map((hole) => [hole.hole_id, hole]));
  const tees = new Map<string, CourseTee>();
  for (const { name, color, holes } of defaultCardFirst(profile)) {
    const tee = tees.get(name.toLowerCase()) ?? { name, color, holes: {} };
    tees.set(name.toLowerCase(), tee);
    for (const place of holes) {
      const hole = mapped.get(place.hole_id ?? '');
      if (!hole || !place.length || tee.holes[hole.hole_id]) continue;
      tee.holes[hole.hole_id] = {
        metres: place.length,
        yards: place.length_yards ?? toYards(place.length),
        ahead: metresAhead(hole, place.length, place.tee),
      };
    }
  }
  return [...tees.values()].filter(({ holes }) => Object.keys(holes).length > 0);
}

/** By the mapped tee of that colour; else by how much the line is longer than the card's length. */
function metresAhead(hole: Hole, length: number, tee: { coordinates: [number, number] } | null): number {
  const line = hole.line?.coordinates ?? [];
  if (tee && line.length > 1) {
    const play = lineOfPlay(line);
    return Math.round(placeOnLine(play, play.toPlane(tee.coordinates)).along);
  }
  return hole.length === null ? 0 : hole.length - length;
}
