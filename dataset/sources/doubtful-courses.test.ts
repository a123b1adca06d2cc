import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headWith } from '../fixtures/tiny-courses.ts';
import { sieveDoubtful } from './doubtful-courses.ts';
import { listedCourse as line } from './fixtures/listed-course.ts';
import { mergeCourses } from './merge-courses.ts';

const sieve = (...lines: ReturnType<typeof line>[]) => {
  const { courses, findings } = sieveDoubtful(mergeCourses([], lines));
  return {
    names: courses.map(({ head }) => head.name),
    findings: findings.map(({ rule, place, action, value }) => [rule, place, action, value].join(' ')),
  };
};

test('a nameless point of one list waits; one that a second source knows, or that is mapped, is a course', () => {
  assert.deepEqual(sieve(line('a:1', null, 0)), {
    names: [],
    findings: ['nameless-point-of-a-list c.ndjson:a:1 quarantined 37.00000, -8.00000'],
  });
  assert.deepEqual(sieve(line('a:1', null, 0), line('a:2', null, 100)).names, [], 'one list says it twice');
  assert.deepEqual(sieve(line('a:1', null, 0), line('b:1', null, 100)).names, [null]);
  const mapped = mergeCourses(
    [headWith({ sourceIds: ['way/1'], position: [-8, 37] })],
    [line('a:1', null, 0)],
  );
  assert.equal(sieveDoubtful(mapped).courses.length, 1);
});

test('of courses on one point at one address the one of another name than the website has waits', () => {
  const at = { address: '1250 Capri Dr', website: 'https://therivieracountryclub.com/' };
  const riviera = line('a:1', 'The Riviera Country Club', 0, at);
  const gables = line('a:2', 'Green Gables Golf Course', 0, at);
  assert.deepEqual(sieve(riviera, gables), {
    names: ['The Riviera Country Club'],
    findings: [
      'ghost-of-another-course c.ndjson:a:2 quarantined Green Gables Golf Course: on the point of The Riviera Country Club',
    ],
  });
});

test('sister courses, other addresses and websites that name neither course are left alone', () => {
  const at = { address: '191 Clyde St', website: 'https://tcc1882.org/' };
  const kept = (...lines: Parameters<typeof sieve>) =>
    assert.equal(sieve(...lines).names.length, lines.length);
  kept(line('a:1', 'Primrose At The Country Club', 0, at), line('a:2', 'Main At The Country Club', 0, at));
  const riviera = { address: '1 Capri Dr', website: 'https://riviera.example/' };
  kept(line('a:1', 'Riviera North', 0, riviera), line('a:2', 'Riviera Short', 0, riviera));
  kept(
    line('a:1', 'Riviera', 0, riviera),
    line('a:2', 'Green Gables', 0, { ...riviera, address: '2 Capri Dr' }),
  );
  kept(line('a:1', 'Riviera', 0, riviera), line('a:2', 'Green Gables', 1, riviera));
});
