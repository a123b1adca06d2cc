import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { LENGTH_UNITS } from '#lib/golf/units.ts';
import { readScorecardFiles } from '../sources/scorecard-files.ts';
import { MOST_FROM_PREDICTION, predictRating } from './predict-rating.ts';

const cards = join(import.meta.dirname, '../../../shared/data/scorecards/portugal.scorecards.ndjson.gz');

type Rated = { thousandYards: number; par: number; off: number };

/** The tees with a rating of this gender and 18 holes whose length and par are known. */
async function ratedTees(gender: 'men' | 'women'): Promise<Rated[]> {
  const { records } = await readScorecardFiles([cards]);
  return records
    .flatMap(({ tees }) => tees)
    .flatMap(({ ratings, holes, measuredIn }): Rated[] => {
      const rating = ratings.find((each) => each.ratedHoles === 18 && each.gender === gender)?.courseRating;
      if (!rating || holes.length !== 18 || !holes.every(({ par, length }) => par && length)) return [];
      const sum = (key: 'par' | 'length') => holes.reduce((total, hole) => total + hole[key]!, 0);
      const yards = (sum('length') * LENGTH_UNITS[measuredIn].metres) / LENGTH_UNITS.yd.metres;
      const off = rating - predictRating(gender, yards, sum('par'));
      return [{ thousandYards: yards / 1000, par: sum('par'), off }];
    });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the prediction of ratings', { skip: !existsSync(cards) && 'needs ../shared/data' }, () => {
  for (const [gender, count, deviation] of [
    ['men', 518, 0.76],
    ['women', 392, 0.82],
  ] as const) {
    it(`is the least squares fit to a federation’s ratings for ${gender}, without the unlikely ones`, async () => {
      const rated = await ratedTees(gender);
      assert.equal(rated.length, count);
      const likely = rated.filter(({ off }) => Math.abs(off) <= MOST_FROM_PREDICTION);
      assert.ok(Math.abs(mean(likely.map(({ off }) => off))) < 0.005);
      assert.ok(Math.abs(Math.sqrt(mean(likely.map(({ off }) => off ** 2))) - deviation) < 0.005);
      // What's left of the ratings depends on neither length nor par.
      for (const key of ['thousandYards', 'par'] as const) {
        const middle = mean(likely.map((tee) => tee[key]));
        assert.ok(Math.abs(mean(likely.map((tee) => (tee[key] - middle) * tee.off))) < 0.001, key);
      }
    });
  }
});
