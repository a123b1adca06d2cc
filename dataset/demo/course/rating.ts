import { YARD_METRES } from '#lib/golf/units.ts';
import type { CourseRating } from '../../course/course-in-progress.ts';
import { predictRating } from '../../validate/predict-rating.ts';

/** Slope rating = factor × (bogey rating − course rating): USGA Course Rating System. */
const SLOPE_FACTOR = { men: 5.381, women: 4.24 };

/** How much harder a course is than its length says, in strokes, and its slope from the back tee. */
type Difficulty = { surplus: number; slope: number };

export type Rated = { par: number; metres: number };

/** The rating that length and par predict, give or take two strokes; nine holes have half. Slope falls by five a tee. */
export function ratingOf(
  gender: 'men' | 'women',
  { surplus, slope: hardest }: Difficulty,
  holes: readonly Rated[],
  teeIndex: number,
): CourseRating {
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const metresOf = (some: readonly Rated[]) => some.reduce((sum, { metres }) => sum + metres, 0);
  const parts = 18 / holes.length;
  const yards = (metresOf(holes) / YARD_METRES) * parts;
  // Within these bounds both nines are within theirs, however uneven they are.
  const whole = clamp(predictRating(gender, yards, par * parts) + clamp(surplus, -2, 2), 53, 79);
  const slope = Math.round(clamp(hardest - 5 * teeIndex + (gender === 'women' ? 3 : 0), 55, 155));
  const courseRating = tenth(whole / parts);
  const out = metresOf(holes.slice(0, 9)) / metresOf(holes);
  const front = tenth(clamp(courseRating * (0.25 + out / 2), 25, 41));
  const isWhole = holes.length === 18;
  return {
    gender,
    ratedHoles: isWhole ? 18 : 9,
    par,
    courseRating,
    slope,
    bogeyRating: tenth(courseRating + slope / SLOPE_FACTOR[gender] / parts),
    front: isWhole ? { courseRating: front, slope } : null,
    back: isWhole ? { courseRating: tenth(courseRating - front), slope } : null,
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
