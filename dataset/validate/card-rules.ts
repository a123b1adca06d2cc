import type { CourseCard, CourseDetails } from '../course/course-in-progress.ts';
import { type Checked, findingAt } from './checked.ts';

/**
 * Whether a card's holes count up without a gap, nine by nine, each nine from the first hole of one: 1–9, 10–18,
 * 1–18, 1–9 twice, or the first and third nine of a club, 1–9 and 19–27.
 */
export function isWholeCard(numbers: readonly number[]): boolean {
  if (numbers.length === 0) return false;
  return numbers.every((number, i) => {
    const startsNine = i % 9 === 0 && number % 9 === 1;
    return startsNine || (i > 0 && number === (numbers[i - 1] ?? 0) + 1);
  });
}

/** Notes a card with holes missing, doubled or out of order: it is partial and gets no totals. */
export function checkNumbering(card: CourseCard): Checked<CourseCard> {
  const numbers = card.holes.toSorted((a, b) => a.position - b.position).map((hole) => hole.number);
  if (isWholeCard(numbers)) return { value: card, findings: [] };
  return {
    value: card,
    findings: [findingAt(card.place, 'hole-numbers-not-contiguous', numbers.join(' '), 'noted')],
  };
}

/** The sum of a whole card's pars; null while one is unknown or a hole is missing. */
export function sumOfPars({ holes }: CourseCard): number | null {
  const inOrder = holes.toSorted((a, b) => a.position - b.position);
  if (!isWholeCard(inOrder.map((hole) => hole.number))) return null;
  return inOrder.reduce<number | null>(
    (sum, { par }) => (sum === null || par === null ? null : sum + par),
    0,
  );
}

/**
 * A declared par that no whole card adds up to gives way to the first whole card's sum. `place` is where the
 * course comes from.
 */
export function checkDeclaredPar(details: CourseDetails, place: string): Checked<CourseDetails> {
  const { declaredPar, scorecards } = details;
  const sums = scorecards.map(sumOfPars).filter((sum) => sum !== null);
  if (declaredPar === null || sums.length === 0 || sums.includes(declaredPar)) {
    return { value: details, findings: [] };
  }
  const value = `${declaredPar}, the holes add up to ${sums[0]}`;
  return {
    value: { ...details, declaredPar: sums[0]! },
    findings: [findingAt(place, 'declared-par-unlike-sum', value, 'mended')],
  };
}
