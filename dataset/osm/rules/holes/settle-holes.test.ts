import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OsmTags } from '../../osm-feature.ts';
import { area, at, box, findOne, hole, node, pad, rulesOf, through } from '../fixtures/sketch.ts';
import { teesOf } from './hole-ends.ts';

const club = area(1, box(-200, -200, 1000, 1000), { leisure: 'golf_course', name: 'Sketch Golf Club' });

test('a line from green to tee is turned and flagged', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 300], [10, 150], [0, 0]), { ref: '1' }),
    pad(11, [0, 300], 'green'),
    pad(12, [0, 0], 'tee'),
  ]);
  const [first] = details.holes;
  assert.deepEqual(
    first!.line,
    [
      [0, 0],
      [10, 150],
      [0, 300],
    ].map(([x, y]) => at([x!, y!])),
  );
  assert.deepEqual(rulesOf(details.findings, 'reversed-hole'), ['way/10']);
});

test('a line that starts inside a green is turned where other holes’ tees are near and its own isn’t mapped', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 300], [0, 0]), { ref: '1' }),
    hole(20, through([60, 300], [60, 0]), { ref: '2' }),
    pad(11, [0, 300], 'green'),
    pad(21, [70, 312], 'green', 14),
    pad(31, [40, 20], 'tee'),
  ]);
  assert.deepEqual(rulesOf(details.findings, 'reversed-hole'), ['way/10']);
});

test('a line that starts inside a green stays if that’s the way from the hole before to the hole after', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [0, 300]), { ref: '1' }),
    hole(11, through([50, 300], [50, 20]), { ref: '2' }),
    hole(12, through([100, 0], [100, 300]), { ref: '3' }),
    ...[pad(13, [0, 300], 'green'), pad(14, [100, 300], 'green'), pad(15, [50, 300], 'green')],
    ...[pad(16, [0, 0], 'tee'), pad(17, [100, 0], 'tee')],
  ]);
  assert.deepEqual(rulesOf(details.findings, 'reversed-hole'), []);
});

test('a line from tee to green stays, even where it starts next to another green', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [0, 300])),
    pad(11, [0, 300], 'green'),
    pad(12, [0, 0], 'tee'),
    pad(13, [14, 0], 'green'),
  ]);
  assert.deepEqual(details.holes[0]!.line, [at([0, 0]), at([0, 300])]);
  assert.deepEqual(rulesOf(details.findings, 'reversed-hole'), []);
});

test('without greens and tees the neighbouring numbers give the direction', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [0, 300]), { ref: '1' }),
    hole(11, through([50, 0], [50, 300]), { ref: '2' }),
    hole(12, through([100, 0], [100, 300]), { ref: '3' }),
    pad(13, [0, 300], 'green'),
    pad(14, [100, 300], 'green'),
    pad(15, [0, 0], 'tee'),
    pad(16, [100, 0], 'tee'),
  ]);
  assert.deepEqual(rulesOf(details.findings, 'reversed-hole'), ['way/11']);
});

test('the green point is the centroid of the green that one hole ends on', () => {
  const { details } = findOne([club, hole(10, through([0, 0], [3, 296])), pad(11, [0, 300], 'green')]);
  const [lon, lat] = details.holes[0]!.green;
  assert.equal(lon, 10);
  assert.ok(Math.abs(lat - at([0, 300])[1]) < 2e-7);
});

test('on a shared green each hole ends where its line does', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [0, 298]), { ref: '1' }),
    hole(11, through([300, 600], [8, 306]), { ref: '2' }),
    pad(12, [4, 302], 'green', 40),
  ]);
  assert.deepEqual(
    details.holes.map(({ green }) => green),
    [at([0, 298]), at([8, 306])],
  );
  const green = details.surfaces.find(({ key }) => key === 'way/12');
  assert.deepEqual(green?.holeKeys, ['way/10', 'way/11']);
});

test('the tee point is the tee that the line starts in, else its start', () => {
  const { details } = findOne([
    club,
    hole(10, through([3, 2], [0, 300]), { ref: '1' }),
    pad(11, [0, 0], 'tee'),
    hole(12, through([200, 0], [200, 300]), { ref: '2' }),
  ]);
  assert.deepEqual(details.holes[0]!.tee, at([0, 0]));
  assert.deepEqual(details.holes[1]!.tee, at([200, 0]));
});

test('tees go to their hole by place and number, in their colours', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [0, 350]), { ref: '1' }),
    hole(11, through([40, 350], [40, 0]), { ref: '2' }),
    pad(12, [0, 0], 'tee', 16, { tee: 'white;yellow' }),
    pad(13, [5, 70], 'tee', 10, { colour: 'Rot' }),
    node(14, [2, 100], { golf: 'tee', name: 'Blue' }),
    // Nearer to the first hole, but its `ref` says otherwise.
    pad(15, [10, 330], 'tee', 10, { ref: '2', tee: 'red' }),
  ]);
  const [first, second] = details.holes;
  assert.deepEqual(first!.tees.map(({ color }) => color).sort(), ['blue', 'red', 'white', 'yellow']);
  assert.deepEqual(
    second!.tees.map(({ color }) => color),
    ['red'],
  );
  assert.deepEqual(details.surfaces.find(({ key }) => key === 'way/15')?.holeKeys, ['way/11']);
});

test('a tee’s colour is a word in any language or hexadecimal, in its tags or its name', () => {
  const colours = (tags: OsmTags) =>
    teesOf({ tags, geometry: { type: 'Point', coordinates: [10, 50] } }).map(({ color }) => color);
  assert.deepEqual(colours({ tee: 'keltainen; Weiß' }), ['yellow', 'white']);
  assert.deepEqual(colours({ colour: '#FF8800' }), ['#ff8800']);
  assert.deepEqual(colours({ name: '6 Black' }), ['black']);
  assert.deepEqual(colours({ tee: 'yes', name: 'Hull 6' }), [null]);
});

test('par and stroke index come from the tags, and anything that isn’t a number is noted', () => {
  const { details } = findOne([
    club,
    hole(10, through([0, 0], [0, 300]), { ref: '1', par: '4', handicap: '11', name: 'Burn' }),
    hole(11, through([50, 300], [50, 0]), { ref: '2', par: '4/5' }),
  ]);
  const [first, second] = details.holes;
  assert.deepEqual([first!.par, first!.strokeIndex, first!.name], [4, 11, 'Burn']);
  assert.deepEqual([second!.par, second!.strokeIndex], [null, null]);
  assert.deepEqual(rulesOf(details.findings, 'par-not-a-number'), ['way/11']);
});
