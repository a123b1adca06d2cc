import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Finding } from '../finding.ts';
import { withheldNames } from './withheld-names.ts';

const left = (rule: string, place: string, value: string): Finding => ({
  source: 'courses',
  place,
  rule,
  value,
  action: 'rejected',
});

test('names that a rule leaves out are counted by rule and list, the three most like a course’s first', () => {
  const ranges = [
    'Range',
    'The Range',
    'Tree Top Golf Course',
    'Golf Range',
    'Aspen Driving Range',
    'Topgolf',
  ];
  const findings = [
    ...ranges.map((name, i) => left('driving-range', `us.ndjson:${i}`, name)),
    left('driving-range', 'world.ndjson:1', 'Practice Range'),
    left('like-a-course-nearby', 'world.ndjson:2', 'Bethpage Red: probably Red at Bethpage'),
    left('phone-malformed', 'us.ndjson:3', 'phone: 0'),
    { ...left('driving-range', 'way/1', 'Range'), source: 'osm' },
  ];
  const found = withheldNames(findings);
  assert.deepEqual(
    found.map(({ rule, file, count }) => `${rule} ${file} ${count}`),
    ['driving-range us.ndjson 6', 'driving-range world.ndjson 1', 'like-a-course-nearby world.ndjson 1'],
  );
  assert.equal(found[0]!.examples.length, 3);
  assert.equal(found[0]!.examples[0], 'Tree Top Golf Course');
});
