import { holeLetters } from './hole-letters.ts';

/** What is needed of a hole to write its label. */
export interface LabelledHole {
  hole_id: string;
  number: number | null;
  loop: string | null;
}

/**
 * What each hole is called, by hole_id: "7", with its nine where the course has several: "Red 7"; a letter where no
 * source numbers it.
 */
export function holeLabels(holes: readonly LabelledHole[]): Map<string, string> {
  const hasLoops = new Set(holes.map(({ loop }) => loop)).size > 1;
  const letters = holeLetters(holes);
  return new Map(
    holes.map(({ hole_id, number, loop }) => {
      const mark = letters.get(hole_id) ?? String(number);
      return [hole_id, hasLoops && loop !== null ? `${loop} ${mark}` : mark];
    }),
  );
}
