/** What is needed of a hole to letter it. */
export interface LetteredHole {
  hole_id: string;
  number: number | null;
}

/**
 * Letters for the holes that no source numbers, by hole_id, in the order given: A to Z, then AA. A guessed number
 * would send a golfer to the wrong tee; a letter only ties a hole's drawing to its place on the plan.
 */
export function holeLetters(holes: readonly LetteredHole[]): Map<string, string> {
  const unnumbered = holes.filter(({ number }) => number === null);
  return new Map(unnumbered.map(({ hole_id }, index) => [hole_id, letterAt(index)]));
}

function letterAt(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterAt(Math.floor(index / 26) - 1) + letter;
}
