import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findClubNines } from './club-nines.ts';
import { foldNines, placeAtClubs } from './clubs.ts';
import { listedCourse as line } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';
import { mergedDetails } from './merged-details.ts';

const holes = Array.from({ length: 18 }, (_, i) => ({ number: i + 1, par: 4 }));
const listed = (names: string[], more: object = {}) =>
  mergeCourses(
    [],
    names.map((name, i) => line(`a:${i}`, name, 0, { holes, ...more })),
  );
const folded = (names: string[], more: object = {}) => {
  const courses = listed(names, more);
  return foldNines(courses, findClubNines(courses));
};

test('three courses that are the pairs of three nines are one of 27 holes with a card for each pair', () => {
  for (const names of [
    [
      'Ironwood Acacia at Kierland Golf Club',
      'Mesquite Ironwood at Kierland Golf Club',
      'Acacia Mesquite at Kierland Golf Club',
    ],
    [
      'Kierland Golf Club Ironwood Acacia',
      'Kierland Golf Club Mesquite Ironwood',
      'Kierland Golf Club Acacia Mesquite',
    ],
    [
      'Kierland Golf Club Ironwood Acacia Nines',
      'Kierland Golf Club Mesquite Ironwood Nines',
      'Kierland Golf Club Acacia Mesquite Nines',
    ],
  ]) {
    const [course, ...others] = folded(names);
    assert.equal(others.length, 0);
    assert.equal(course!.head.name, 'Kierland Golf Club');
    assert.deepEqual(course!.head.sourceIds, ['a:0', 'a:1', 'a:2']);
    assert.deepEqual(course!.head.alternateNames.toSorted(), names.toSorted());
    assert.deepEqual(
      course!.findings.map(({ rule, value }) => `${rule}: ${value}`),
      [
        'nines-listed-as-courses: Kierland Golf Club: Ironwood – Acacia; Mesquite – Ironwood; Acacia – Mesquite',
      ],
    );
    const details = mergedDetails(course!, null);
    assert.equal(details.listedNines, 3);
    assert.deepEqual(
      details.scorecards.map(({ name, holes: own }) => `${name} ${own.length}`),
      ['Ironwood – Acacia 18', 'Mesquite – Ironwood 18', 'Acacia – Mesquite 18'],
    );
  }
});

test('the pairs are folded into a record of the whole club', () => {
  const pairs = ['Oak Ash', 'Ash Fir', 'Fir Oak'].map((pair) => `${pair} At Elm Hill Golf Club`);
  const [course, ...others] = folded([...pairs, 'Elmhill Golf Club']);
  assert.equal(others.length, 0);
  assert.equal(course!.head.name, 'Elmhill Golf Club');
  assert.deepEqual(course!.head.sourceIds, ['a:0', 'a:1', 'a:2', 'a:3']);
  assert.equal(folded([...pairs, 'Elm Valley Golf Club']).length, 2);
});

const at = (nines: string[]) => nines.map((nine) => `${nine} At Elm Hill Golf Club`);
const TREES = ['Oak', 'Ash', 'Fir', 'Big Yew', 'Pine', 'Box', 'Elder'];
const pairsOf = (nines: string[]) =>
  nines.flatMap((first, i) => nines.slice(i + 1).map((second) => `${first} ${second}`));

test('four to six nines in pairs are one course with as many loops and a card for each pair', () => {
  const listedAs = [
    { nines: 4, pairs: ['Oak Ash', 'Ash Fir', 'Fir Big Yew', 'Big Yew Oak'] },
    { nines: 4, pairs: pairsOf(TREES.slice(0, 4)) },
    { nines: 5, pairs: pairsOf(TREES.slice(0, 5)) },
    { nines: 6, pairs: pairsOf(TREES.slice(0, 6)) },
  ];
  for (const { nines, pairs } of listedAs) {
    const [course, ...others] = folded(at(pairs));
    assert.equal(others.length, 0, pairs.join('; '));
    const { listedNines, scorecards } = mergedDetails(course!, null);
    assert.deepEqual([listedNines, scorecards.length], [nines, pairs.length]);
  }
});

test('seven nines, two courses, open sets and compass names without a count of all holes are not folded', () => {
  const left = [
    at(pairsOf(TREES)),
    at(['Oak Ash', 'Fir Yew']),
    at(['Oak Ash', 'Ash Fir', 'Fir Oak', 'Oak Yew']),
    at(['Oak Ash', 'Ash Fir', 'Fir Yew', 'Yew Oak', 'Oak Course']),
    at(['Oak Ash', 'Fir Yew', 'Pine Box']),
    at(['East South', 'South West', 'West East']),
    // Four courses, each named after a quarter of the compass.
    at(['North East', 'South East', 'South West', 'North West']),
    at(['Oak', 'Ash', 'Fir']),
  ];
  for (const names of left) assert.equal(folded(names).length, names.length, names.join('; '));
  assert.equal(folded(at(['East South', 'South West', 'West East']), { hole_count: 27 }).length, 1);
});

/** Pars of nine holes each, and one that plays like none of them. */
const PARS = { north: '444534543', south: '435444435', west: '543445344', other: '434544354' };

const played = (...nines: (keyof typeof PARS)[]) =>
  [...nines.map((nine) => PARS[nine]).join('')].map((par, i) => ({ number: i + 1, par: Number(par) }));

/** Three of each nine: the same on both cards by chance more often. */
const isOneOfThree = ({ number }: { number: number }) => number % 3 === 1;

const withCards = (cards: Record<string, ReturnType<typeof played>>) => {
  const courses = mergeCourses(
    [],
    Object.entries(cards).map(([name, own], i) =>
      line(`a:${i}`, name, 0, { holes: own, par: own.reduce((sum, { par }) => sum + par, 0) }),
    ),
  );
  return foldNines(courses, findClubNines(courses));
};

test('pairs of nines named after the compass are one course if each nine has the same pars on both its cards, in the order of play', () => {
  const cards = {
    'North South at Elm Hill Golf Club': played('north', 'south'),
    'South West at Elm Hill Golf Club': played('south', 'west'),
    'North West at Elm Hill Golf Club': played('west', 'north'),
  };
  const [course, ...others] = withCards(cards);
  assert.equal(others.length, 0);
  assert.deepEqual(
    mergedDetails(course!, null).scorecards.map(({ name }) => name),
    ['North – South', 'South – West', 'West – North'],
  );
  const left = [
    { ...cards, 'North West at Elm Hill Golf Club': played('west', 'other') },
    Object.fromEntries(Object.entries(cards).map(([name, own]) => [name, own.filter(isOneOfThree)])),
  ];
  for (const other of left) assert.equal(withCards(other).length, 3);
});

test('courses that are the nines of one club are one with a card for each', () => {
  const names = ['Elk', 'Beaver', 'Bear'].map((nine) => `${nine} Course at Elm Hill Golf Club`);
  const nines = [played('north'), played('south'), played('west')];
  const cards = Object.fromEntries(names.map((name, i) => [name, nines[i]!]));
  const [course, ...others] = withCards(cards);
  assert.equal(others.length, 0);
  assert.equal(course!.head.name, 'Elm Hill Golf Club');
  const details = mergedDetails(course!, null);
  assert.equal(details.listedNines, 3);
  assert.deepEqual(
    details.scorecards.map(({ name, holes: own }) => `${name} ${own.length}`),
    ['Elk 9', 'Beaver 9', 'Bear 9'],
  );

  const two = withCards({ [names[0]!]: nines[0]!, [names[1]!]: nines[1]! });
  assert.deepEqual([two.length, mergedDetails(two[0]!, null).listedNines], [1, 2]);
  const four = withCards({ ...cards, 'Moose Course at Elm Hill Golf Club': nines[0]! });
  assert.deepEqual([four.length, mergedDetails(four[0]!, null).listedNines], [1, 4]);

  const bear = names[2]!;
  const short = played('north').map(({ number }) => ({ number, par: 3 }));
  const left: Parameters<typeof withCards>[0][] = [
    { ...cards, [bear]: played('west', 'other') },
    { ...cards, [bear]: short },
    { 'The Royal': nines[0]!, 'The Pines': nines[1]! },
    { 'Sands Reversible Golf Course Gold': nines[0]!, 'Sands Reversible Golf Course Black': nines[0]! },
  ];
  for (const other of left) assert.equal(withCards(other).length, Object.keys(other).length);
});

test('nines without a card of their own in a scorecards file keep the holes that the list has', () => {
  const names = ['Elk', 'Beaver', 'Bear'].map((nine) => `${nine} Course at Elm Hill Golf Club`);
  const [course] = withCards(Object.fromEntries(names.map((name) => [name, played('north')])));
  const record = {
    place: 'cards.ndjson:1',
    sourceId: 'a:1',
    name: names[1]!,
    countryCode: null,
    position: null,
    holes: played('south').map((hole) => ({ ...hole, position: hole.number, strokeIndex: null })),
    tees: [],
    findings: [],
  };
  const { scorecards } = mergedDetails({ ...course!, scorecards: [{ record, name: null, loops: [] }] }, null);
  assert.deepEqual(
    scorecards.map(({ name, holes: own }) => `${name} ${own.map(({ par }) => par).join('')}`),
    [`Beaver ${PARS.south}`, `Elk ${PARS.north}`, `Bear ${PARS.north}`],
  );
});

test('the name of the club has no first words of its nines', () => {
  const fold = (names: string[]) =>
    withCards(Object.fromEntries(names.map((name) => [name, played('north')]))).map(({ head }) => head.name);
  const at = (nines: string[]) => nines.map((nine) => `Elm Hill Golf Club ${nine}`);
  assert.deepEqual(fold(at(['The Pines', 'The Cove', 'The View'])), ['Elm Hill Golf Club']);
  assert.deepEqual(fold(at(['Course 1', 'Course 2', 'Course 3'])), ['Elm Hill Golf Club']);
  const ofLongerClub = [
    ...at(['North Course', 'South Course', 'West Course']),
    'The Links at Elm Hill Golf Club',
  ];
  assert.equal(fold(ofLongerClub).length, 4);
});

test('courses on one point are where their club is', () => {
  const courses = listed(['North At Elm Hill Golf Club', 'South At Elm Hill Golf Club']);
  courses.push(...mergeCourses([], [line('b:1', 'Far Away At Sea', 5000)]));
  placeAtClubs(courses);
  assert.deepEqual(
    courses.map(({ head }) => head.isAtClub ?? false),
    [true, true, false],
  );
});
