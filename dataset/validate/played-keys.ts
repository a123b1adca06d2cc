import type { CourseCard, CourseHole } from '../course/course-in-progress.ts';

/** Keys of mapped holes, by position on a card; null where unknown. */
export type CardKeys = (string | null)[];

/**
 * The mapped holes that a card is played on by its numbers: within the loops that it names (a nine's holes may be
 * numbered 1–9 or on from the nine before), else within the only loop that has all of its numbers; nine holes
 * played twice repeat.
 */
export function playedKeys(card: CourseCard, traced: readonly CourseHole[]): CardKeys {
  if (card.lineKeys) return card.lineKeys;
  const holes = card.holes.toSorted((a, b) => a.position - b.position);
  if (card.loops.length > 0) {
    const perLoop = holes.length / card.loops.length;
    return holes.map(({ number }, index) => {
      const inLoop = traced.filter((each) => each.loop === card.loops[Math.floor(index / perLoop)]);
      const found =
        inLoop.find((each) => each.number === number) ??
        inLoop.find((each) => each.number === (index % perLoop) + 1);
      return found?.key ?? null;
    });
  }
  const candidates = linesFor(card, traced);
  // A number that occurs in several loops says nothing.
  const byNumber = Map.groupBy(candidates, ({ number }) => number);
  const isPlayedTwice = candidates.every(({ number }) => (number ?? 0) <= 9);
  return holes.map(({ number }) => {
    const found = byNumber.get(isPlayedTwice && number > 9 ? number - 9 : number);
    return found?.length === 1 ? found[0]!.key : null;
  });
}

/**
 * The mapped holes that a card may be played on: those of the loops that it names, else of the only loop that has
 * all of its numbers (a loop of four practice holes next to it changes nothing), else all.
 */
function linesFor(card: CourseCard, traced: readonly CourseHole[]): readonly CourseHole[] {
  if (card.loops.length > 0) return traced.filter(({ loop }) => card.loops.includes(loop ?? ''));
  const whole = [...Map.groupBy(traced, ({ loop }) => loop).values()].filter((inLoop) => {
    const numbers = new Set(inLoop.map(({ number }) => number));
    return card.holes.every(({ number }) => numbers.has(number));
  });
  const [only] = whole;
  return only && whole.length === 1 && card.holes.length > 0 ? only : traced;
}

/** Whether more holes are mapped than a card has, so that its numbers alone don't say which of them it plays. */
export function isOpen(card: CourseCard, traced: readonly CourseHole[]): boolean {
  if (card.loops.length > 0) return false;
  const numbered = linesFor(card, traced).filter(({ number }) => number !== null).length;
  // A card that lacks some of its holes has the numbers of a longer one.
  return numbered > Math.max(card.holes.length, ...card.holes.map(({ number }) => number));
}
