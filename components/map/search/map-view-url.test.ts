import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { degreesEast } from '#lib/geo/longitude.ts';
import { formatMapView, parseMapView, toMapWindow } from './map-view-url.ts';

test('a view written into a URL is read back to a tenth of a metre and a hundredth of a zoom', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 0, max: 20, noNaN: true }),
      (lat, lon, zoom) => {
        const written = formatMapView({ lat, lon, zoom });
        const view = parseMapView(new URLSearchParams({ at: written }));
        assert.ok(view, written);
        assert.ok(Math.abs(view.lat - lat) <= 5.1e-7);
        assert.ok(Math.abs(degreesEast(view.lon, lon)) <= 5.1e-7);
        assert.ok(Math.abs(view.zoom - zoom) <= 0.0051);
        assert.equal(formatMapView(view), written);
      },
    ),
  );
});

test('a view that no map can show is ignored', () => {
  for (const at of [
    '',
    '1,2',
    '1,2,3,4',
    'a,b,c',
    '91,0,3',
    '0,181,3',
    '0,0,-1',
    '0,0,23',
    '1e1,0,3',
    '0,,3',
  ]) {
    assert.equal(parseMapView(new URLSearchParams({ at })), undefined, at);
  }
});

test('a window across the antimeridian has its west east of its east', () => {
  assert.deepEqual(toMapWindow(176, -19, 183, -15), [176, -19, -177, -15]);
  assert.deepEqual(toMapWindow(-184, -19, -177, -15), [176, -19, -177, -15]);
});

test('a window wider than the world is the whole world', () => {
  assert.deepEqual(toMapWindow(-250, -91, 250, 91), [-180, -90, 180, 90]);
});
