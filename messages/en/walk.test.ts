import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compassPoint } from './numbers.ts';
import { walkSentences } from './walk.ts';

const bearings = Array.from({ length: 16 }, (_, sector) => (sector === 9 ? 0.25 : 0.05));

test('the sentences of a walk say how far, how much up and down, and which way', () => {
  assert.deepEqual(
    walkSentences({
      walk: { length: 7120, transfers: 1180, holes: 18 },
      climb: { up: 96.4, down: 95, holes: 17 },
      returning_nines: true,
      bearings,
    }),
    [
      'The walk over 18 holes is 7,120 m, 1,180 m of it from each green to the next tee.',
      'It climbs 96 m and drops 95 m, going by 17 holes.',
      'Both nines begin and end near the first tee.',
      'More of it plays south-south-west than in any other direction (25%).',
    ],
  );
});

test('one straight hole plays one way, which is compared with no other', () => {
  const bearings = Array.from({ length: 16 }, (_, sector) => Number(sector === 8));
  assert.deepEqual(walkSentences({ walk: null, climb: null, returning_nines: null, bearings }), [
    'What’s mapped of it plays south.',
  ]);
});

test('what is unknown is left out', () => {
  assert.deepEqual(walkSentences({ walk: null, climb: null, returning_nines: null, bearings: null }), []);
});

test('the sixteen points of the compass are in their order', () => {
  const points = Array.from({ length: 16 }, (_, sector) => compassPoint(sector));
  assert.deepEqual(
    [1, 3, 5, 7, 9, 11, 13, 15].map((sector) => points[sector]),
    [
      'north-north-east',
      'east-north-east',
      'east-south-east',
      'south-south-east',
      'south-south-west',
      'west-south-west',
      'west-north-west',
      'north-north-west',
    ],
  );
  assert.equal(points[10], 'south-west');
});
