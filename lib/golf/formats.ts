/** `allowance` is the share of a course handicap that is played off, in per cent (Rules of Handicapping 2024, appendix C). */
export const FORMATS = {
  stroke: { allowance: 95 },
  stableford: { allowance: 95 },
  match: { allowance: 100 },
} satisfies Record<string, { allowance: number }>;

export type Format = keyof typeof FORMATS;

/** Points are counted against each player's own par, strokes and holes against the other players' scores. */
export function addsParDifference(format: Format): boolean {
  return format !== 'stableford';
}

/** Two for a net par, one more for each stroke under it, never less than zero (Rules of Golf, rule 21.1b). */
export function stablefordPoints(net: number, par: number): number {
  return Math.max(0, 2 + par - net);
}

/**
 * The strokes of match play: the lowest handicap plays off scratch, and the others get the difference (Rules of
 * Handicapping 2024, rule 6.2b).
 */
export function matchStrokes(playingHandicaps: readonly number[]): number[] {
  const lowest = Math.min(...playingHandicaps);
  return playingHandicaps.map((handicap) => handicap - lowest);
}

export interface MatchState {
  /** Holes that the first player is up; negative where the second is. */
  up: number;
  /** Holes that both have finished. */
  played: number;
  left: number;
  isDecided: boolean;
}

/**
 * The state of a match after the net scores of each hole, in the order of play, null where one isn't known yet. A match ends when a
 * player is more holes up than are left (Rules of Golf, rule 3.2a); later scores no longer count.
 */
export function matchState(holes: readonly (readonly [number | null, number | null])[]): MatchState {
  let up = 0;
  let played = 0;
  for (const [first, second] of holes) {
    if (first === null || second === null) continue;
    up += Math.sign(second - first);
    played += 1;
    if (Math.abs(up) > holes.length - played) break;
  }
  const left = holes.length - played;
  return { up, played, left, isDecided: Math.abs(up) > left || left === 0 };
}
