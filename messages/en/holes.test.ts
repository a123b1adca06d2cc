import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isByGreen } from '#lib/golf/carries.ts';
import { hazardPhrase, holeFactsSentence, holeSentence } from './holes.ts';

const bunker = { type: 'bunker', side: 'right', reach: 205, carry: 218 } as const;

test('the sentence of a hole has its par, length, climb and hazards', () => {
  assert.equal(
    holeSentence({ par: 4, length: 372, elevationChange: 9.2, carries: [bunker] }),
    'Par 4, 372 m, climbs 9 m; bunker right 205–218 m',
  );
});

test('with lengths in yards, climbs are in feet', () => {
  assert.equal(
    holeSentence({ par: 3, length: 150, elevationChange: -4, carries: [bunker] }, 'yd'),
    'Par 3, 164 yd, drops 13 ft; bunker right 224–238 yd',
  );
});

test('a length that is printed in yards is said as printed', () => {
  assert.equal(
    holeSentence({ par: 4, length: 326, lengthYards: 356, elevationChange: null, carries: [] }, 'yd'),
    'Par 4, 356 yd',
  );
});

test('a hazard is by the green within 30 m of the end of the line', () => {
  assert.equal(isByGreen(bunker, 235), true);
  assert.equal(isByGreen(bunker, 236), false);
  assert.equal(isByGreen(bunker, null), false);
  assert.equal(hazardPhrase({ ...bunker, count: 1, isByGreen: true }), 'bunker right by the green');
});

test('hazards come in the order in which they are met, those beyond the limit counted', () => {
  const greenside = { ...bunker, reach: 440, carry: 460 };
  const water = { type: 'water', side: 'cross', reach: 0, carry: 90 } as const;
  assert.equal(
    holeSentence({ par: 5, length: 480, elevationChange: 0.3, carries: [greenside, bunker, water] }, 'm', 2),
    'Par 5, 480 m, level; water across, up to 90 m; bunker right 205–218 m; and one more',
  );
});

test('neighbouring hazards are named together', () => {
  const next = { ...bunker, reach: 225, carry: 240 };
  assert.equal(
    holeSentence({ par: 4, length: 372, elevationChange: null, carries: [next, bunker] }),
    'Par 4, 372 m; two bunkers right 205–240 m',
  );
});

test('what is unknown is left out', () => {
  assert.equal(holeSentence({ par: null, length: null, elevationChange: null, carries: [] }), '');
  assert.equal(
    holeSentence({ par: null, length: 0, elevationChange: null, carries: [bunker] }),
    'Bunker right 205–218 m',
  );
});

test('no sentence holds null, NaN or a length of nothing', () => {
  const metres = fc.option(fc.integer({ min: 0, max: 700 }));
  fc.assert(
    fc.property(
      metres,
      metres,
      fc.option(fc.double({ min: -90, max: 90, noNaN: true })),
      (par, length, change) => {
        const sentence = holeSentence({ par, length, elevationChange: change, carries: [] });
        assert.doesNotMatch(sentence, /null|NaN|undefined|(^| )0 m|-0/);
      },
    ),
  );
});

test('bunkers are counted, water is not', () => {
  const two = { side: 'right', count: 2 } as const;
  assert.equal(hazardPhrase({ ...two, type: 'bunker' }), '2 bunkers right');
  assert.equal(hazardPhrase({ ...two, type: 'waste', side: 'cross' }), '2 waste areas across');
  assert.equal(hazardPhrase({ ...two, type: 'water' }), 'water right');
  assert.equal(hazardPhrase({ ...two, type: 'out_of_bounds' }), 'out of bounds right');
});

test('the facts of a hole are said without what is usual or unknown', () => {
  const nothing = { shape: null, forced_carry: null, island_green: null, greenside_bunkers: null };
  assert.equal(holeFactsSentence(nothing), '');
  assert.equal(holeFactsSentence({ ...nothing, shape: 'straight', greenside_bunkers: 0 }), '');
  assert.equal(
    holeFactsSentence({
      shape: 'dogleg_left',
      forced_carry: { start: 120, end: 204 },
      island_green: true,
      greenside_bunkers: 2,
    }),
    'dogleg left; forced carry of 84 m over water, from 120 to 204 m; island green; 2 greenside bunkers',
  );
});

test('a hole with only tee and green mapped has its straight distance, and says so', () => {
  const hole = { par: 4, length: null, straightDistance: 330, elevationChange: null, carries: [] };
  assert.equal(holeSentence(hole), 'Par 4, about 330 m in a straight line');
  assert.equal(holeSentence({ ...hole, length: 345 }), 'Par 4, 345 m');
});
