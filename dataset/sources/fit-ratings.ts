/** Fits course ratings to length and par, as dataset/validate/predict-rating.ts has them: node dataset/sources/fit-ratings.ts FILE… */

import { LENGTH_UNITS } from '#lib/golf/units.ts';
import { MOST_FROM_PREDICTION } from '../validate/predict-rating.ts';
import { type PrintedTee, readScorecardFiles } from './scorecard-files.ts';

type Rated = { label: string; terms: number[]; rating: number };

/** Tees of one gender, with par and length for all 18 holes. */
function ratedTees(tees: readonly PrintedTee[], gender: PrintedTee['gender'], course: string): Rated[] {
  return tees.flatMap((tee) => {
    const rating = tee.ratings.find((each) => each.ratedHoles === 18 && each.gender === gender);
    const isWhole = tee.holes.length === 18 && tee.holes.every(({ par, length }) => par && length);
    if (!rating?.courseRating || !isWhole) return [];
    const sum = (key: 'par' | 'length') => tee.holes.reduce((total, hole) => total + hole[key]!, 0);
    const yards = (sum('length') * LENGTH_UNITS[tee.measuredIn].metres) / LENGTH_UNITS.yd.metres;
    const label = `${course}, ${tee.name}: ${rating.courseRating} from ${Math.round(yards)} yards`;
    return [{ label, terms: [1, yards / 1000, sum('par')], rating: rating.courseRating }];
  });
}

/** Normal equations, by elimination. */
function leastSquares(rated: readonly Rated[]): number[] {
  const size = rated[0]!.terms.length;
  const rows = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) => total(rated, ({ terms }) => terms[i]! * terms[j]!)),
    total(rated, ({ terms, rating }) => terms[i]! * rating),
  ]);
  for (let pivot = 0; pivot < size; pivot++) {
    for (const row of rows) {
      if (row === rows[pivot]) continue;
      const factor = row[pivot]! / rows[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++) row[column]! -= factor * rows[pivot]![column]!;
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!);
}

const predict = (terms: readonly number[], fitted: readonly number[]) =>
  terms.reduce((sum, term, i) => sum + term * fitted[i]!, 0);

function total<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

const { records } = await readScorecardFiles(process.argv.slice(2));
for (const gender of ['men', 'women'] as const) {
  const all = records.flatMap(({ tees, name, place }) => ratedTees(tees, gender, name ?? place));
  let used = all;
  for (let round = 0; round < 10; round++) {
    const fitted = leastSquares(used);
    const miss = ({ terms, rating }: Rated) => rating - predict(terms, fitted);
    const unlikely = all.filter((each) => Math.abs(miss(each)) > MOST_FROM_PREDICTION);
    const deviation = Math.sqrt(total(used, (each) => miss(each) ** 2) / used.length);
    const likely = all.filter((each) => !unlikely.includes(each));
    if (likely.length !== used.length) {
      used = likely;
      continue;
    }
    const [base, perThousandYards, perPar] = fitted.map((value) => value.toFixed(4));
    console.log(
      `${gender}: ${all.length} tees, ${base} + ${perThousandYards} per 1,000 yards + ${perPar} per par, off by ${deviation.toFixed(2)} on average, ${unlikely.length} unlikely`,
    );
    for (const each of unlikely) console.log(`  ${each.label} (${miss(each).toFixed(1)})`);
    break;
  }
}
