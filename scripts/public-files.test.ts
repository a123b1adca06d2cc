import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { publicFiles } from './public-files.ts';

for (const [path, make] of Object.entries(publicFiles)) {
  test(`${path} is what npm run public-files makes`, async () => {
    const committed = readFileSync(new URL(`../${path}`, import.meta.url));
    assert.ok(committed.equals(await make()));
  });
}
