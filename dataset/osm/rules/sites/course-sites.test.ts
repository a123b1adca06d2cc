import assert from 'node:assert/strict';
import { test } from 'node:test';
import { area, box, findIn, findOne, hole, line, node, relation, rulesOf } from '../fixtures/sketch.ts';

const golf = { leisure: 'golf_course' };

test('a node within an area, or near one with a similar name, is the same course', () => {
  const outline = area(2, box(0, 0, 500, 500), { ...golf, name: 'Ramsey Golf Course' });
  const { head, details } = findOne([
    node(1, [250, 250], { ...golf, name: 'Ramsey Golf Club', phone: '+44 1624 812244' }),
    outline,
  ]);
  assert.deepEqual(head.sourceIds, ['node/1', 'way/2']);
  assert.equal(head.name, 'Ramsey Golf Course');
  assert.deepEqual(head.alternateNames, ['Ramsey Golf Club']);
  assert.equal(details.phone, '+44 1624 812244');
  const joined = findOne([node(1, [700, 250], { ...golf, name: 'Ramsey Golf Club' }), outline]);
  assert.deepEqual(joined.head.sourceIds, ['node/1', 'way/2']);
  const other = findIn([node(1, [700, 250], { ...golf, name: 'Peel Golf Club' }), outline]);
  assert.equal(other.inProgress.heads.length, 2);
});

test('a node names the only unnamed area nearby', () => {
  const club = node(1, [-200, 250], { ...golf, name: 'Gate Golf Club' });
  const { head } = findOne([club, area(2, box(0, 0, 500, 500), golf)]);
  assert.deepEqual([head.name, head.sourceIds], ['Gate Golf Club', ['node/1', 'way/2']]);
  const two = findIn([club, area(2, box(0, 0, 500, 180), golf), area(3, box(0, 320, 500, 500), golf)]);
  assert.equal(two.inProgress.heads.length, 3);
});

test('a relation and its outer way are one course', () => {
  const outer = box(0, 0, 800, 800);
  const { head, details } = findOne([
    area(5, outer, { ...golf, name: 'Moor Golf Club' }),
    relation(6, [outer, box(300, 300, 500, 500)], { ...golf, name: 'Moor Golf Club' }),
  ]);
  assert.deepEqual(head.sourceIds, ['way/5', 'relation/6']);
  assert.deepEqual(rulesOf(details.findings, 'course-mapped-twice'), ['relation/6']);
});

test('adjoining areas of one name are one course, of different names two', () => {
  const pieces = (second: string) =>
    findIn([
      area(1, box(0, 0, 400, 400), { ...golf, name: 'Lake Golf Club' }),
      area(2, box(430, 0, 800, 400), { ...golf, name: second }),
    ]).inProgress.heads.length;
  assert.equal(pieces('Lake Golf Club'), 1);
  assert.equal(pieces('Golfclub Lake'), 1);
  assert.equal(pieces('Hill Golf Club'), 2);
});

test('two courses of which each has a piece within the other are still two', () => {
  const { inProgress } = findIn([
    area(1, box(0, 0, 1000, 1000), { ...golf, name: 'Alpha' }),
    area(2, box(1100, 0, 1700, 600), { ...golf, name: 'Beta' }),
    area(3, box(1200, 100, 1400, 300), { ...golf, name: 'Alpha' }),
    area(4, box(800, 100, 950, 250), { ...golf, name: 'Beta' }),
  ]);
  assert.deepEqual(
    inProgress.heads.map(({ name, sourceIds }) => [name, sourceIds]),
    [
      ['Alpha', ['way/1', 'way/3']],
      ['Beta', ['way/2', 'way/4']],
    ],
  );
});

test('unnamed land around several named courses isn’t a course', () => {
  const { inProgress, findings } = findIn([
    area(1, box(0, 0, 1000, 400), golf),
    area(2, box(10, 10, 480, 390), { ...golf, name: 'Heathland' }),
    area(3, box(520, 10, 990, 390), { ...golf, name: 'Parkland' }),
  ]);
  assert.deepEqual(
    inProgress.heads.map(({ name }) => name),
    ['Heathland', 'Parkland'],
  );
  assert.deepEqual(rulesOf(findings, 'unnamed-land-of-several-courses'), ['way/1']);
});

test('an unnamed area within a course is that course', () => {
  const { head } = findOne([
    area(1, box(0, 0, 1000, 1000), { ...golf, name: 'Elm Golf' }),
    area(2, box(100, 100, 200, 200), golf),
  ]);
  assert.deepEqual(head.sourceIds, ['way/1', 'way/2']);
});

test('an unnamed course is kept without a name and flagged', () => {
  const { head, details } = findOne([area(1, box(0, 0, 500, 500), golf)]);
  assert.equal(head.name, null);
  assert.deepEqual(rulesOf(details.findings, 'unnamed-course'), ['way/1']);
});

test('other games are left out with a finding and their lines aren’t holes', () => {
  const { inProgress, findings } = findIn([
    area(1, box(0, 0, 200, 200), { ...golf, name: 'Minigolf am See' }),
    hole(2, [
      [50, 50],
      [150, 50],
    ]),
    area(3, box(0, 300, 200, 500), { leisure: 'disc_golf_course' }),
    hole(4, [
      [50, 350],
      [150, 350],
    ]),
  ]);
  assert.equal(inProgress.heads.length, 0);
  assert.deepEqual(rulesOf(findings, 'miniature-golf'), ['way/1']);
  assert.deepEqual(rulesOf(findings, 'hole-of-another-game'), ['way/2', 'way/4']);
});

test('a course whose outline does not close is still known by its name and place', () => {
  const { head, details } = findOne([
    line(
      1,
      [
        [0, 0],
        [400, 0],
        [0, 400],
        [400, 400],
      ],
      { ...golf, name: 'Bow Golf' },
    ),
  ]);
  assert.equal(head.name, 'Bow Golf');
  assert.deepEqual(details.surfaces, []);
  assert.deepEqual(rulesOf(details.findings, 'invalid-outline'), ['way/1']);
});

test('a crescent’s position is on the crescent', () => {
  const { head } = findOne([
    area(
      1,
      [
        [0, 0],
        [900, 0],
        [900, 600],
        [800, 600],
        [800, 100],
        [100, 100],
        [100, 600],
        [0, 600],
      ],
      golf,
    ),
  ]);
  const [x, y] = [(head.position[0] - 10) * 71_696, (head.position[1] - 50) * 111_229];
  assert.ok(y < 100 || x < 100 || x > 800, `${x}, ${y}`);
});
