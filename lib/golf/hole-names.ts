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

/**
 * The anchor of each hole, by hole_id: `#hole-7` in the URL, `data-hole="7"` on a list entry. The number where only one hole has it;
 * else with the loop's name (`red-7`); else the place in the list from 1 (`x12`). Distinct within the course.
 */
export function holeAnchors(holes: readonly NamedHole[]): Map<string, string> {
  const loops = new Map<string, string>();
  for (const { loop } of holes) {
    if (loop !== null && !loops.has(loop)) loops.set(loop, toLoopWord(loop) || `loop${loops.size + 1}`);
  }
  const byNumber = (hole: NamedHole) => (hole.number === null ? null : String(hole.number));
  const byLoop = (hole: NamedHole) =>
    hole.number === null || hole.loop === null ? null : `${loops.get(hole.loop)}-${hole.number}`;
  const numbers = countWords(holes.map(byNumber));
  const loopNumbers = countWords(holes.map(byLoop));
  const anchors = new Map<string, string>();
  holes.forEach((hole, index) => {
    const word = [byNumber(hole), byLoop(hole)].find(
      (each, choice) => each !== null && (choice === 0 ? numbers : loopNumbers).get(each) === 1,
    );
    anchors.set(hole.hole_id, word ?? `x${index + 1}`);
  });
  return anchors;
}

/** Letters, digits and hyphens; never begins with a digit, so that it isn't mistaken for a number. */
function toLoopWord(loop: string): string {
  const word = loop
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^[0-9]/.test(word) ? `loop-${word}` : word;
}

function countWords(words: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) if (word !== null) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
