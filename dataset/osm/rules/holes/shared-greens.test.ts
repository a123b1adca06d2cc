import assert from 'node:assert/strict';
import { test } from 'node:test';
import { area, box, findOne, hole, rulesOf } from '../fixtures/sketch.ts';

const club = area(1, box(-200, -200, 1500, 1000), { leisure: 'golf_course', name: 'Sketch Golf Club' });
const nine = Array.from({ length: 9 }, (_, i) => i);

const found = (holes: ReturnType<typeof hole>[]) =>
  rulesOf(findOne([club, ...holes]).details.findings, 'nine-greens-eighteen-tees').length;

test('nine holes of two numbers each are two rounds on nine greens', () => {
  const twice = (last: string) =>
    nine.map((i) =>
      hole(
        10 + i,
        [
          [i * 100, 0],
          [i * 100, 300],
        ],
        { ref: i === 8 ? last : `${i + 1}/${i + 10}` },
      ),
    );
  assert.equal(found(twice('9/18')), 1);
  assert.equal(found(twice('9')), 0);
});

test('eighteen holes are, where ten to eighteen end on the greens of one to nine', () => {
  const rounds = (metres: number) =>
    nine.flatMap((i) => [
      hole(
        10 + i,
        [
          [i * 130, 0],
          [i * 130, 300],
        ],
        { ref: `${i + 1}` },
      ),
      hole(
        30 + i,
        [
          [i * 130 + 60, 600],
          [i * 130 + metres, 300],
        ],
        { ref: `${i + 10}` },
      ),
    ]);
  assert.equal(found(rounds(10)), 1);
  assert.equal(found(rounds(45)), 0);
});
