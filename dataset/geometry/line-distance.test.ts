import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type LonLat, rulerAt } from '#lib/geo/ruler.ts';
import type { AreaGeometry } from './area.ts';
import { indexBoxes, type PlainBox } from './box-index.ts';
import { distanceBetweenLines, distanceToArea, distanceToLine, segmentsCross } from './line-distance.ts';

const point: fc.Arbitrary<LonLat> = fc
  .tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }))
  .map(([x, y]) => [10 + x / 1e6, 50 + y / 1e6]);
const polyline = fc.array(point, { minLength: 2, maxLength: 5 });

/** Every twentieth of each segment. */
function sample(line: readonly LonLat[]): [number, number][] {
  return line.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = line[i]!;
    return Array.from({ length: 21 }, (_, t): [number, number] => [
      ax + ((bx - ax) * t) / 20,
      ay + ((by - ay) * t) / 20,
    ]);
  });
}

function naiveDistance(a: readonly LonLat[], b: readonly LonLat[]): number {
  const ruler = rulerAt(50);
  const others = sample(b);
  let least = Number.POSITIVE_INFINITY;
  for (const from of sample(a)) for (const to of others) least = Math.min(least, ruler.distance(from, to));
  return least;
}

test('distances within a limit are the same as without one, and those beyond it stay beyond it', () => {
  fc.assert(
    fc.property(polyline, polyline, fc.integer({ min: 0, max: 500 }), (a, b, within) => {
      const [distance, limited] = [distanceBetweenLines(a, b), distanceBetweenLines(a, b, within)];
      if (distance <= within) assert.equal(limited, distance);
      else assert.ok(limited > within, `${limited} ${within}`);
    }),
  );
});

test('the distance to an area is the same with a limit that it is within', () => {
  const ring = (start: LonLat): LonLat[] => {
    const [lon, lat] = start;
    return [start, [lon + 0.0004, lat], [lon + 0.0004, lat + 0.0003], [lon, lat + 0.0002], start];
  };
  fc.assert(
    fc.property(polyline, point, fc.integer({ min: 0, max: 500 }), (line, start, within) => {
      const area: AreaGeometry = { type: 'Polygon', coordinates: [ring(start)] };
      const [distance, limited] = [distanceToArea(line, area), distanceToArea(line, area, within)];
      if (distance <= within) assert.equal(limited, distance);
      else assert.ok(limited > within, `${limited} ${within}`);
    }),
  );
});

test('the distance between two lines is the least between their points', () => {
  fc.assert(
    fc.property(polyline, polyline, (a, b) => {
      const naive = naiveDistance(a, b);
      const measured = distanceBetweenLines(a, b);
      // A ruler is exact at one latitude: a hundredth of a degree away it is 0.02 % off.
      const tolerance = 0.1 + naive * 0.0004;
      // Segments are at most 1.4 km long: sampled points lie within 35 m of any place on them.
      assert.ok(measured <= naive + tolerance && measured >= naive - 70, `${measured} ${naive}`);
      assert.ok(Math.abs(measured - distanceBetweenLines(b, a)) < tolerance);
    }),
    { numRuns: 300 },
  );
});

test('a point on a line is at no distance, one next to it is', () => {
  const line: LonLat[] = [
    [10, 50],
    [10.01, 50],
  ];
  assert.equal(distanceToLine([10.005, 50], line), 0);
  assert.ok(Math.abs(distanceToLine([10.005, 50.001], line) - 111.23) < 0.05);
});

test('crossing lines and lines within an area touch', () => {
  assert.equal(
    distanceBetweenLines(
      [
        [10, 50],
        [10.01, 50.01],
      ],
      [
        [10, 50.01],
        [10.01, 50],
      ],
    ),
    0,
  );
  const area = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [10, 50],
        [10.01, 50],
        [10.01, 50.01],
        [10, 50.01],
        [10, 50],
      ] as LonLat[],
    ],
  };
  assert.equal(
    distanceToArea(
      [
        [10.004, 50.005],
        [10.006, 50.005],
      ],
      area,
    ),
    0,
  );
  assert.equal(
    distanceToArea(
      [
        [9.99, 50.005],
        [10.02, 50.005],
      ],
      area,
    ),
    0,
  );
  assert.ok(distanceToArea([[10.02, 50.005]], area) > 700);
});

test('nothing is near an empty set', () => {
  assert.equal(distanceBetweenLines([], [[10, 50]]), Number.POSITIVE_INFINITY);
});

test('the box index finds what brute force finds, in the order of the items', () => {
  const box = fc
    .tuple(point, point)
    .map(
      ([a, b]): PlainBox => [
        Math.min(a[0], b[0]),
        Math.min(a[1], b[1]),
        Math.max(a[0], b[0]),
        Math.max(a[1], b[1]),
      ],
    );
  fc.assert(
    fc.property(
      fc.array(box, { maxLength: 60 }),
      box,
      fc.integer({ min: 0, max: 500 }),
      (boxes, asked, metres) => {
        const ruler = rulerAt((asked[1] + asked[3]) / 2);
        const [dx, dy] = [metres / ruler.kx, metres / ruler.ky];
        const naive = boxes.filter(
          ([w, s, e, n]) =>
            w <= asked[2] + dx && e >= asked[0] - dx && s <= asked[3] + dy && n >= asked[1] - dy,
        );
        assert.deepEqual(indexBoxes(boxes, (each) => each).near(asked, metres), naive);
      },
    ),
    { numRuns: 300 },
  );
});

test('segments cross if each separates the ends of the other, whichever way they run', () => {
  assert.ok(segmentsCross(0, 0, 2, 2, 0, 2, 2, 0));
  assert.ok(segmentsCross(2, 2, 0, 0, 0, 2, 2, 0));
  assert.ok(segmentsCross(0, 2, 2, 0, 0, 0, 2, 2));
});

test('segments that are separate, parallel or only a point don’t cross', () => {
  assert.ok(!segmentsCross(0, 0, 2, 2, 3, 0, 5, 0));
  assert.ok(!segmentsCross(0, 0, 2, 2, 2, 0, 1.5, 0.5), 'the line of one would, past its end');
  assert.ok(!segmentsCross(0, 0, 2, 2, 1, 0, 3, 2));
  assert.ok(!segmentsCross(1, 1, 1, 1, 0, 2, 2, 0));
});
