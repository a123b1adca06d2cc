import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classify } from './golf-kind.ts';

test('slips of tagging are read as what was meant', () => {
  const meant = ['faiway', 'sand_trap', 'putting_green', 'tee_box'].map((golf) => classify({ golf }));
  assert.deepEqual(meant, [
    { kind: 'fairway', slip: 'golf=faiway' },
    { kind: 'bunker', slip: 'golf=sand_trap' },
    { kind: 'green', slip: 'golf=putting_green' },
    { kind: 'tee', slip: 'golf=tee_box' },
  ]);
  assert.deepEqual(classify({ leisure: 'golf_pin' }), { kind: 'pin', slip: 'leisure=golf_pin' });
});

test('a penalty area is water only with a water tag', () => {
  assert.equal(classify({ golf: 'penalty_area' }).kind, 'other');
  assert.equal(classify({ golf: 'penalty_area', natural: 'scrub' }).kind, 'other');
  assert.equal(classify({ golf: 'penalty_area', natural: 'water' }).kind, 'water');
  assert.equal(classify({ golf: 'penalty_area', water: 'pond', penalty_area: 'red' }).kind, 'lateral_water');
});

test('a part that is also tagged as a course is a part, named grass is the course', () => {
  assert.equal(classify({ leisure: 'golf_course', golf: 'bunker' }).kind, 'bunker');
  assert.equal(classify({ leisure: 'golf_course', golf: 'hole', name: 'H3' }).kind, 'hole');
  assert.equal(classify({ leisure: 'golf_course', golf: 'rough' }).kind, 'rough');
  assert.equal(classify({ leisure: 'golf_course', golf: 'rough', name: 'Borre Golfbane' }).kind, 'course');
  assert.equal(classify({ leisure: 'golf_course', golf: 'driving_range' }).kind, 'course');
});

test('the surroundings of golf are known without a golf tag', () => {
  assert.equal(classify({ natural: 'water' }).kind, 'water');
  assert.equal(classify({ landuse: 'forest' }).kind, 'trees');
  assert.equal(classify({ building: 'yes', club: 'golf' }).kind, 'clubhouse');
  assert.equal(classify({ leisure: 'miniature_golf' }).kind, 'other_game');
  assert.equal(classify({ leisure: 'pitch', sport: 'golf' }).kind, null);
  assert.equal(classify({ golf: '71' }).kind, null);
});
