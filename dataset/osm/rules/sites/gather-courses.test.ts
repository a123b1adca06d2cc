import assert from 'node:assert/strict';
import { test } from 'node:test';
import { area, box, findIn, findOne, hole, type Metres, node, rulesOf } from '../fixtures/sketch.ts';

const golf = { leisure: 'golf_course' };

/** Next to each other, each 200 m long. */
const six = (firstId: number, [x, y]: Metres) =>
  Array.from({ length: 6 }, (_, i) =>
    hole(firstId + i, [
      [x + i * 80, y],
      [x + i * 80, y + 200],
    ]),
  );

test('a hole belongs to the smallest course that holds most of start, middle and end', () => {
  const { inProgress } = findIn([
    area(1, box(0, 0, 1000, 1000), { ...golf, name: 'Great Golf' }),
    area(2, box(1000, 0, 1300, 300), { ...golf, name: 'Small Golf' }),
    hole(10, [
      [900, 100],
      [1050, 100],
      [1250, 100],
    ]),
    hole(11, [
      [700, 200],
      [900, 200],
      [1050, 200],
    ]),
  ]);
  assert.deepEqual(
    inProgress.heads.map((_, i) => inProgress.details(i).holes.map(({ key }) => key)),
    [['way/11'], ['way/10']],
  );
});

test('a hole mostly outside belongs to the course that any vertex lies in', () => {
  const { details } = findOne([
    area(1, box(0, 0, 500, 500), golf),
    hole(10, [
      [480, 100],
      [700, 100],
      [900, 100],
    ]),
  ]);
  assert.equal(details.holes.length, 1);
});

test('a hole within 150 m of a course belongs to it, one beyond is reported', () => {
  const outline = area(1, box(0, 0, 500, 500), golf);
  const near = findOne([
    outline,
    hole(10, [
      [640, 0],
      [640, 300],
    ]),
  ]);
  assert.equal(near.details.holes.length, 1);
  const { inProgress, findings } = findIn([
    outline,
    hole(10, [
      [660, 0],
      [660, 300],
    ]),
  ]);
  assert.equal(inProgress.details(0).holes.length, 0);
  assert.deepEqual(
    findings.filter(({ rule }) => rule === 'hole-without-course'),
    [
      {
        source: 'osm',
        place: 'way/10',
        rule: 'hole-without-course',
        value: '300 m, 1 hole together',
        action: 'rejected',
      },
    ],
  );
});

test('six orphan holes together become an unnamed course, five are reported', () => {
  const { head, details } = findOne(six(10, [0, 0]));
  assert.equal(head.name, null);
  assert.deepEqual(head.sourceIds, ['way/10', 'way/11', 'way/12', 'way/13', 'way/14', 'way/15']);
  assert.equal(details.holes.length, 6);
  assert.deepEqual(rulesOf(details.findings, 'course-of-orphan-holes'), ['way/10']);
  const five = findIn(six(10, [0, 0]).slice(1));
  assert.equal(five.inProgress.heads.length, 0);
  assert.equal(rulesOf(five.findings, 'hole-without-course').length, 5);
});

test('a cluster of holes takes the only course node within a kilometre', () => {
  const club = node(1, [-600, 100], { ...golf, name: 'Node Golf Club' });
  const { head, details } = findOne([club, ...six(10, [0, 0])]);
  assert.equal(head.name, 'Node Golf Club');
  assert.equal(details.holes.length, 6);
  const rival = node(2, [1000, 100], { ...golf, name: 'Rival Golf Club' });
  const { inProgress } = findIn([club, rival, ...six(10, [0, 0])]);
  assert.deepEqual(
    inProgress.heads.map(({ name }) => name),
    ['Node Golf Club', 'Rival Golf Club', null],
  );
});

test('neighbouring clubs without outlines share a cluster of holes by the gap between them', () => {
  const west = node(1, [-300, 100], { ...golf, name: 'West Golf Club' });
  const east = node(2, [1300, 100], { ...golf, name: 'East Golf Club' });
  const straggler = hole(30, [
    [620, 300],
    [620, 450],
  ]);
  const { inProgress } = findIn([west, east, ...six(10, [0, 0]), ...six(20, [580, 0]), straggler]);
  assert.deepEqual(
    inProgress.heads.map(({ name }, i) => [name, inProgress.details(i).holes.length]),
    [
      ['West Golf Club', 6],
      ['East Golf Club', 7],
    ],
  );
  assert.deepEqual(rulesOf(inProgress.details(0).findings, 'neighbouring-clubs-parted'), ['node/1']);
  const joined = findIn([west, east, ...six(10, [0, 0]), ...six(20, [450, 0])]);
  assert.deepEqual(
    joined.inProgress.heads.map(({ name }) => name),
    ['West Golf Club', 'East Golf Club', null],
  );
});

test('lines under 30 m aren’t golf holes, and many side by side are miniature golf', () => {
  const lanes = Array.from({ length: 18 }, (_, i) =>
    hole(10 + i, [
      [i * 5, 0],
      [i * 5, 10 + (i % 3)],
    ]),
  );
  const { inProgress, findings } = findIn(lanes);
  assert.equal(inProgress.heads.length, 0);
  assert.equal(rulesOf(findings, 'hole-under-30-m').length, 18);
  assert.deepEqual(
    findings.filter(({ rule }) => rule === 'miniature-golf-tagged-as-golf').map(({ value }) => value),
    ['18 lines of 10.0 to 12.0 m'],
  );
});

test('a line around a hole is its ground, and a line down a hole that turns back is a hole', () => {
  const outline = area(1, box(-100, -100, 900, 900), { ...golf, name: 'Round Golf Club' });
  const around = hole(10, [
    [0, 0],
    [300, 0],
    [300, 40],
    [0, 40],
    [0, 12],
  ]);
  const turning = hole(11, [
    [0, 200],
    [300, 200],
    [300, 240],
    [20, 240],
  ]);
  const { inProgress, findings } = findIn([outline, around, turning]);
  const { holes, surfaces } = inProgress.details(0);
  assert.deepEqual(
    holes.map(({ key }) => key),
    ['way/11'],
  );
  assert.deepEqual(
    surfaces.map(({ key, type }) => [key, type]),
    [
      ['way/1', 'outline'],
      ['way/10', 'rough'],
    ],
  );
  assert.deepEqual(rulesOf(findings, 'hole-without-line'), ['way/10']);
});

test('a hole mapped as a point is reported', () => {
  const { findings } = findIn([node(10, [0, 0], { golf: 'hole', ref: '1' })]);
  assert.deepEqual(rulesOf(findings, 'hole-without-line'), ['node/10']);
});
