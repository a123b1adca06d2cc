import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sieveDoubtful } from '#dataset/sources/doubtful-courses.ts';
import { listedCourse } from '#dataset/sources/fixtures/listed-course.ts';
import { mergeCourses } from '#dataset/sources/merge-courses.ts';
import { area, at, box, findIn, findOne, hole, type Metres, relation, rulesOf } from '../fixtures/sketch.ts';

const golf = { leisure: 'golf_course' };

/** An unnamed square with sides of the given metres. */
const square = (id: number, [x, y]: Metres, side: number, tags = {}) =>
  area(id, box(x, y, x + side, y + side), { ...golf, ...tags });

/** What is published of a sketch, with what is withheld. */
function published(features: Parameters<typeof findIn>[0], lists: Parameters<typeof mergeCourses>[1] = []) {
  const { inProgress } = findIn(features);
  const sieved = sieveDoubtful(
    mergeCourses(inProgress.heads, lists),
    (index) => inProgress.details(index),
    () => [],
  );
  return {
    ids: sieved.courses.map(({ head }) => head.sourceIds.join(' ')),
    withheld: sieved.findings
      .filter(({ action }) => action === 'quarantined')
      .map(({ place, value, action }) => `${action} ${place} ${value}`),
  };
}

test('a chain of unnamed pieces near each other is one facility', () => {
  const pieces = [0, 1, 2, 3].map((i) => square(i + 1, [i * 360, 0], 120));
  const { head, details } = findOne(pieces);
  assert.deepEqual(head.sourceIds, ['way/1', 'way/2', 'way/3', 'way/4']);
  assert.deepEqual(rulesOf(details.findings, 'piece-of-a-facility'), ['way/2', 'way/3', 'way/4']);
  assert.deepEqual(published(pieces).withheld, [], '5.8 ha together');
});

test('named outlines, large ones and those further away are left as they are', () => {
  const count = (...features: Parameters<typeof findIn>[0]) => findIn(features).inProgress.heads.length;
  assert.equal(count(square(1, [0, 0], 120), square(2, [380, 0], 120)), 2);
  assert.equal(count(square(1, [0, 0], 120), square(2, [240, 0], 120, { name: 'Elm Golf Club' })), 2);
  assert.equal(count(square(1, [0, 0], 290), square(2, [410, 0], 290)), 2);
});

test('unnamed ground across a road belongs to the only named course there, and to each other', () => {
  const elm = square(2, [310, 0], 290, { name: 'Elm Golf Club' });
  const { head, details } = findOne([square(1, [0, 0], 290), elm, square(3, [-300, 0], 290)]);
  assert.equal(head.name, 'Elm Golf Club');
  assert.deepEqual(head.sourceIds, ['way/1', 'way/2', 'way/3']);
  assert.deepEqual(rulesOf(details.findings, 'piece-of-a-facility'), ['way/1', 'way/3']);
  assert.deepEqual(findOne([square(1, [0, 0], 290), square(2, [310, 0], 290)]).head.sourceIds, [
    'way/1',
    'way/2',
  ]);
  const oak = square(4, [-310, 0], 290, { name: 'Oak Golf Club' });
  assert.equal(findIn([square(1, [0, 0], 290), elm, oak]).inProgress.heads.length, 3, 'between two courses');
});

test('a facility of less than 4 ha without a hole, and an unnamed outline under 2 ha, are withheld', () => {
  assert.deepEqual(published([square(1, [0, 0], 100), square(2, [200, 0], 100)]), {
    ids: [],
    withheld: ['quarantined way/1 2.0 ha in 2 pieces'],
  });
  assert.deepEqual(published([square(1, [0, 0], 130)]), { ids: [], withheld: ['quarantined way/1 1.7 ha'] });
  const green = area(2, box(70, 70, 90, 90), { golf: 'green' });
  assert.deepEqual(published([square(1, [0, 0], 150), green]), { ids: ['way/1'], withheld: [] });
});

test('a relation and its outer way are the same ground', () => {
  const outer = box(0, 0, 130, 130);
  const { withheld } = published([area(1, outer, golf), relation(2, [outer], golf)]);
  assert.deepEqual(withheld, ['quarantined way/1 1.7 ha in 2 pieces']);
  const larger = box(0, 0, 160, 160);
  const named = { ...golf, name: 'Elm Golf Club' };
  assert.equal(findOne([area(1, larger, named), relation(2, [larger], named)]).head.kind, 'short');
});

test('an empty outline under 10 ha of which no tag says more is withheld', () => {
  const empty = square(1, [0, 0], 300);
  assert.deepEqual(published([empty]), { ids: [], withheld: ['quarantined way/1 9.0 ha, empty'] });
  const kept = (...features: Parameters<typeof findIn>[0]) =>
    assert.deepEqual(published(features), { ids: ['way/1'], withheld: [] });
  kept(square(1, [0, 0], 320));
  kept(square(1, [0, 0], 300, { website: 'https://elm.example/' }));
  kept(square(1, [0, 0], 300, { holes: '9' }));
  kept(empty, area(2, box(70, 70, 90, 90), { golf: 'bunker' }));
});

test('a hole line or a second source confirms small ground', () => {
  const ground = square(1, [0, 0], 130);
  const line = hole(
    10,
    [
      [10, 10],
      [10, 120],
    ],
    { ref: '1' },
  );
  assert.deepEqual(published([ground, line]), { ids: ['way/1'], withheld: [] });
  const [longitude, latitude] = at([60, 60]);
  const list = [listedCourse('a:1', 'Elm Golf Club', 0, { latitude, longitude })];
  assert.deepEqual(published([ground], list), { ids: ['a:1 way/1'], withheld: [] });
});

test('a named place under a hectare stays without its outline, as a practice course', () => {
  const { head, details } = findOne([square(1, [0, 0], 90, { name: 'Elm Golf Club' })]);
  assert.equal(head.kind, 'practice');
  assert.deepEqual(details.surfaces, []);
  assert.deepEqual(rulesOf(details.findings, 'outline-under-a-hectare'), ['way/1']);
  const larger = findOne([square(1, [0, 0], 120, { name: 'Elm Golf Club' })]);
  assert.equal(larger.head.kind, 'short');
  assert.equal(larger.details.surfaces.length, 1);
});

test('a name without golf on under a hectare is withheld until a source has more than its name', () => {
  const school = square(1, [0, 0], 90, { name: 'Súkromné gymnázium Mercury' });
  assert.deepEqual(published([school]), {
    ids: [],
    withheld: ['quarantined way/1 Súkromné gymnázium Mercury'],
  });
  const [longitude, latitude] = at([45, 45]);
  const list = (more: object) => [
    listedCourse('a:1', 'Súkromné gymnázium Mercury', 0, { longitude, latitude, ...more }),
  ];
  assert.deepEqual(published([school], list({})).ids, []);
  assert.deepEqual(published([school], list({ hole_count: 9 })).ids, ['a:1 way/1']);
  assert.deepEqual(published([square(1, [0, 0], 120, { name: 'Mergelhof' })]).ids, ['way/1']);
});

test('no hole goes to an outline under a hectare, or shorter than the hole', () => {
  const club = square(2, [0, 100], 600, { name: 'Oak Golf Club' });
  const long = hole(10, [
    [10, 10],
    [10, 80],
    [10, 400],
  ]);
  const holesOf = (dropZone: ReturnType<typeof square>) => {
    const { inProgress } = findIn([dropZone, club, long]);
    return inProgress.heads.map((head, i) => `${head.sourceIds} ${inProgress.details(i).holes.length}`);
  };
  assert.deepEqual(holesOf(square(1, [0, 0], 90, { name: 'Elm Golf Club' })), ['way/1 0', 'way/2 1']);
  assert.deepEqual(holesOf(square(1, [-150, 0], 180, { name: 'Elm Golf Club' })), ['way/1 0', 'way/2 1']);
  assert.deepEqual(holesOf(square(1, [-250, -70], 300, { name: 'Elm Golf Club' })), ['way/1 1', 'way/2 0']);
});
