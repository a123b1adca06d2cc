import type {
  CourseCard,
  CourseCardHole,
  CourseDetails,
  CourseTeebox,
} from '../course/course-in-progress.ts';
import { findingAt, type Note } from './checked.ts';

/** Holes count up without a gap, nine by nine: 1–9, 10–18, 1–18, 1–9 twice, or 1–9 and 19–27. */
export function isWholeCard(numbers: readonly number[]): boolean {
  if (numbers.length === 0) return false;
  return numbers.every((number, i) => {
    const startsNine = i % 9 === 0 && number % 9 === 1;
    return startsNine || (i > 0 && number === (numbers[i - 1] ?? 0) + 1);
  });
}

/** How many holes a whole card has: one with a few less may lack its last ones. */
const WHOLE_COUNTS = [9, 18];
const LEAST_PAR = 3;
const MOST_PAR = 6;

/**
 * Notes a card with holes missing, doubled or out of order: it is partial and gets no totals. So is one that counts up
 * to another number than six, nine, twelve, eighteen …, where the declared par leaves 3 to 6 for each missing hole.
 */
export function checkNumbering(card: CourseCard, declaredPar: number | null, note: Note): CourseCard {
  const numbers = card.holes.toSorted((a, b) => a.position - b.position).map((hole) => hole.number);
  if (!isWholeCard(numbers)) {
    note(findingAt(card.place, 'hole-numbers-not-contiguous', numbers.join(' '), 'noted'));
    return card;
  }
  const count = numbers.length;
  const sum = sumOfPars(card);
  if (isWholeCount(count) || declaredPar === null || sum === null) return card;
  const isShort = WHOLE_COUNTS.some((whole) => {
    const missing = whole - count;
    const left = declaredPar - sum;
    return missing > 0 && left >= missing * LEAST_PAR && left <= missing * MOST_PAR;
  });
  if (!isShort) return card;
  const value = `${count} holes with a sum of ${sum}, par ${declaredPar}`;
  note(findingAt(card.place, 'card-without-last-holes', value, 'noted'));
  return { ...card, isPartial: true };
}

const isWholeCount = (count: number) => count % 9 === 0 || count === 6 || count === 12;

/** Lengths of the same hole, from the same tee, differ by no more than this share. */
const SAME_LENGTH = 0.01;

/** Notes a card of eighteen holes whose halves have the same pars and, for one tee at least, the same lengths. */
export function checkNineTwice(card: CourseCard, tees: readonly CourseTeebox[], note: Note): CourseCard {
  const holes = card.holes.toSorted((a, b) => a.position - b.position);
  const isTwice = (same: (a: CourseCardHole, b: CourseCardHole) => boolean) =>
    holes.length === 18 && holes.slice(0, 9).every((hole, i) => same(hole, holes[i + 9]!));
  const tee = tees.find(({ lengths }) => {
    const lengthOf = new Map(lengths.map(({ number, length }) => [number, length]));
    return isTwice((a, b) => {
      const [first, second] = [lengthOf.get(a.number) ?? null, lengthOf.get(b.number) ?? null];
      if (first === null || second === null || a.par === null || a.par !== b.par) return false;
      return Math.abs(first - second) <= SAME_LENGTH * Math.max(first, second);
    });
  });
  if (!tee) return card;
  note(findingAt(card.place, 'nine-played-twice', `${card.name ?? '18 holes'}, ${tee.name}`, 'noted'));
  return { ...card, isNineTwice: true };
}

export function sumOfPars({ holes, isPartial }: CourseCard): number | null {
  if (isPartial) return null;
  const inOrder = holes.toSorted((a, b) => a.position - b.position);
  if (!isWholeCard(inOrder.map((hole) => hole.number))) return null;
  return inOrder.reduce<number | null>(
    (sum, { par }) => (sum === null || par === null ? null : sum + par),
    0,
  );
}

/** A declared 7, 8, 16 or so holes are those of a partial card, or fewer than a whole card has: the course has more. */
export function checkDeclaredCount(details: CourseDetails, place: string, note: Note): CourseDetails {
  const { declaredHoleCount: declared, scorecards } = details;
  const isRefuted = ({ holes, isPartial }: CourseCard) => isPartial || holes.length > declared!;
  if (declared === null || isWholeCount(declared) || !scorecards.some(isRefuted)) return details;
  note(findingAt(place, 'hole-count-implausible', declared, 'nulled'));
  return { ...details, declaredHoleCount: null };
}

/** A par that no whole card adds up to gives way to the first whole card's sum. */
export function checkDeclaredPar(details: CourseDetails, place: string, note: Note): CourseDetails {
  const { declaredPar, scorecards } = details;
  const sums = scorecards.flatMap((card) => {
    const sum = sumOfPars(card);
    if (sum === null) return [];
    return card.isNineTwice ? [sum, sum / 2] : [sum];
  });
  if (declaredPar === null || sums.length === 0 || sums.includes(declaredPar)) return details;
  const value = `${declaredPar}, the holes add up to ${sums[0]}`;
  note(findingAt(place, 'declared-par-unlike-sum', value, 'mended'));
  return { ...details, declaredPar: sums[0]! };
}

/** Holes of a printed card. With fewer it isn't a round of any course; with more it's several cards. */
const [LEAST_HOLES, MOST_HOLES] = [3, 36];

/** Leaves out cards with too few holes or too many, and tees that are on no other card. */
export function checkCardSizes(course: CourseDetails, note: Note): CourseDetails {
  const isCard = ({ holes }: CourseDetails['scorecards'][number]) =>
    holes.length >= LEAST_HOLES && holes.length <= MOST_HOLES;
  const left = course.scorecards.filter(isCard);
  if (left.length === course.scorecards.length) return course;
  const indexes = course.scorecards.map((card) => left.indexOf(card));
  const teeboxes = course.teeboxes.flatMap((tee) => {
    const scorecardIndexes = tee.scorecardIndexes.map((i) => indexes[i]!).filter((i) => i !== -1);
    return scorecardIndexes.length > 0 ? [{ ...tee, scorecardIndexes }] : [];
  });
  const leftOut = course.scorecards.filter((card) => !isCard(card));
  const numbers = leftOut.flatMap(({ holes }) => holes.map(({ number }) => number));
  const highestLeftOut = Math.max(0, ...numbers);
  for (const { place, holes } of leftOut)
    note(findingAt(place, 'card-not-3-to-36-holes', holes.length, 'nulled'));
  return { ...course, scorecards: left, teeboxes, highestLeftOut };
}
