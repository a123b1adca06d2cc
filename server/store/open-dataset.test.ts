import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedFixture } from '#testing/opened-fixture.ts';

const dataset = openedFixture(10);

test('a query is prepared once, and gives each request the rows it asks for', () => {
  const prepare = () => dataset().prepare('SELECT golf_id FROM course WHERE golf_id = ?');
  assert.equal(prepare(), prepare());
  for (const golfId of [1, 2]) assert.deepEqual({ ...prepare().get(golfId) }, { golf_id: golfId });
});
