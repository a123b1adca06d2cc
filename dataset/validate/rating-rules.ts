import { LENGTH_UNITS } from '#lib/golf/units.ts';
import type { CourseCard, CourseRating, CourseTeebox } from '../course/course-in-progress.ts';
import { sumOfPars } from './card-rules.ts';
import { findingAt, type Note } from './checked.ts';
import { MOST_FROM_PREDICTION, predictRating } from './predict-rating.ts';

/** The range of ratings for nine or eighteen holes. */
const RATING_RANGE = { 9: [25, 45], 18: [50, 90] } as const;

/** Eighteen holes by length alone: yards / slope + base (federation ratings of 912 tees). */
const BY_LENGTH = {
  men: { yardsPerStroke: 220, base: 40.9 },
  women: { yardsPerStroke: 180, base: 40.1 },
} as const;
/** Strokes for eighteen holes; nine may be off by half of it. */
const MOST_FROM_LENGTH = 6;
/** Strokes, where no length is known. */
const MOST_FROM_PAR = 12;

/** A whole number from 55 to 155 (World Handicap System, rule 5.1 and definitions). */
function isSlope(slope: number): boolean {
  return Number.isInteger(slope) && slope >= 55 && slope <= 155;
}

/** Whether a rating is near what the length says, for either gender if none is named; or near par if no length is known. */
function isCourseRating(
  { courseRating, ratedHoles, gender }: CourseRating,
  par: number | null,
  yards: number | null,
): boolean {
  if (courseRating === null) return true;
  const [from, to] = RATING_RANGE[ratedHoles];
  if (courseRating < from || courseRating > to) return false;
  if (yards === null) return par === null || Math.abs(courseRating - par) <= MOST_FROM_PAR;
  const share = ratedHoles / 18;
  return gendersOf(gender).some((each) => {
    const { yardsPerStroke, base } = BY_LENGTH[each];
    return Math.abs(courseRating - (yards / yardsPerStroke + base * share)) <= MOST_FROM_LENGTH * share;
  });
}

function gendersOf(gender: CourseRating['gender']): ('men' | 'women')[] {
  return gender === 'all' ? ['men', 'women'] : [gender];
}

/** Null unless every hole has a length. Nine holes rated as 18 count twice. */
function ratedYards({ lengths, measuredIn }: CourseTeebox, ratedHoles: 9 | 18): number | null {
  if (lengths.length !== 9 && lengths.length !== 18) return null;
  let sum = 0;
  for (const { length } of lengths) {
    if (length === null) return null;
    sum += length;
  }
  const yards = measuredIn === 'yd' ? sum : sum / LENGTH_UNITS.yd.metres;
  return (yards * ratedHoles) / lengths.length;
}

/**
 * Drops impossible slopes and course ratings. If a nine's slope or rating is impossible, both are dropped. A
 * par that the teebox's whole cards don't add up to gives way to their sum. A rating without a par is compared
 * with that sum.
 */
export function checkRatings(teebox: CourseTeebox, cards: readonly CourseCard[], note: Note): CourseTeebox {
  const played = teebox.scorecardIndexes.flatMap((index) => cards[index] ?? []);
  const ratings = teebox.ratings.map((rating) =>
    checkFigures(checkRatingPar(rating, teebox, played, note), teebox, played, note),
  );
  return { ...teebox, ratings };
}

/** The sums of whole cards of the rating's gender and number of holes. */
function sumsFor({ gender, ratedHoles }: CourseRating, cards: readonly CourseCard[]): number[] {
  return cards
    .filter((card) => card.holes.length === ratedHoles)
    .filter((card) => card.gender === 'all' || gender === 'all' || card.gender === gender)
    .map(sumOfPars)
    .filter((sum) => sum !== null);
}

function checkRatingPar(
  rating: CourseRating,
  { name, place }: CourseTeebox,
  cards: readonly CourseCard[],
  note: Note,
): CourseRating {
  const { par, gender } = rating;
  const sums = sumsFor(rating, cards);
  if (par === null || sums.length === 0 || sums.includes(par)) return rating;
  const value = `${name} (${gender}): ${par}, the holes add up to ${sums[0]}`;
  note(findingAt(place, 'rating-par-unlike-sum', value, 'mended'));
  return { ...rating, par: sums[0]! };
}

function checkFigures(
  rating: CourseRating,
  teebox: CourseTeebox,
  cards: readonly CourseCard[],
  note: Note,
): CourseRating {
  const { name, place } = teebox;
  const found = (rule: string, value: string | number, action: 'nulled' | 'noted' = 'nulled') => {
    note(findingAt(place, rule, `${name} (${rating.gender}): ${value}`, action));
    return null;
  };
  const { slope, courseRating, bogeyRating } = rating;
  const par = rating.par ?? sumsFor(rating, cards)[0] ?? null;
  const yards = ratedYards(teebox, rating.ratedHoles);
  const checkNine = (nine: CourseRating['front']) => {
    if (nine === null || (isSlope(nine.slope) && isNineRating(nine.courseRating))) return nine;
    return found('nine-rating-out-of-range', `${nine.courseRating} / ${nine.slope}`);
  };
  const isPossible = isCourseRating(rating, par, yards);
  const value: CourseRating = {
    ...rating,
    slope: slope === null || isSlope(slope) ? slope : found('slope-out-of-range', slope),
    courseRating: isPossible ? courseRating : found('course-rating-out-of-range', courseRating!),
    // A bogey golfer needs more strokes than a scratch golfer, or the figure is wrong.
    bogeyRating:
      bogeyRating === null || courseRating === null || bogeyRating > courseRating
        ? bogeyRating
        : found('bogey-rating-below-course-rating', bogeyRating),
    front: checkNine(rating.front),
    back: checkNine(rating.back),
  };
  if (addUp(value) === false) {
    const { front, back } = value;
    found('nines-unlike-total', `${front!.courseRating} + ${back!.courseRating}, not ${value.courseRating}`);
    return { ...value, front: null, back: null };
  }
  const expected = unlikePrediction(value, par, yards);
  if (expected === null) return value;
  found('rating-unlike-length', `${value.courseRating}, ${expected.toFixed(1)} expected`, 'noted');
  return { ...value, unlikeLength: true };
}

function isNineRating(courseRating: number): boolean {
  const [from, to] = RATING_RANGE[9];
  return courseRating >= from && courseRating <= to;
}

/** Tenths: nines are rounded one by one. */
const MOST_FROM_TOTAL = 3;

/** Null while a nine or the total is unknown. */
function addUp({ courseRating, front, back }: CourseRating): boolean | null {
  if (courseRating === null || front === null || back === null) return null;
  const tenths = Math.round((front.courseRating + back.courseRating - courseRating) * 10);
  return Math.abs(tenths) <= MOST_FROM_TOTAL;
}

/** Null where the stated rating is near enough. */
function unlikePrediction(
  { courseRating, ratedHoles, gender }: CourseRating,
  par: number | null,
  yards: number | null,
) {
  if (courseRating === null || par === null || yards === null || ratedHoles !== 18) return null;
  const expected = gendersOf(gender).map((each) => predictRating(each, yards, par));
  const nearest = expected.reduce((best, each) =>
    Math.abs(each - courseRating) < Math.abs(best - courseRating) ? each : best,
  );
  return Math.abs(nearest - courseRating) > MOST_FROM_PREDICTION ? nearest : null;
}
