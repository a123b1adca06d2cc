import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { english } from '#messages/languages.ts';
import { scaleLength } from './scale-length.ts';

test('a scale shows a round figure in golfers’ units, or in those of road signs from a kilometre or mile on', () => {
  const labels = ([most, length, travel]: [number, 'm' | 'yd', 'km' | 'mi']) =>
    scaleLength(most, { length, travel }, english).label;
  assert.equal(labels([240, 'm', 'km']), '200 m');
  assert.equal(labels([1000, 'm', 'km']), '1 km');
  assert.equal(labels([999, 'm', 'km']), '500 m');
  assert.equal(labels([5_900_000, 'm', 'km']), '5,000 km');
  assert.equal(labels([0.4, 'm', 'km']), '0.3 m');
  assert.equal(labels([300, 'yd', 'mi']), '300 yd');
  assert.equal(labels([1609.344, 'yd', 'mi']), '1 mi');
  assert.equal(labels([1600, 'yd', 'mi']), '1,000 yd');
  assert.equal(labels([1600, 'yd', 'km']), '1 km');
});

test('what is shown fits, and is never so short that another figure would fit too', () => {
  const units = fc.record({ length: fc.constantFrom('m', 'yd'), travel: fc.constantFrom('km', 'mi') });
  fc.assert(
    fc.property(fc.double({ min: 0.2, max: 4e7, noNaN: true }), units, (most, shownIn) => {
      const { metres } = scaleLength(most, shownIn, english);
      assert.ok(metres <= most * 1.000001);
      // Yards end at a thousand, where a mile is 1,760 of them.
      assert.ok(metres >= (shownIn.travel === 'mi' ? most / 2.1 : most / 2.001), `${metres} of ${most}`);
    }),
  );
});
