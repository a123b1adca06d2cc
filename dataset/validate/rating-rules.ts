import type { CourseCard, CourseRating, CourseTeebox } from '../course/course-in-progress.ts';
import type { Finding } from '../finding.ts';
import { sumOfPars } from './card-rules.ts';
import { type Checked, checkEach, findingAt } from './checked.ts';

/** Course ratings that holes of their number can have, and how far one may lie from par. */
const RATING_RANGE = { 9: [25, 41], 18: [50, 82] } as const;
const MOST_FROM_PAR = 10;

/** Slope: a whole number from 55 to 155 (World Handicap System, rule 5.1 and definitions). */
function isSlope(slope: number): boolean {
  return Number.isInteger(slope) && slope >= 55 && slope <= 155;
}

/** Whether a course rating is possible for nine or eighteen holes, and near their par where that is known. */
function isCourseRating(courseRating: number, holes: 9 | 18, par: number | null): boolean {
  const [from, to] = RATING_RANGE[holes];
  return (
    courseRating >= from &&
    courseRating <= to &&
    (par === null || Math.abs(courseRating - par) <= MOST_FROM_PAR)
  );
}

/**
 * Takes impossible slopes and course ratings from a teebox; a nine with one of the two impossible goes whole. A par
 * that none of the teebox's whole cards adds up to gives way to their sum, and where a rating names none the sum is
 * what its figure is held against.
 */
export function checkRatings(teebox: CourseTeebox, cards: readonly CourseCard[]): Checked<CourseTeebox> {
  const played = teebox.scorecardIndexes.flatMap((index) => cards[index] ?? []);
  const ratings = checkEach(teebox.ratings, (rating) => {
    const par = checkRatingPar(rating, teebox, played);
    const figures = checkFigures(par.value, teebox, played);
    return { value: figures.value, findings: [...par.findings, ...figures.findings] };
  });
  return { value: { ...teebox, ratings: ratings.value }, findings: ratings.findings };
}

/** The pars that whole cards of a rating's gender and number of holes add up to. */
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
): Checked<CourseRating> {
  const { par, gender } = rating;
  const sums = sumsFor(rating, cards);
  if (par === null || sums.length === 0 || sums.includes(par)) return { value: rating, findings: [] };
  const value = `${name} (${gender}): ${par}, the holes add up to ${sums[0]}`;
  return {
    value: { ...rating, par: sums[0]! },
    findings: [findingAt(place, 'rating-par-unlike-sum', value, 'mended')],
  };
}

function checkFigures(
  rating: CourseRating,
  { name, place }: CourseTeebox,
  cards: readonly CourseCard[],
): Checked<CourseRating> {
  const findings: Finding[] = [];
  const found = (rule: string, value: string | number) => {
    findings.push(findingAt(place, rule, `${name} (${rating.gender}): ${value}`, 'nulled'));
    return null;
  };
  const { slope, courseRating, bogeyRating, ratedHoles } = rating;
  const par = rating.par ?? sumsFor(rating, cards)[0] ?? null;
  const checkNine = (nine: CourseRating['front']) => {
    if (nine === null || (isSlope(nine.slope) && isCourseRating(nine.courseRating, 9, null))) return nine;
    return found('nine-rating-out-of-range', `${nine.courseRating} / ${nine.slope}`);
  };
  const value: CourseRating = {
    ...rating,
    slope: slope === null || isSlope(slope) ? slope : found('slope-out-of-range', slope),
    courseRating:
      courseRating === null || isCourseRating(courseRating, ratedHoles, par)
        ? courseRating
        : found('course-rating-out-of-range', courseRating),
    // A bogey golfer needs more strokes than a scratch golfer, or the figure is wrong.
    bogeyRating:
      bogeyRating === null || courseRating === null || bogeyRating > courseRating
        ? bogeyRating
        : found('bogey-rating-below-course-rating', bogeyRating),
    front: checkNine(rating.front),
    back: checkNine(rating.back),
  };
  return { value, findings };
}
