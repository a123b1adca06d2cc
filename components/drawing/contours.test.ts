import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contourOrnament } from './contours.ts';
import type { CourseShapes } from './course-shapes.ts';

const withHoles = (...lines: [number, number][][]): CourseShapes => ({
  origin: [0, 0],
  shapes: [],
  holes: lines.map((points, index) => ({
    holeId: String(index),
    mark: String(index + 1),
    loop: null,
    points,
  })),
  outline: null,
  waters: { areas: '', lines: '' },
  extent: lines.flat(),
});

test('an ornament shows all contour lines around a course, within its frame', () => {
  const ornament = contourOrnament(
    withHoles(
      [
        [0, 0],
        [1600, 200],
      ],
      [
        [1600, 400],
        [0, 900],
      ],
    ),
    1.6,
  )!;
  const { width, height, greens, distances } = ornament;
  assert.equal(width / height, 1.6);
  assert.deepEqual(
    distances,
    distances.toSorted((a, b) => b - a),
  );
  for (const [x, y] of greens) {
    assert.ok(Math.min(x, width - x, y, height - y) > distances[0]!, `${x} ${y}`);
  }
});

test('a course without holes has no ornament', () => {
  assert.equal(contourOrnament(withHoles(), 1.6), null);
});
