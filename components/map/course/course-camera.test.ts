import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { degreesEast, wrapLongitude } from '#lib/geo/longitude.ts';
import { fitHole, type HoleCamera, type Viewport } from './course-camera.ts';

const viewport: Viewport = {
  width: 700,
  height: 500,
  padding: { top: 40, right: 30, bottom: 60, left: 200 },
};

/** Pixels from the window's top left corner. */
function toPixel(camera: HoleCamera, [lon, lat]: readonly [number, number]): [number, number] {
  const world = 512 * 2 ** camera.zoom;
  const x = (at: number) => (at / 360) * world;
  const y = (at: number) => (-Math.log(Math.tan(Math.PI / 4 + (at * Math.PI) / 360)) / (2 * Math.PI)) * world;
  const turned = degreesEast(camera.center[0], lon);
  const [dx, dy] = [x(turned), y(lat) - y(camera.center[1])];
  const angle = (-camera.bearing * Math.PI) / 180;
  return [
    viewport.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle),
    viewport.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle),
  ];
}

test('every point of a hole is inside the free part of the window and one margin is met', () => {
  const metres = fc.integer({ min: -300, max: 300 }).map((each) => each / 1e5);
  fc.assert(
    fc.property(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: -70, max: 70, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      fc.array(fc.tuple(metres, metres), { minLength: 2, maxLength: 8 }),
      (lon, lat, bearing, steps) => {
        const points = steps.map(([east, north]) => [wrapLongitude(lon + east), lat + north] as const);
        const camera = fitHole(points, bearing, viewport);
        const pixels = points.map((point) => toPixel(camera, point));
        const slack = pixels.flatMap(([x, y]) => [x - 200, 670 - x, y - 40, 440 - y]);
        assert.ok(Math.min(...slack) > -0.01, `outside by ${Math.min(...slack)} px`);
        assert.ok(camera.zoom === 19 || Math.min(...slack) < 0.01, 'could be closer');
      },
    ),
  );
});

test('the tee is at the bottom and the green above it', () => {
  const tee = [-2.8, 56.34] as const;
  const green = [-2.803, 56.341] as const;
  const bearing = 300.9;
  const camera = fitHole([tee, green], bearing, viewport);
  const [teeX, teeY] = toPixel(camera, tee);
  const [greenX, greenY] = toPixel(camera, green);
  assert.ok(teeY > greenY + 300);
  assert.ok(Math.abs(teeX - greenX) < 10);
});

test('a hole across the antimeridian is fitted like any other', () => {
  const camera = fitHole(
    [
      [179.999, -17],
      [-179.999, -17],
    ],
    90,
    viewport,
  );
  assert.ok(camera.zoom > 15);
  assert.ok(Math.abs(Math.abs(camera.center[0]) - 180) < 0.01);
});
