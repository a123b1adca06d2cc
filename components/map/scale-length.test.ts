import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { english } from '#messages/languages.ts';
import { scaleLength } from './scale-length.ts';

test('a scale shows a round figure in the unit that golfers read', () => {
  const labels = ([most, unit]: [number, 'm' | 'yd']) => scaleLength(most, unit, english).label;
  assert.equal(labels([240, 'm']), '200 m');
  assert.equal(labels([1000, 'm']), '1 km');
  assert.equal(labels([999, 'm']), '500 m');
  assert.equal(labels([5_900_000, 'm']), '5,000 km');
  assert.equal(labels([0.4, 'm']), '0.3 m');
  assert.equal(labels([300, 'yd']), '300 yd');
  assert.equal(labels([1609.344, 'yd']), '1 mi');
  assert.equal(labels([1600, 'yd']), '1,000 yd');
});

test('what is shown fits, and is never so short that another figure would fit too', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.2, max: 4e7, noNaN: true }), fc.constantFrom('m', 'yd'), (most, unit) => {
      const { metres } = scaleLength(most, unit, english);
      assert.ok(metres <= most * 1.000001);
      // Yards end at a thousand, where a mile is 1,760 of them.
      assert.ok(metres >= (unit === 'yd' ? most / 2.1 : most / 2.001), `${metres} of ${most}`);
    }),
  );
});
