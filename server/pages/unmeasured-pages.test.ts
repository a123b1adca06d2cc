import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leavePagesUnmeasured } from './unmeasured-pages.ts';

test('a page as Next keeps it is not written as JSON, and everything else is', () => {
  const { stringify } = JSON;
  const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.alloc(9), headers: {}, status: 200 };
  const others = [null, 7, 'APP_PAGE', [page], { kind: 'bunker' }, { kind: 'APP_PAGE' }, { page }];
  const end = leavePagesUnmeasured();
  try {
    assert.equal(JSON.stringify(page), '""');
    for (const other of others) assert.equal(JSON.stringify(other), stringify(other));
    assert.equal(JSON.stringify({ a: 1, b: [2] }, ['a'], 2), '{\n  "a": 1\n}');
    assert.equal(JSON.stringify(undefined), undefined);
  } finally {
    end();
  }
  assert.equal(JSON.stringify, stringify);
});
