type NamedHole = { hole_id: string; number: number | null; loop: string | null };

/**
 * The label of each hole, by hole_id: "7", or "Red 7" where the course has several nines; a letter where no source numbers the hole.
 */
export function holeLabels(holes: readonly NamedHole[]): Map<string, string> {
  const hasLoops = new Set(holes.map(({ loop }) => loop)).size > 1;
  const letters = holeLetters(holes);
  return new Map(
    holes.map(({ hole_id, number, loop }) => {
      const mark = letters.get(hole_id) ?? String(number);
      return [hole_id, hasLoops && loop !== null ? `${loop} ${mark}` : mark];
    }),
  );
}

/**
 * The letters of holes that no source numbers, by hole_id, in the order given: A to Z, then AA. A guessed number would
 * send a golfer to the wrong tee.
 */
export function holeLetters(holes: readonly Pick<NamedHole, 'hole_id' | 'number'>[]): Map<string, string> {
  const unnumbered = holes.filter(({ number }) => number === null);
  return new Map(unnumbered.map(({ hole_id }, index) => [hole_id, letterAt(index)]));
}

function letterAt(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterAt(Math.floor(index / 26) - 1) + letter;
}
