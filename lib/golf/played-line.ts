/** What's needed of a hole to know where it's played. */
export interface HoleOnGround<Position> {
  line: { coordinates: readonly Position[] } | null;
  tee?: { coordinates: Position } | null;
  green?: { coordinates: Position } | null;
  /** Metres; not null for a hole with only tee and green mapped. */
  straight_distance?: number | null;
}

/** Whether any hole is mapped from tee to green. */
export function hasPlayedLine(course: { holes: readonly HoleOnGround<unknown>[] }): boolean {
  return course.holes.some((hole) => playedLine(hole).length > 0);
}

/** Positions from tee to green: the hole's line, or the straight way where only its tee and green are mapped; else empty. */
export function playedLine<Position>(hole: HoleOnGround<Position>): readonly Position[] {
  if (hole.line) return hole.line.coordinates;
  if (typeof hole.straight_distance !== 'number' || !hole.tee || !hole.green) return [];
  return [hole.tee.coordinates, hole.green.coordinates];
}
