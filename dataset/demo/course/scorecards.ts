import { YARD_METRES } from '#lib/golf/units.ts';
import type { CourseCard, CourseRating, CourseTeebox } from '../../course/course-in-progress.ts';
import { suitsPar } from '../../validate/par-rules.ts';
import { predictRating } from '../../validate/predict-rating.ts';
import type { Random } from '../random.ts';
import type { CourseSpec } from './course-spec.ts';
import type { Loop } from './loops.ts';
import { type TeeSet, unitOf } from './tee-sets.ts';

/** `length` is metres from the back tee. */
export type CardHole = { number: number; par: number; length: number };

/** Metres of a hole of average difficulty. */
const USUAL_LENGTH: Record<number, number> = { 3: 165, 4: 360, 5: 485, 6: 640 };

/**
 * A card for each loop, or each pair of nines. The longest holes for their par get the low stroke indexes; on an
 * eighteen, one nine has the odd ones and the other the even ones.
 */
export function makeCards(
  loops: readonly Loop[],
  holes: readonly CardHole[][],
  random: Random,
): CourseCard[] {
  const isPairs = loops.length > 1 && loops.every((loop) => loop.holes === 9);
  const difficulty = new Map(holes.flat().map((hole) => [hole, difficultyOf(hole, random)]));
  const card = (name: string | null, names: string[], played: CardHole[]): CourseCard => {
    const indexes = strokeIndexes(
      played.map((hole) => difficulty.get(hole)!),
      random,
    );
    return {
      name,
      gender: 'all',
      loops: names,
      holes: played.map((hole, i) => ({
        position: i + 1,
        number: hole.number,
        par: hole.par,
        strokeIndex: indexes[i]!,
      })),
      place: 'demo',
    };
  };
  if (!isPairs)
    return loops.map((loop, i) => card(loop.name, loop.name === null ? [] : [loop.name], holes[i]!));
  return loops.flatMap((first, i) =>
    loops.slice(i + 1).map((second, k) => {
      const names = [first.name!, second.name!];
      return card(names.join(' – '), names, [...holes[i]!, ...holes[i + 1 + k]!]);
    }),
  );
}

function difficultyOf({ par, length }: CardHole, random: Random): number {
  return length / USUAL_LENGTH[par]! + (par === 3 ? -0.12 : 0) + random.normal(0, 0.06);
}

function strokeIndexes(difficulties: readonly number[], random: Random): number[] {
  const ranksOf = (values: readonly number[]) => {
    const order = values.map((_, i) => i).sort((a, b) => values[b]! - values[a]! || a - b);
    const ranks = new Array<number>(values.length);
    order.forEach((hole, rank) => {
      ranks[hole] = rank;
    });
    return ranks;
  };
  if (difficulties.length === 18) {
    const isOddOut = random.chance(0.8);
    const front = ranksOf(difficulties.slice(0, 9)).map((rank) => 2 * rank + (isOddOut ? 1 : 2));
    const back = ranksOf(difficulties.slice(9)).map((rank) => 2 * rank + (isOddOut ? 2 : 1));
    return [...front, ...back];
  }
  const isOddOfEighteen = difficulties.length === 9 && random.chance(0.45);
  return ranksOf(difficulties).map((rank) => (isOddOfEighteen ? 2 * rank + 1 : rank + 1));
}

export function makeTeeboxes(
  course: CourseSpec,
  loops: readonly Loop[],
  cards: readonly CourseCard[],
  cardHoles: readonly CardHole[][],
  teeSets: readonly TeeSet[],
  random: Random,
): CourseTeebox[] {
  const measuredIn = unitOf(course.site.countryCode);
  const perUnit = measuredIn === 'm' ? 1 : YARD_METRES;
  const difficulty = drawDifficulty(random);
  return cards.flatMap((card, cardIndex) => {
    const played = loops.flatMap((loop, i) =>
      card.loops.length === 0 || card.loops.includes(loop.name!) ? cardHoles[i]! : [],
    );
    return teeSets.map((set, teeIndex): CourseTeebox => {
      const lengths = played.map(({ number, length }) => ({
        number,
        length: Math.round((length * set.share) / perUnit),
      }));
      const rated = played.map(({ par }, i) => ({ par, lengthMetres: lengths[i]!.length * perUnit }));
      const isForward = teeIndex >= teeSets.length / 2 || teeSets.length === 1;
      const isForWomen =
        isForward && rated.every(({ par, lengthMetres }) => suitsPar(par, Math.round(lengthMetres), 'women'));
      return {
        name: set.name,
        color: set.color,
        colorHex: set.hex,
        measuredIn,
        lengths,
        totalLength: lengths.reduce((sum, { length }) => sum + length, 0),
        ratings: course.hasRatings ? ratingsOf(difficulty, rated, teeIndex, isForWomen) : [],
        scorecardIndexes: [cardIndex],
        place: 'demo',
      };
    });
  });
}

/** Slope rating = factor × (bogey rating − course rating): USGA Course Rating System. */
const SLOPE_FACTOR = { men: 5.381, women: 4.24 };

type Difficulty = { surplus: number; slope: number };

/** A difficulty like those of real courses. */
function drawDifficulty(random: Random): Difficulty {
  return { surplus: random.normal(-0.6, 0.9), slope: random.normal(124, 9) };
}

/**
 * Ratings for men and, from the forward tees, for women: what length and par predict, two strokes more or less, and half of it
 * for nine holes; slope falls by five a tee forward.
 */
function ratingsOf(
  difficulty: Difficulty,
  holes: readonly { par: number; lengthMetres: number }[],
  teeIndex: number,
  isForWomen: boolean,
): CourseRating[] {
  if (holes.length !== 18 && holes.length !== 9) return [];
  const men = rating('men', difficulty, holes, teeIndex);
  if (!isForWomen) return [men];
  return [men, rating('women', difficulty, holes, teeIndex)];
}

function rating(
  gender: 'men' | 'women',
  difficulty: Difficulty,
  holes: readonly { par: number; lengthMetres: number }[],
  teeIndex: number,
): CourseRating {
  const par = holes.reduce((sum, hole) => sum + hole.par, 0);
  const metres = holes.reduce((sum, hole) => sum + hole.lengthMetres, 0);
  const parts = 18 / holes.length;
  const yards = (metres / YARD_METRES) * parts;
  // Of ratings in this range both nines are in theirs, however uneven.
  const whole = clamp(predictRating(gender, yards, par * parts) + clamp(difficulty.surplus, -2, 2), 53, 79);
  const slope = Math.round(clamp(difficulty.slope - 5 * teeIndex + (gender === 'women' ? 3 : 0), 55, 155));
  const courseRating = tenth(whole / parts);
  const nines = holes.length === 18 ? splitByNine(holes, courseRating, slope) : { front: null, back: null };
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

function splitByNine(
  holes: readonly { lengthMetres: number }[],
  courseRating: number,
  slope: number,
): Pick<CourseRating, 'front' | 'back'> {
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
