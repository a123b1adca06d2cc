import type { RatingDraft } from '../../course/course-draft.ts';
import type { Random } from '../random.ts';

const METRES_PER_YARD = 0.9144;
/** Slope rating = factor × (bogey rating − course rating): USGA Course Rating System. */
const SLOPE_FACTOR = { men: 5.381, women: 4.24 };

/** A course's own difficulty, drawn once: added to the course rating, and the back tee's slope for men. */
export type Difficulty = { surplus: number; slope: number };

/** How much harder than its length a course plays, and its slope, as they spread among real courses. */
export function drawDifficulty(random: Random): Difficulty {
  return { surplus: random.normal(-0.6, 0.9), slope: random.normal(124, 9) };
}

/**
 * Ratings of a tee set on a card, men and (from the forward tees) women: course rating ≈ par + (yards − 6,500) / 220
 * for 18 holes; slope five less for each tee forward; for women five to six strokes more. Nine holes half of that.
 */
export function ratingsOf(
  difficulty: Difficulty,
  holes: readonly { par: number; lengthMetres: number }[],
  teeIndex: number,
  isForWomen: boolean,
): RatingDraft[] {
  if (holes.length !== 18 && holes.length !== 9) return [];
  const men = rating('men', difficulty, holes, teeIndex, 0);
  if (!isForWomen) return [men];
  return [men, rating('women', difficulty, holes, teeIndex, 5.5 + difficulty.surplus * 0.15)];
}

function rating(
  gender: 'men' | 'women',
  difficulty: Difficulty,
  holes: readonly { par: number; lengthMetres: number }[],
  teeIndex: number,
  plus: number,
): RatingDraft {
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const metres = holes.reduce((sum, hole) => sum + hole.lengthMetres, 0);
  const parts = 18 / holes.length;
  const asEighteen =
    par * parts + ((metres / METRES_PER_YARD) * parts - 6500) / 220 + difficulty.surplus + plus;
  const [least, most] = gender === 'men' ? [54, 79] : [56, 82];
  // A rating is never further than ten strokes from par.
  const whole = clamp(asEighteen, Math.max(least, par * parts - 9.5), Math.min(most, par * parts + 9.5));
  const slope = Math.round(clamp(difficulty.slope - 5 * teeIndex + (gender === 'women' ? 3 : 0), 55, 155));
  const courseRating = tenth(whole / parts);
  const nines = holes.length === 18 ? split(holes, courseRating, slope) : { front: null, back: null };
  return {
    gender,
    ratedHoles: holes.length === 18 ? 18 : 9,
    par,
    courseRating,
    slope,
    bogeyRating: tenth(courseRating + slope / SLOPE_FACTOR[gender] / parts),
    ...nines,
  };
}

/** The nines share the rating by their lengths and sum to it. */
function split(
  holes: readonly { lengthMetres: number }[],
  courseRating: number,
  slope: number,
): Pick<RatingDraft, 'front' | 'back'> {
  const total = holes.reduce((sum, hole) => sum + hole.lengthMetres, 0);
  const out = holes.slice(0, 9).reduce((sum, hole) => sum + hole.lengthMetres, 0);
  const front = tenth(clamp(courseRating * (0.5 + (out / total - 0.5) * 0.5), 25, 41));
  const lean = Math.round((out / total - 0.5) * 80);
  return {
    front: { courseRating: front, slope: clamp(slope + lean, 55, 155) },
    back: { courseRating: tenth(courseRating - front), slope: clamp(slope - lean, 55, 155) },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
