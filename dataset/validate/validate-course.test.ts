import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseCard, CourseHole, CourseRating, CourseTeebox } from '../course/course-in-progress.ts';
import { detailsWith, straightHole } from '../fixtures/tiny-courses.ts';
import { validateCourse } from './validate-course.ts';

const METRES_PER_DEGREE = 111_000;

function tracedHoles(lengths: number[], more: (i: number) => Partial<CourseHole> = () => ({})): CourseHole[] {
  return lengths.map((metres, i) => {
    const green: [number, number] = [-8 + i * 0.01, 37 + metres / METRES_PER_DEGREE];
    return straightHole([-8 + i * 0.01, 37], i + 1, {
      key: `way/${i + 1}`,
      par: metres < 230 ? 3 : metres < 430 ? 4 : 5,
      line: [[-8 + i * 0.01, 37], green],
      green,
      ...more(i),
    });
  });
}

function card(pars: (number | null)[], more: Partial<CourseCard> = {}): CourseCard {
  return {
    name: null,
    gender: 'all',
    loops: [],
    holes: pars.map((par, i) => ({ position: i + 1, number: i + 1, par, strokeIndex: i + 1 })),
    place: 'cards.ndjson:7',
    ...more,
  };
}

function teebox(lengths: (number | null)[], more: Partial<CourseTeebox> = {}): CourseTeebox {
  return {
    name: 'White',
    color: 'white',
    colorHex: null,
    measuredIn: 'm',
    lengths: lengths.map((length, i) => ({ number: i + 1, length })),
    totalLength: null,
    ratings: [],
    scorecardIndexes: [0],
    place: 'cards.ndjson:7',
    ...more,
  };
}

function rating(more: Partial<CourseRating>): CourseRating {
  return {
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
}

const validate = (details: Parameters<typeof detailsWith>[0]) =>
  validateCourse(detailsWith(details), 'way/99');
const rules = (findings: { rule: string; action: string }[]) =>
  findings.map(({ rule, action }) => `${rule}: ${action}`);
const nine = [350, 150, 480, 330, 160, 390, 500, 310, 340];

describe('validateCourse', () => {
  it('leaves a sound course as it is', () => {
    const details = detailsWith({
      holes: tracedHoles(nine, (i) => (i === 0 ? { heights: { tee: 10, green: 30 } } : {})),
      scorecards: [card([4, 3, 5, 4, 3, 4, 5, 4, 4])],
      teeboxes: [teebox(nine, { totalLength: 3010, ratings: [rating({})] })],
      declaredPar: 36,
    });
    assert.deepEqual(validateCourse(details, 'way/99'), { details, findings: [] });
  });

  it('drops impossible pars, traced or printed', () => {
    const { details, findings } = validate({
      holes: tracedHoles([350], () => ({ par: 2 })),
      scorecards: [card([7, 4, 4])],
    });
    assert.equal(details.holes[0]!.par, null);
    assert.equal(details.scorecards[0]!.holes[0]!.par, null);
    assert.deepEqual(findings, [
      { source: 'osm', place: 'way/1', rule: 'par-not-3-to-6', value: '2', action: 'nulled' },
      {
        source: 'scorecards',
        place: 'cards.ndjson:7',
        rule: 'par-not-3-to-6',
        value: 'hole 1: par 7',
        action: 'nulled',
      },
    ]);
  });

  it('notes lengths unlike their par, by the tee’s gender', () => {
    const traced = validate({ holes: tracedHoles([350], () => ({ par: 3, strokeIndex: null })) });
    assert.deepEqual(rules(traced.findings), ['length-unlike-par: noted']);
    assert.equal(traced.details.holes[0]!.par, 3);
    const women = teebox([400], { ratings: [rating({ gender: 'women', par: 73 })] });
    assert.deepEqual(rules(validate({ scorecards: [card([4, null, null])], teeboxes: [women] }).findings), [
      'length-unlike-par: noted',
    ]);
    assert.deepEqual(
      rules(validate({ scorecards: [card([4, null, null])], teeboxes: [teebox([400])] }).findings),
      [],
    );
  });

  it('leaves out printed cards of fewer than 3 or more than 36 holes, with the tees that are on no other', () => {
    const holes = (count: number) => card(Array.from({ length: count }, () => 4));
    const sizes = [2, 3, 36, 37];
    const { details, findings } = validate({
      scorecards: sizes.map(holes),
      teeboxes: [
        teebox([], { name: 'Red', scorecardIndexes: [0, 3] }),
        teebox([], { name: 'White', scorecardIndexes: [0, 2] }),
      ],
    });
    assert.deepEqual(
      details.scorecards.map((each) => each.holes.length),
      [3, 36],
    );
    assert.deepEqual(
      details.teeboxes.map(({ name, scorecardIndexes }) => [name, scorecardIndexes]),
      [['White', [1]]],
    );
    assert.deepEqual(
      findings.filter(({ rule }) => rule === 'card-not-3-to-36-holes').map(({ value }) => value),
      ['2', '37'],
    );
    assert.equal(details.highestLeftOut, 37);
  });

  it('notes cards whose holes do not count up', () => {
    const numbered = (numbers: number[]) => {
      const holes = numbers.map((number, i) => ({ position: i + 1, number, par: 4, strokeIndex: null }));
      return rules(validate({ scorecards: [card([], { holes })], declaredPar: 70 }).findings);
    };
    const partial = ['hole-numbers-not-contiguous: noted'];
    assert.deepEqual(numbered([1, 2, 4]), partial);
    assert.deepEqual(numbered([1, 2, 2]), partial);
    assert.deepEqual(numbered([3, 4, 5]), partial);
    const twice = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    assert.deepEqual(numbered([...twice, ...twice]), ['declared-par-unlike-sum: mended']);
  });

  it('lets the sum of a whole card win over the declared par', () => {
    const pars = [4, 3, 4, 4, 5, 4, 3, 4, 4];
    const { details, findings } = validate({ declaredPar: 70, scorecards: [card(pars)] });
    assert.equal(details.declaredPar, 35);
    assert.deepEqual(findings, [
      {
        source: 'osm',
        place: 'way/99',
        rule: 'declared-par-unlike-sum',
        value: '70, the holes add up to 35',
        action: 'mended',
      },
    ]);
    assert.equal(
      validate({ declaredPar: 70, scorecards: [card([...pars.slice(1), null])] }).details.declaredPar,
      70,
    );
  });

  it('drops impossible ratings and keeps the rest', () => {
    const bad = rating({
      slope: 156,
      courseRating: 85,
      front: { courseRating: 36, slope: 130 },
      back: { courseRating: 72, slope: 130 },
    });
    const { details, findings } = validate({
      teeboxes: [teebox([], { ratings: [bad, rating({ slope: 113.5 })] })],
    });
    const [first, second] = details.teeboxes[0]!.ratings;
    assert.deepEqual(first, { ...bad, slope: null, courseRating: null, back: null });
    assert.equal(second!.slope, null);
    assert.deepEqual(
      findings.map(({ rule }) => rule),
      ['slope-out-of-range', 'course-rating-out-of-range', 'nine-rating-out-of-range', 'slope-out-of-range'],
    );
    assert.deepEqual(
      rules(validate({ teeboxes: [teebox([], { ratings: [rating({ par: 60 })] })] }).findings),
      ['course-rating-out-of-range: nulled'],
    );
  });

  it('compares ratings with the card if they name no par, and lets its sum win if they name another', () => {
    const eighteen = [...nine, ...nine].map(() => 4);
    const judge = (more: Partial<CourseRating>, pars: (number | null)[] = eighteen) => {
      const played = teebox([], { ratings: [rating(more)] });
      const { details, findings } = validate({ scorecards: [card(pars)], teeboxes: [played] });
      const { par, courseRating } = details.teeboxes[0]!.ratings[0]!;
      return [par, courseRating, rules(findings).join()];
    };
    assert.deepEqual(judge({ par: null, courseRating: 71 }), [null, 71, '']);
    assert.deepEqual(judge({ par: null, courseRating: 58 }), [
      null,
      null,
      'course-rating-out-of-range: nulled',
    ]);
    assert.deepEqual(judge({ par: 70 }), [72, 72.1, 'rating-par-unlike-sum: mended']);
    assert.deepEqual(judge({ par: 70 }, [4, 4, null]), [70, 72.1, '']);
    assert.deepEqual(judge({ par: 70 }, eighteen.slice(9)), [70, 72.1, '']);
  });

  it('states no length for a line that is too long for a hole', () => {
    const { findings } = validate({ holes: tracedHoles([910], () => ({ par: null, strokeIndex: null })) });
    assert.deepEqual(rules(findings), ['length-not-30-to-900-m: nulled']);
  });

  it('drops lengths that no hole has and the total that counts them, and judges no rating by them', () => {
    const { details, findings } = validate({ teeboxes: [teebox([350, 20, 990], { totalLength: 1360 })] });
    assert.deepEqual(
      details.teeboxes[0]!.lengths.map(({ length }) => length),
      [350, null, null],
    );
    assert.equal(details.teeboxes[0]!.totalLength, null);
    assert.deepEqual(rules(findings), Array(2).fill('length-not-30-to-900-m: nulled'));
    assert.deepEqual(validate({ teeboxes: [teebox([980], { measuredIn: 'yd' })] }).findings, []);
    const women = { ratings: [rating({ gender: 'women', courseRating: 70 })] };
    const slip = teebox([...nine, ...nine].map((metres) => 0.83 * metres).with(3, 1340), women);
    assert.deepEqual(rules(validate({ teeboxes: [slip] }).findings), ['length-not-30-to-900-m: nulled']);
  });

  it('withholds lengths in yards that are labelled as metres', () => {
    const holes = tracedHoles(nine, () => ({ par: null, strokeIndex: null }));
    const yards = nine.map((metres) => Math.round(metres / 0.9144));
    const shorter = yards.map((length, i) => Math.round(length * (i % 2 ? 0.96 : 0.9)));
    const { details, findings } = validate({
      holes,
      scorecards: [card(nine.map(() => null))],
      teeboxes: [teebox(shorter, { name: 'Red' }), teebox(yards, { ratings: [rating({})] })],
    });
    assert.deepEqual(rules(findings), ['yards-for-metres: quarantined']);
    assert.match(findings[0]!.value!, /1\.09\d of the lines over 9 holes/);
    assert.ok(details.teeboxes.every(({ lengths }) => lengths.every(({ length }) => length === null)));
    assert.equal(details.teeboxes[1]!.ratings.length, 1);
  });

  it('doesn’t mistake a forward tee for a slip of units if another tee agrees with the lines', () => {
    const holes = tracedHoles(nine, () => ({ par: null, strokeIndex: null }));
    const forward = nine.map((metres, i) => Math.round(metres * (i % 2 ? 0.9 : 0.96)));
    const teeboxes = [teebox(forward, { name: 'Red' }), teebox(nine)];
    assert.deepEqual(validate({ holes, scorecards: [card(nine.map(() => null))], teeboxes }).findings, []);
  });

  it('notes single holes whose card and line differ', () => {
    const holes = tracedHoles(nine, () => ({ par: null, strokeIndex: null }));
    const { details, findings } = validate({
      holes,
      scorecards: [card(nine.map(() => null))],
      teeboxes: [teebox(nine.with(3, 280))],
    });
    assert.deepEqual(rules(findings), ['card-unlike-line: noted']);
    assert.equal(details.teeboxes[0]!.lengths[3]!.length, 280);
  });

  it('doesn’t compare a card with lines of other holes', () => {
    const others = [...nine.slice(1), nine[0]!];
    const holes = tracedHoles(others, () => ({ par: null, strokeIndex: null }));
    const scorecards = [card(nine.map(() => null))];
    const teeboxes = [teebox(nine)];
    assert.deepEqual(rules(validate({ holes, scorecards, teeboxes }).findings), [
      'card-unlike-lines: noted',
      'card-without-lines: noted',
    ]);
    const more = [...tracedHoles(nine), ...tracedHoles(nine, (i) => ({ key: `way/1${i}`, number: i + 10 }))];
    const unmarked = more.map((hole) => ({ ...hole, par: null, strokeIndex: null }));
    const open = validate({ holes: unmarked, scorecards, teeboxes: [teebox(others)] });
    assert.deepEqual(rules(open.findings), ['card-without-lines: noted']);
  });

  it('drops heights whose difference is impossible', () => {
    const greens = [131, 11, 130];
    const holes = tracedHoles([350, 35, 350], (i) => ({
      par: null,
      strokeIndex: null,
      heights: { tee: 10, green: greens[i]! },
    }));
    const { details, findings } = validate({ holes });
    assert.deepEqual(
      details.holes.map(({ heights }) => heights!.tee),
      [null, null, 10],
    );
    assert.deepEqual(
      findings.map(({ source, place, rule }) => [source, place, rule]),
      [
        ['elevation', 'way/1', 'elevation-difference-over-120-m'],
        ['elevation', 'way/2', 'green-not-40-to-750-m-from-tee'],
      ],
    );
  });
});
