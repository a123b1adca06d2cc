import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseRating } from '../course/course-in-progress.ts';
import { checked } from './fixtures/checked.ts';
import { checkRatings } from './rating-rules.ts';

/** Judges a rating of 18 holes with par 72 and so many metres. */
function judge(metres: number | null, more: Partial<CourseRating>) {
  const rating: CourseRating = {
    gender: 'men',
    ratedHoles: 18,
    par: 72,
    courseRating: 72.1,
    slope: 130,
    bogeyRating: null,
    front: null,
    back: null,
    ...more,
  };
  const { value, findings } = checked((note) =>
    checkRatings(
      {
        name: 'White',
        color: 'white',
        colorHex: null,
        measuredIn: 'm',
        lengths: Array.from({ length: 18 }, (_, i) => ({ number: i + 1, length: metres })),
        totalLength: null,
        ratings: [rating],
        scorecardIndexes: [0],
        place: 'cards.ndjson:7',
      },
      [],
      note,
    ),
  );
  return { rating: value.ratings[0]!, rules: findings.map(({ rule, action }) => `${rule}: ${action}`) };
}

describe('checkRatings', () => {
  const impossible = ['course-rating-out-of-range: nulled'];

  it('drops ratings that their length makes impossible, and keeps the correct ones of short tees', () => {
    const women = judge(325, { gender: 'women', courseRating: 68.1 });
    assert.deepEqual([women.rating.courseRating, women.rules], [null, impossible]);
    const short = judge(170, { courseRating: 57.2 });
    assert.deepEqual([short.rating.courseRating, short.rules], [57.2, []]);
  });

  it('allows nine holes half as much', () => {
    const nine = { ratedHoles: 9, par: 36 } as const;
    assert.deepEqual(judge(170, { ...nine, courseRating: 28.9 }).rules, []);
    assert.deepEqual(judge(170, { ...nine, courseRating: 33.9 }).rules, impossible);
  });

  it('allows a tee without lengths twelve strokes from par', () => {
    assert.deepEqual(judge(null, { courseRating: 60 }).rules, []);
    assert.deepEqual(judge(null, { courseRating: 59.9 }).rules, impossible);
  });

  it('keeps a rating that does not fit its length and par, and marks it', () => {
    const marked = judge(325, { gender: 'women', courseRating: 73.9 });
    assert.deepEqual([marked.rating.unlikeLength, marked.rules], [true, ['rating-unlike-length: noted']]);
    const likely = judge(325, { gender: 'women', courseRating: 74.4 });
    assert.deepEqual([likely.rating.unlikeLength, likely.rules], [undefined, []]);
  });

  it('drops nines that miss the total by more than 0.3', () => {
    const nines = { front: { courseRating: 36.1, slope: 120 }, back: { courseRating: 36.4, slope: 120 } };
    const off = judge(null, { ...nines, courseRating: 72.1 });
    assert.deepEqual(
      [off.rating.front, off.rating.back, off.rules],
      [null, null, ['nines-unlike-total: nulled']],
    );
    assert.deepEqual(judge(null, { ...nines, courseRating: 72.2 }).rules, []);
  });

  it('drops a bogey rating that is no higher than the course rating', () => {
    const low = judge(325, { bogeyRating: 72.1 });
    assert.deepEqual(
      [low.rating.bogeyRating, low.rules],
      [null, ['bogey-rating-below-course-rating: nulled']],
    );
    assert.deepEqual(judge(325, { bogeyRating: 96.2 }).rules, []);
  });
});
