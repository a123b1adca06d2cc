import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Position } from '#lib/contract/geometry.ts';
import { isPointInArea } from '../../../geometry/area.ts';
import type { PlainBox } from '../../../geometry/box-index.ts';
import { closeCoast } from './close-coast.ts';

const frame: PlainBox = [0, 0, 10, 10];

/** Which places are in the sea; null where the coast can't be closed. */
function wet(coasts: Position[][], places: Position[]): boolean[] | null {
  const coordinates = closeCoast(coasts, frame);
  return coordinates && places.map((place) => isPointInArea(place, { type: 'MultiPolygon', coordinates }));
}

const [west, east, north]: Position[] = [
  [1, 5],
  [9, 5],
  [5, 9],
];

test('the sea is on the right of a coast', () => {
  const northward: Position[] = [
    [5, -5],
    [5, 15],
  ];
  assert.deepEqual(wet([northward], [west!, east!]), [false, true]);
  assert.deepEqual(wet([northward.toReversed()], [west!, east!]), [true, false]);
});

test('a coast in several ways is one, and both shores of a strait bound one sea', () => {
  const south: Position[][] = [
    [
      [3, 4],
      [-5, 4],
    ],
    [
      [15, 4],
      [3, 4],
    ],
  ];
  const opposite: Position[] = [
    [-5, 6],
    [15, 6],
  ];
  assert.deepEqual(wet(south, [[5, 2], west!, north!]), [false, true, true]);
  assert.deepEqual(wet([...south, opposite], [[5, 2], west!, north!]), [false, true, false]);
});

test('an island isn’t sea, and alone has sea all around', () => {
  const island: Position[] = [
    [4, 4],
    [6, 4],
    [6, 6],
    [4, 6],
    [4, 4],
  ];
  assert.deepEqual(wet([island], [[5, 5], west!]), [false, true]);
  const coast: Position[] = [
    [2, -5],
    [2, 15],
  ];
  assert.deepEqual(wet([coast, island], [[5, 5], east!, west!]), [false, true, false]);
});

test('a coast that ends shortly before the frame is continued straight to it', () => {
  const northward: Position[] = [
    [5, -5],
    [5, 9.997],
  ];
  assert.deepEqual(wet([northward], [west!, east!]), [false, true]);
  assert.equal(
    wet(
      [
        [
          [5, -5],
          [5, 9.99],
        ],
      ],
      [west!],
    ),
    null,
  );
});

test('without a coast, or with one that ends within the frame, there is no sea', () => {
  assert.equal(
    wet(
      [
        [
          [5, -5],
          [5, 5],
        ],
      ],
      [west!],
    ),
    null,
  );
  assert.equal(wet([], [west!]), null);
  const far: Position[] = [
    [50, 0],
    [50, 10],
  ];
  assert.equal(wet([far], [west!]), null);
});
