import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CourseHole } from '../course/course-in-progress.ts';
import { straightHole } from '../fixtures/tiny-courses.ts';
import { checked } from './fixtures/checked.ts';
import { checkCardStrokeIndexes, checkTracedStrokeIndexes } from './stroke-index-rules.ts';

const DROPPED = 'stroke-index-not-a-permutation: nulled';
const COMPLETED = 'stroke-index-completed: mended';

function onCard(values: readonly (number | null)[]) {
  const holes = values.map((strokeIndex, i) => ({ position: i + 1, number: i + 1, par: 4, strokeIndex }));
  const { value, findings } = checked((note) =>
    checkCardStrokeIndexes(
      {
        name: null,
        gender: 'all',
        loops: [],
        holes,
        place: 'cards.ndjson:7',
      },
      note,
    ),
  );
  return [
    value.holes.map(({ strokeIndex }) => strokeIndex).join(),
    findings.map(({ rule, action }) => `${rule}: ${action}`).join(),
  ];
}

type Mapped = Pick<CourseHole, 'number' | 'strokeIndex'> & { loop?: string };

function onMap(mapped: readonly Mapped[]) {
  const holes = mapped.map(({ number, ...more }, i) =>
    straightHole([-8, 37 + i / 100], number, { key: `way/${i + 1}`, loop: null, ...more }),
  );
  const { value, findings } = checked((note) => checkTracedStrokeIndexes(holes, note));
  return { indexes: value.map(({ strokeIndex }) => strokeIndex), rules: findings.map(({ rule }) => rule) };
}

describe('stroke indexes', () => {
  it('stay if they rank the holes, are dropped with one twice or missing, and are never repaired', () => {
    assert.deepEqual(onCard([2, 1, 3]), ['2,1,3', '']);
    assert.deepEqual(onCard([1, 3, 5, 7, 9, 11, 13, 15, 17]), ['1,3,5,7,9,11,13,15,17', '']);
    assert.deepEqual(onCard([18, 2, 4, 6, 8, 10, 12, 14, 16])[1], '');
    assert.deepEqual(onCard([36, 2, 14, 8, 20, 26, 32, 5, 11]), ['36,2,14,8,20,26,32,5,11', '']);
    assert.deepEqual(onCard([1, 3, 5]), ['1,3,5', '']);
    assert.deepEqual(onCard([1, 1, 3]), [',,', DROPPED]);
    assert.deepEqual(onCard([1, null, 3]), [',,', DROPPED]);
    assert.deepEqual(onCard([null, null]), [',', '']);
  });

  it('are completed with one missing where only one is possible', () => {
    const most = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18];
    assert.deepEqual(onCard([...most, null]), [[...most, 11].join(), COMPLETED]);
    assert.deepEqual(onCard([1, 3, 5, 7, 9, 11, 13, 15, null]), ['1,3,5,7,9,11,13,15,17', COMPLETED]);
    assert.deepEqual(onCard([1, 3, 5, 7, null, 9, 2, 4, 6]), ['1,3,5,7,8,9,2,4,6', COMPLETED]);
    assert.equal(onCard([3, 3, 5, 7, 9, 2, 4, 6, null])[1], DROPPED);
    assert.equal(onCard([2, 4, 6, 8, 10, 12, 30, 16, null])[1], DROPPED);
    assert.equal(onCard([...most.slice(0, 16), null, null])[1], DROPPED);
  });

  it('of mapped holes are judged loop by loop', () => {
    const loop = (name: string, indexOf: (i: number) => number) =>
      Array.from({ length: 9 }, (_, i) => ({ loop: name, number: i + 1, strokeIndex: indexOf(i) }));
    const { indexes, rules } = onMap([...loop('A', (i) => i + 1), ...loop('B', () => 1)]);
    assert.deepEqual(rules, ['stroke-index-not-a-permutation']);
    assert.deepEqual([indexes[0], indexes[9]], [1, null]);
  });

  it('of a mapped round stay next to a spare hole that has neither number nor index', () => {
    const round = Array.from({ length: 9 }, (_, i) => ({ number: i + 1, strokeIndex: i + 1 }));
    const { indexes, rules } = onMap([...round, { number: null, strokeIndex: null }]);
    assert.deepEqual(rules, []);
    assert.equal(indexes[8], 9);
  });
});
