import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaSquareMetres } from '../../../geometry/area.ts';
import {
  area,
  box,
  findIn,
  findOne,
  hole,
  line,
  node,
  relation,
  rulesOf,
  through,
} from '../fixtures/sketch.ts';

const club = area(1, box(-200, -200, 1000, 1000), { leisure: 'golf_course', name: 'Sketch Golf Club' });
const first = hole(10, through([0, 0], [0, 300]), { ref: '1' });
const second = hole(11, through([200, 300], [200, 0]), { ref: '2' });

test('a bunker goes to the nearest hole within 60 m', () => {
  const { details } = findOne([
    club,
    first,
    second,
    area(20, box(50, 100, 60, 110), { golf: 'bunker' }),
    area(21, box(270, 100, 280, 110), { golf: 'bunker' }),
  ]);
  assert.deepEqual(
    details.hazards.map(({ key, type, holeKeys }) => [key, type, holeKeys]),
    [
      ['way/20', 'bunker', ['way/10']],
      ['way/21', 'bunker', []],
    ],
  );
});

test('a hazard outside every course is left out and reported', () => {
  const { inProgress, findings } = findIn([club, area(20, box(5000, 0, 5010, 10), { golf: 'bunker' })]);
  assert.equal(inProgress.details(0).hazards.length, 0);
  assert.deepEqual(rulesOf(findings, 'hazard-outside-courses'), ['way/20']);
});

test('a bunker keeps its inner ring, where there’s no sand', () => {
  const { details } = findOne([
    club,
    first,
    relation(20, [box(10, 100, 30, 120), box(15, 105, 25, 115)], { golf: 'bunker' }),
  ]);
  const [bunker] = details.hazards;
  assert.equal(bunker!.geometry.type, 'Polygon');
  assert.ok(Math.abs(areaSquareMetres(bunker!.geometry) - 300) < 1);
});

test('water goes to every hole that it touches or comes within 40 m of', () => {
  const { details } = findOne([
    club,
    first,
    second,
    area(20, box(35, 100, 165, 150), { golf: 'lateral_water_hazard' }),
    area(21, box(60, 200, 100, 220), { natural: 'water' }),
    area(22, box(80, 20, 110, 40), { golf: 'water_hazard' }),
  ]);
  assert.deepEqual(
    details.hazards.map(({ key, type, holeKeys }) => [key, type, holeKeys]),
    [
      ['way/22', 'water', []],
      ['way/21', 'water', []],
      ['way/20', 'lateral_water', ['way/10', 'way/11']],
    ],
  );
});

test('a penalty area without a water tag isn’t water', () => {
  const { details } = findOne([club, first, area(20, box(10, 100, 30, 120), { golf: 'penalty_area' })]);
  assert.deepEqual(
    details.hazards.map(({ type }) => type),
    ['other'],
  );
});

test('a lake far from every hole is landscape, and one along a hole is the hole’s', () => {
  const hazardsAt = (east: number) =>
    findOne([club, first, area(20, box(east, -3000, 5000, 900), { natural: 'water' })]).details.hazards;
  assert.deepEqual(hazardsAt(60), []);
  assert.deepEqual(
    hazardsAt(10).map(({ key, holeKeys }) => [key, holeKeys]),
    [['way/20', ['way/10']]],
  );
});

test('woods belong to a course that most of them are on', () => {
  const { details } = findOne([
    club,
    first,
    area(20, box(300, 300, 500, 500), { natural: 'wood' }),
    area(21, box(900, 300, 1500, 500), { landuse: 'forest' }),
    area(22, box(-900, -900, 1900, 1900), { landuse: 'forest' }),
  ]);
  assert.deepEqual(
    details.surfaces.filter(({ type }) => type === 'trees').map(({ key }) => key),
    ['way/20'],
  );
});

test('fairways go to the holes that cross them, greens to those that end on them, paths to none', () => {
  const { details } = findOne([
    club,
    first,
    second,
    area(20, box(-20, 80, 20, 250), { golf: 'faiway' }),
    area(21, box(-10, 290, 10, 310), { golf: 'green' }),
    line(22, through([30, 0], [30, 300]), { golf: 'cartpath' }),
    area(23, box(-150, -150, 400, 400), { golf: 'rough' }),
  ]);
  const holesOf = new Map(details.surfaces.map(({ key, holeKeys }) => [key, holeKeys]));
  assert.deepEqual(holesOf.get('way/20'), ['way/10']);
  assert.deepEqual(holesOf.get('way/21'), ['way/10']);
  assert.deepEqual(holesOf.get('way/22'), []);
  assert.deepEqual(holesOf.get('way/23'), ['way/10', 'way/11']);
  assert.deepEqual(
    details.surfaces.map(({ type }) => type),
    ['outline', 'rough', 'fairway', 'green', 'path'],
  );
});

test('a range and a clubhouse on the course are surfaces, even a range that calls itself a course', () => {
  const { details } = findOne([
    club,
    area(20, box(0, 0, 100, 250), { leisure: 'golf_course', name: 'Driving Range' }),
    area(21, box(300, 0, 320, 20), { building: 'yes', sport: 'golf' }),
    area(22, box(400, 0, 500, 250), { golf: 'driving_range', leisure: 'pitch' }),
  ]);
  assert.deepEqual(
    details.surfaces.map(({ key, type }) => [key, type]),
    [
      ['way/1', 'outline'],
      ['way/21', 'clubhouse'],
      ['way/22', 'driving_range'],
      ['way/20', 'driving_range'],
    ],
  );
});

test('a bunker mapped as a point is reported', () => {
  const { findings } = findIn([club, first, node(20, [10, 100], { golf: 'bunker' })]);
  assert.deepEqual(rulesOf(findings, 'point-instead-of-area'), ['node/20']);
});
