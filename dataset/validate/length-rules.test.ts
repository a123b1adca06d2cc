import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailsWith, straightHole } from '../fixtures/tiny-courses.ts';
import { checkLengths } from './length-rules.ts';

const METRES_PER_DEGREE = 111_000;

test('notes lines that go a long way round', () => {
  const there = (metres: number): [number, number] => [-8, 37 + metres / METRES_PER_DEGREE];
  const rulesOf = (...along: number[]) => {
    const line = along.map(there);
    const holes = [straightHole(there(0), 1, { key: 'way/1', line, green: line.at(-1)! })];
    return checkLengths(detailsWith({ holes })).findings.map(({ rule, value }) => `${rule}: ${value}`);
  };
  assert.deepEqual(rulesOf(0, 200, 150), ['line-roundabout: 250 m, 150 m straight']);
  assert.deepEqual(rulesOf(0, 200, 160), []);
});
